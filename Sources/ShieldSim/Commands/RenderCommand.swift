import ShieldModel

/// `shieldsim render`: pictures of the panel and of every capture of a scenario.
enum RenderCommand {
  static let output = Option(
    "out", short: "o", .path(),
    "Is the folder for the pictures, or with --of a single PNG file or - for standard output.")
  static let name = Option("of", .text("NAME"), "Draws only this picture: panel, or a capture by its name.")
  static let frame = Option(
    "frame", .integer("N", in: 0...Int(Int32.max)),
    "Takes the picture number N, from 0, of those that bear the name; the one that says most when left out.")
  static let sheet = Option(
    "sheet", .file("PATH"), "Writes a contact sheet: all pictures side by side with verdicts, a row for each system.")
  static let terminal = Option(flag: "ansi", "Draws the pictures in the terminal.")
  static let columns = Option(
    "columns", .integer("N", in: 8...400), "Says how many columns a picture in the terminal has.")
  static let leaks = Option(flag: "leaks", "Marks the pixels of captures in which secret content may show.")
  static let scale = Option(
    "scale",
    .form("N", "a number from 0.1 to 8 such as 2") { text in
      Double(text).flatMap { (0.1...8).contains($0) ? $0 : nil }
    }, "Draws this many pixels a point; the scenario's own number when left out.")

  static let command = Command(
    CommandSpecification(
      "render", in: .look, "Draws the panel and every capture of a scenario.",
      discussion: [
        "Without --out, --sheet or --ansi the PNG files go to the folder shieldsim-pictures/NAME, where NAME is the "
          + "scenario's. When several systems are drawn each has a folder of its own in it. The paths of what was "
          + "written are printed.",
        "Of a recording every frame that differs from the one before is written. Contact sheets and terminals show "
          + "the frame that says most: the first that exposes a secret, else the last.",
        "The command ends with 0 whatever the pictures show; run judges.",
      ],
      arguments: [LookOptions.file],
      options: [
        output, sheet, terminal, name, frame, LookOptions.systems, LookOptions.platform, LookOptions.step, scale, leaks,
        columns,
        TerminalPalette.option, LookOptions.root, LookOptions.recipes,
      ],
      examples: [
        CommandExample("shieldsim render a.shield.jsonc --sheet sheet.png --os 16,17", "Compares two systems."),
        CommandExample("shieldsim render a.shield.jsonc --ansi", "Shows the pictures at once."),
        CommandExample(
          "shieldsim render a.shield.jsonc --of screenshot --out shot.png --leaks",
          "Draws one capture with leaking pixels outlined."),
      ])
  ) { arguments, console in
    let path = try arguments[LookOptions.file]
    try check(arguments, console: console)
    var opened = try OpenedScenario(path, arguments: arguments, console: console)
    if let scale = arguments[scale] { opened.scenario.screen.scale = scale }
    let cases = try opened.cases(of: arguments[LookOptions.systems], on: arguments[LookOptions.platform])
    if arguments[name] != nil, arguments[output].map(isFile) == true, cases.count > 1 {
      throw UsageError.stated("--out names one file, but \(cases.count) systems are drawn; --os chooses one")
    }
    let job = RenderJob(
      opened: opened, name: arguments[name], frame: arguments[frame], step: arguments[LookOptions.step],
      marksLeaks: arguments[leaks], hasSheet: arguments[sheet] != nil)
    let progress = console.progress("Drawing", total: cases.count)
    var looks: [RenderJob.Look] = []
    for system in cases {
      try Interruption.check()
      progress.advance(at: system.name)
      looks.append(try job.look(on: system, console: console))
    }
    progress.finish()
    if let target = arguments[sheet] {
      try AtomicFile.write(try job.sheet(of: looks), to: target, console: console)
      tell(target, console: console)
    }
    if arguments[terminal] { draw(looks, arguments: arguments, console: console) }
    if arguments[output] != nil || (arguments[sheet] == nil && !arguments[terminal]) {
      try write(looks, job: job, to: arguments[output], console: console)
    }
    return .holds
  }

  /// Refuses options that make no sense together.
  private static func check(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
    if arguments[frame] != nil, arguments[name] == nil {
      throw .stated("--frame says which of several pictures is meant; it needs --of")
    }
    if let target = arguments[output], isFile(target), arguments[name] == nil {
      throw .stated("--out names one file; expected a folder, or --of to say which picture goes into the file")
    }
    if arguments[columns] != nil, !arguments[terminal] { throw .stated("--columns needs --ansi") }
    let targets = [arguments[output], arguments[sheet]].compactMap { $0 }
    let toOutput = targets.filter(AtomicFile.standardOutput.contains)
    if toOutput.count + (arguments[terminal] ? 1 : 0) > 1 {
      throw .stated("only one of --out, --sheet and --ansi can go to standard output")
    }
    if !toOutput.isEmpty, console.settings.outputIsTerminal {
      throw .stated("a PNG file is not for a terminal; redirect the output, or use --ansi")
    }
  }

  /// Whether a path means one picture rather than a folder.
  private static func isFile(_ path: String) -> Bool {
    AtomicFile.standardOutput.contains(path) || path.lowercased().hasSuffix(".png")
  }

  private static func tell(_ path: String, console: Console) {
    guard !AtomicFile.standardOutput.contains(path) else { return }
    console.writeLine(QuotedText.bare(path))
  }

  private static func write(
    _ looks: [RenderJob.Look], job: RenderJob, to target: String?, console: Console
  ) throws {
    if let target, isFile(target), let picture = looks.first?.pictures.first {
      try AtomicFile.write(try job.png(of: picture), to: target, console: console)
      return tell(target, console: console)
    }
    let folder = target ?? "shieldsim-pictures/\(PictureFiles.name(ofScenario: job.opened.scenario.file))"
    let files = PictureFiles(folder: folder)
    for look in looks {
      let place = looks.count == 1 ? folder : folder + "/" + PictureFiles.name(of: look.system)
      for (picture, name) in files.named(look.pictures) {
        try Interruption.check()
        try PictureFiles.makeFolder(place)
        let path = place + "/" + name
        try AtomicFile.write(try job.png(of: picture), to: path, console: console)
        tell(path, console: console)
      }
    }
  }

  private static func draw(_ looks: [RenderJob.Look], arguments: ParsedArguments, console: Console) {
    let palette = TerminalPalette(arguments[TerminalPalette.option], console: console)
    for (index, look) in looks.enumerated() {
      if index > 0 { console.writeLine() }
      if looks.count > 1 { console.writeLine(console.styled(look.system.name, .heading)) }
      let pictures = look.representatives
      let columns = arguments[columns] ?? fittingColumns(count: pictures.count, width: console.width)
      let items = pictures.map { picture in
        TerminalStrip.Item(
          heading: QuotedText.bare(picture.name),
          picture: CellPainter.picture(
            picture.tree, rule: picture.rule, columns: columns, hasColors: palette != .none),
          marksTaint: arguments[leaks] && picture.kind != nil, caption: PictureCaption.paragraphs(for: picture))
      }
      for line in TerminalStrip(items: items, width: console.width).lines(palette: palette) {
        console.writeLine(line)
      }
    }
  }

  /// How many columns each of some pictures may have so that they fit side by side and can still be read.
  private static func fittingColumns(count: Int, width: Int) -> Int {
    let together = (width + 2) / max(1, count) - 3
    return min(max(together, min(38, width - 1)), 60)
  }
}
