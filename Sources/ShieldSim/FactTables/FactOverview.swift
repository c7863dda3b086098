import ShieldModel

/// The catalogue at a glance: one row a system, the facts that recipes stand or fall with, each with its grade.
struct FactOverview {
  /// The platform.
  let platform: Platform
  /// The systems.
  let profiles: [OSProfile]

  /// What the names of canvases have in common, left out to save room.
  private static let commonPrefix = "_UIText"
  private static let commonSuffix = "View"
  /// Narrower terminals get two columns less.
  private static let fullWidth = 100

  /// One column after that of the systems' names.
  private struct Column: Sendable {
    let heading: String
    let meaning: String
    var needsRoom = false
    let cell: @Sendable (OSProfile) -> TextTable.Cell
  }

  private static let columns = [
    Column(
      heading: "Canvas", meaning: "class name after \(commonPrefix), without \(commonSuffix); F1"
    ) { cell(canvas(of: $0), $0.canvasTypeName.grade) },
    Column(
      heading: "First child", meaning: "what a lookup by position finds in a field inside a window; F4, L1"
    ) { cell(firstChild(of: $0), $0.passthroughTrigger.grade) },
    Column(
      heading: "Mask", meaning: "which captures secure entry keeps the canvas out of: still and live, or none; F2"
    ) { cell(mask(of: $0), $0.maskWhenSecure.grade) },
    Column(
      heading: "Reclaims", meaning: "whether the field's layout takes a moved canvas back; F3", needsRoom: true
    ) { cell($0.fieldTakesCanvasBack.value ? "yes" : "no", $0.fieldTakesCanvasBack.grade) },
    Column(
      heading: "Screenshot", meaning: "whether it leaves masked layers out; C2"
    ) { capture(.hardwareScreenshot, of: $0) },
    Column(
      heading: "Recording", meaning: "the same for Control Centre's recording; C2"
    ) { capture(.screenRecording, of: $0) },
    Column(
      heading: "Switcher", meaning: "the same for the picture in the app switcher; C2", needsRoom: true
    ) { capture(.appSwitcherSnapshot, of: $0) },
  ]

  /// Adds the table and what its words mean.
  func write(to text: inout ExplanationText) {
    text.heading("What the catalogue knows about \(platform.systemName) (\(OSCatalogue.version))")
    text.space()
    let isNarrow = text.width < Self.fullWidth
    let columns = Self.columns.filter { !isNarrow || !$0.needsRoom }
    var table = TextTable(
      [.init("System", overflow: .keep)] + columns.map { .init($0.heading, overflow: .keep) })
    for profile in profiles {
      let name = TextTable.Cell(profile.name, profile.standing == .released ? nil : .faint)
      table.add([name] + columns.map { $0.cell(profile) })
    }
    text.table(table)
    text.space()
    text.paragraph("Grades: \(Grade.legend). What is contested has no value here: nobody knows.", indent: 0)
    for column in columns {
      text.paragraph("\(column.heading): \(column.meaning).", indent: 0, hanging: 2, style: .faint)
    }
    if isNarrow {
      text.paragraph("A terminal with \(Self.fullWidth) columns shows more.", indent: 0, style: .faint)
    }
    text.paragraph(
      "All facts of a system: shieldsim facts 17. What nobody knows: shieldsim facts --grade contested.", indent: 0)
  }

  private static func canvas(of profile: OSProfile) -> String {
    var name = profile.canvasTypeName.value[...]
    if name.isEmpty { return "none" }
    if name.hasPrefix(commonPrefix) { name = name.dropFirst(commonPrefix.count) }
    if name.hasSuffix(commonSuffix) { name = name.dropLast(commonSuffix.count) }
    return String(name)
  }

  private static func firstChild(of profile: OSProfile) -> String {
    if profile.canvasTypeName.value.isEmpty { return "–" }
    if profile.passthroughTrigger.value != .never { return "other" }
    return profile.canvasDepth.value > 1 ? "container" : "canvas"
  }

  private static func mask(of profile: OSProfile) -> String {
    let mask = profile.maskWhenSecure.value
    return mask.isSuperset(of: .captures) ? "both" : mask.description
  }

  private static func capture(_ kind: CaptureKind, of profile: OSProfile) -> TextTable.Cell {
    let fact = profile.capture(kind)
    let word: String
    switch fact.value {
    case .honours: word = "left out"
    case .ignores: word = "shows"
    case .notApplicable: word = "–"
    case .unknown: word = "unknown"
    }
    return cell(word, fact.grade, isBad: fact.value == .ignores)
  }

  private static func cell(_ value: String, _ grade: Grade, isBad: Bool = false) -> TextTable.Cell {
    if grade == .contested { return TextTable.Cell("?", .warning) }
    return TextTable.Cell("\(value) \(grade.letter)", isBad ? .bad : grade.style)
  }
}
