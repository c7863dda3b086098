import ShieldModel

/// The tour of `shieldsim demo`: what a screenshot sees of one card, told with pictures.
///
/// Every verdict, reason, class name and grade in it comes from a run, none from the text below.
struct DemoTour {
  private let palette: TerminalPalette
  private var text: ExplanationText

  /// Wider terminals get no wider tour: two pictures and their marks fill this.
  private static let width = 80
  /// The columns of a picture: two of them, their marks and a gap are as wide as the tour.
  private static let pictureColumns = 38
  /// The rows of the screen that hold the card and its heading.
  private static let pictureRows = 3..<14
  /// The same with a margin, which only shows in color.
  private static let pictureRowsWithMargin = 2..<15

  private init(width: Int, palette: TerminalPalette) {
    self.palette = palette
    text = ExplanationText(width: min(width, Self.width), hasColor: palette != .none)
  }

  /// The whole tour.
  ///
  /// - Throws: ``DocumentError`` when the program was built with a scenario that it cannot read.
  static func lines(width: Int, palette: TerminalPalette) throws -> [String] {
    var tour = DemoTour(width: width, palette: palette)
    let byName = try DemoRun(.byName, on: "17")
    let byPosition = try DemoRun(.byPosition, on: "17")
    let before = try DemoRun(.byPosition, on: "16")
    let silent = try DemoRun(.silent, on: "next-renamed")
    let logging = try DemoRun(.byName, on: "next-renamed")
    tour.addOpening()
    tour.addPart(
      "1. The canvas is found by its class name, \(byName.title)", byName,
      "The person sees everything. The screenshot is composed as if the two texts were not there.")
    tour.addLeak(byPosition, before: before)
    tour.addFuture(silent: silent, logging: logging)
    tour.addLimits(byName)
    tour.addNextSteps()
    return tour.text.lines
  }

  // MARK: Parts

  private mutating func addOpening() {
    text.heading("What a screenshot sees of a booking card")
    text.paragraph(
      "Two texts of this card are secret: the passenger's name and the booking code. The app moves them into the "
        + "canvas, a private view inside a secure text field, which iOS leaves out of screenshots. No public call "
        + "answers where the canvas is, so the app has to find it.", indent: 0)
    text.space()
    text.paragraph(
      "This is a model of iOS on your machine, not iOS. What it says bears the grade of the evidence behind it: "
        + "documented, measured, reported, assumed, or contested.", indent: 0)
  }

  private mutating func addPart(_ heading: String, _ run: DemoRun, _ remark: String) {
    text.heading(heading)
    text.space()
    addPictures(of: run)
    text.space()
    text.paragraph(remark, indent: 0)
    addVerdict(of: run)
  }

  private mutating func addLeak(_ run: DemoRun, before: DemoRun) {
    addPart(
      "2. The same code, but it takes the first child for the canvas, \(run.title)", run,
      "The leak: the screenshot holds both texts, marked \(TerminalStrip.taintMark), and the app noticed nothing.")
    if let fault = run.simulation.log.faults.first, case .anotherView(let name) = fault.verdict {
      let use = FactUse.field(.passthroughTrigger)
      let grade = run.profile.grade(of: use).word
      text.paragraph(
        "Why: inside a window the first child is \(name), and what lies in it has no mask above it (F4, \(grade); C3). "
          + "The same build on \(before.title): \(before.verdictWords).", indent: 0)
    }
  }

  private mutating func addFuture(silent: DemoRun, logging: DemoRun) {
    text.heading("3. By name again, on a made-up future iOS that renames the canvas")
    text.paragraph("The lookup finds nothing, and the app goes on with both texts unshielded.", indent: 0)
    addVerdict(of: logging)
    text.space()
    text.paragraph("What the app's log holds:")
    for (title, run) in [("of an app that is silent", silent), ("of an app that logs", logging)] {
      text.paragraph("\(title):", indent: 4)
      let logged = run.simulation.log.faults.filter(\.isLogged)
      if logged.isEmpty { text.paragraph("(nothing)", indent: 6, style: .faint) }
      for fault in logged { text.paragraph("FAULT \(fault.message)", indent: 6, hanging: 2, style: .bad) }
    }
    text.space()
    let finding = silent.result.findings.first { $0.finding.rule == "L2" && !$0.finding.message.isEmpty }
    let severity = finding.map { ", \($0.finding.severity.word)" } ?? ""
    text.paragraph(
      "shieldsim reports the fault of both apps on standard error, however quiet it is told to be. That the first app "
        + "is silent is a finding of its own (L2\(severity)).", indent: 0)
  }

  private mutating func addLimits(_ run: DemoRun) {
    text.heading("4. What nobody knows, and what no shield covers, \(run.title)")
    let kinds = CaptureKind.allCases.filter { run.profile.capture($0).value != .notApplicable }
    let open = kinds.filter { run.profile.capture($0).grade == .contested }
    let uncovered = kinds.filter { run.profile.capture($0).value == .ignores }
    add("nobody knows", open, run)
    add("not covered", uncovered, run)
    text.paragraph(
      "The first lookup holds only as long as iOS keeps the name of a private class. A text that is hidden in pictures "
        + "can still be read aloud by accessibility, or leave in a link or a log (C10).", indent: 0)
  }

  private mutating func add(_ heading: String, _ kinds: [CaptureKind], _ run: DemoRun) {
    let names = kinds.map { "\($0.title) (\(run.profile.capture($0).grade.word))" }
    text.paragraph("\(heading): \(names.joined(separator: ", "))", hanging: 2)
  }

  private mutating func addNextSteps() {
    text.heading("5. What to do next")
    var table = TextTable([.init("", overflow: .keep), .init("")], indent: 2)
    for step in DemoCommand.nextSteps { table.add([.init(step.line, .accent), .init(step.summary)]) }
    text.table(table)
  }

  // MARK: Pictures and verdicts

  private mutating func addPictures(of run: DemoRun) {
    let columns = min(Self.pictureColumns, text.width - 1)
    let rows = palette == .none ? Self.pictureRows : Self.pictureRowsWithMargin
    let items = run.pictures.map { picture in
      let cells = CellPainter.picture(
        picture.tree, rule: picture.rule, columns: columns, hasColors: palette != .none)
      return TerminalStrip.Item(
        heading: picture.kind == nil ? "panel, what the person sees" : picture.title,
        // On a narrower terminal the rows lie elsewhere, and the whole screen is shown.
        picture: columns == Self.pictureColumns ? cells.cropped(to: rows) : cells,
        marksTaint: picture.kind != nil, caption: [])
    }
    for line in TerminalStrip(items: items, width: text.width).lines(palette: palette) { text.rawLine(line) }
  }

  private mutating func addVerdict(of run: DemoRun) {
    text.paragraph(run.verdictWords + ".", indent: 0, style: run.worst?.verdict.style)
  }
}
