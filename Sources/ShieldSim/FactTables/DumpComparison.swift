import ShieldModel

/// A dump beside the facts of one or several systems.
struct DumpComparison {
  /// How the systems were chosen.
  enum Choice {
    /// The person named them.
    case given([OSProfile])
    /// The dump names one that the catalogue knows.
    case told(OSProfile)
    /// The dump names one that the catalogue does not know.
    case unknown(ImportedSystem)
    /// Nobody names one.
    case all(of: Platform)
  }

  /// A system with what the dump says about its facts.
  struct Row {
    let profile: OSProfile
    let checks: [FactCheck]

    /// The checks with an outcome.
    func checks(_ outcome: FactCheck.Outcome) -> [FactCheck] { checks.filter { $0.outcome == outcome } }
  }

  /// The name of the dump.
  let file: String
  /// What the dump shows.
  let examination: DumpExamination
  /// How the systems were chosen.
  let choice: Choice
  /// The systems in the order of the catalogue.
  let rows: [Row]

  /// Compares a dump with systems.
  init(file: String, examination: DumpExamination, choice: Choice) {
    self.file = file
    self.examination = examination
    self.choice = choice
    let profiles: [OSProfile]
    switch choice {
    case .given(let given): profiles = given
    case .told(let profile): profiles = [profile]
    case .unknown(let system): profiles = Self.released(system.platform)
    case .all(let platform): profiles = Self.released(platform)
    }
    rows = profiles.map { Row(profile: $0, checks: examination.checks(against: $0)) }
  }

  private static func released(_ platform: Platform) -> [OSProfile] {
    OSCatalogue.rows(of: platform).filter { $0.standing == .released }
  }

  /// 1 when the dump contradicts every system, 2 when it says nothing about the best of them, else 0.
  var status: ExitStatus {
    let sound = rows.filter { $0.checks(.contradicts).isEmpty }
    if sound.isEmpty, !rows.isEmpty { return .finding }
    return sound.contains { !$0.checks(.confirms).isEmpty } ? .holds : .undecided
  }

  // MARK: Text

  /// Adds the comparison.
  func write(to text: inout ExplanationText) {
    writeDump(to: &text)
    if case .unknown(let system) = choice {
      text.paragraph(
        "The dump comes from \(system.title), which no row of the catalogue speaks for, so every system is tried.",
        indent: 0, style: .warning)
    }
    if case .given(let profiles) = choice, let system = examination.tree.system {
      let isOther = !profiles.contains { $0.platform == system.platform && $0.rowName == system.profile?.rowName }
      if isOther {
        text.paragraph(
          "The dump says that it comes from \(system.title); --os says otherwise.", indent: 0, style: .warning)
      }
    }
    if rows.count == 1, let row = rows.first {
      writeSheet(row, to: &text)
    } else if !examination.fields.isEmpty {
      writeOverview(to: &text)
    }
    writeConclusion(to: &text)
  }

  private func writeDump(to text: inout ExplanationText) {
    let tree = examination.tree
    let views = tree.nodes.count { $0.kind != .layer }
    let fields = examination.fields.count
    text.heading(
      "\(file): \(tree.kind.title), \(count(views, "view")), \(count(fields, "text field"))")
    if tree.isCutOff {
      text.paragraph(
        "The dump is cut off in its last line; nothing follows from what is missing there.", style: .warning)
    }
    for field in examination.fields.prefix(Self.fieldLimit) {
      let node = tree[field.node]
      var parts = field.children.prefix(12).map { QuotedText.bare(tree[$0].typeName) }
      if field.children.count > parts.count { parts.append("and \(field.children.count - parts.count) more") }
      let place =
        field.isInWindow.map { $0 ? "in a window" : "outside of any window" } ?? "perhaps in a window"
      text.paragraph(
        "Line \(node.position.line): \(QuotedText.bare(node.typeName)), \(place); back to front: "
          + (parts.isEmpty ? "nothing" : parts.joined(separator: ", ")), hanging: 2)
    }
    if fields > Self.fieldLimit { text.paragraph("and \(count(fields - Self.fieldLimit, "more field"))") }
    for (nodes, meaning) in [
      (examination.movedCanvases, "stands outside of any field; a shield may have put it there"),
      (examination.textViewCanvases, "stands in a text view, where its name means nothing (F10)"),
      (examination.candidates, "is unknown and stands where the canvas would; a canvas may be renamed to it"),
    ] {
      for node in nodes.prefix(Self.fieldLimit) {
        text.paragraph(
          "Line \(tree[node].position.line): \(QuotedText.bare(tree[node].typeName)) \(meaning).", hanging: 2)
      }
    }
  }

  private static let fieldLimit = 8
  private static let checkLimit = 40

  private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  private func writeSheet(_ row: Row, to text: inout ExplanationText) {
    text.heading("Compared with \(row.profile.title)")
    for outcome in [FactCheck.Outcome.contradicts, .confirms, .cannotTell] {
      let checks = row.checks(outcome)
      guard !checks.isEmpty else { continue }
      text.space()
      text.paragraph(outcome.heading, style: outcome.style)
      for check in checks.prefix(Self.checkLimit) { text.paragraph(Self.sentence(check), indent: 4, hanging: 2) }
      if checks.count > Self.checkLimit { text.paragraph("and \(checks.count - Self.checkLimit) more", indent: 4) }
    }
  }

  /// A fact with its rule, what is known, how well, what the dump shows, and where.
  private static func sentence(_ check: FactCheck) -> String {
    let known = check.grade == .contested ? "nothing, the model runs with \(check.value)" : check.value
    let fields = check.fieldCount > 1 ? " (\(check.fieldCount) fields)" : ""
    let place = check.position.map { ", line \($0.line)" } ?? ""
    let shown =
      switch check.outcome {
      case .confirms: check.shown == check.value ? "shown" : "shown: \(check.shown)"
      case .contradicts: "shown: \(check.shown)"
      case .cannotTell: check.shown
      }
    return "\(check.key) (\(check.rule)): known: \(known) (\(check.grade.word)); \(shown)\(fields)\(place)"
  }

  private func writeOverview(to text: inout ExplanationText) {
    text.heading("Compared with \(count(rows.count, "system"))")
    var table = TextTable(
      [
        .init("System", overflow: .keep), .init("", overflow: .keep), .init("Confirms"), .init("Contradicts"),
      ], indent: 2)
    for row in rows {
      let against = row.checks(.contradicts)
      let agreed = row.checks(.confirms)
      let word = !against.isEmpty ? "contradicted" : agreed.isEmpty ? "cannot tell" : "agrees"
      let style: TextStyle? = !against.isEmpty ? .bad : agreed.isEmpty ? .warning : nil
      table.add([
        .init(row.profile.title), .init(word, style), .init("\(agreed.count)"),
        .init(
          (against.prefix(Self.fieldLimit).map { "\($0.key) (\($0.shown))" }
            + (against.count > Self.fieldLimit ? ["and \(against.count - Self.fieldLimit) more"] : []))
            .joined(separator: "; ")),
      ])
    }
    text.table(table)
    text.paragraph(
      "A system that agrees need not be the one that the dump comes from. With --os NAME every fact is listed.",
      style: .faint)
  }

  private func writeConclusion(to text: inout ExplanationText) {
    text.space()
    switch status {
    case .finding:
      text.paragraph(
        rows.count == 1
          ? "The dump contradicts what is known." : "The dump contradicts what is known of every system.", indent: 0,
        style: .bad)
    case .undecided: text.paragraph("The dump says nothing about these facts.", indent: 0, style: .warning)
    default:
      text.paragraph("The dump contradicts nothing\(rows.count == 1 ? "" : " of at least one system").", indent: 0)
    }
    text.paragraph(
      "No dump can show what captures leave out, nor the facts that are not about trees.", indent: 0, style: .faint)
  }
}

extension FactCheck.Outcome {
  /// What stands above the facts with the outcome.
  fileprivate var heading: String {
    switch self {
    case .confirms: "Confirms"
    case .contradicts: "Contradicts"
    case .cannotTell: "Cannot tell"
    }
  }

  /// How a terminal paints the outcome.
  fileprivate var style: TextStyle? {
    switch self {
    case .confirms: nil
    case .contradicts: .bad
    case .cannotTell: .faint
    }
  }
}
