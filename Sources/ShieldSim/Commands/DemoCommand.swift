/// `shieldsim demo`: a tour of one minute that needs no files.
enum DemoCommand {
  static let command = Command(
    CommandSpecification(
      "demo", in: .start, "Shows in a minute what a screenshot sees of a screen that hides its secrets.",
      discussion: [
        "The tour runs three small scenarios that are built in. They also stand in the project's folder "
          + "Scenarios/demo, where they can be changed and run again.",
        "In a terminal with color the pictures are colored; else they are drawn with letters and lines.",
      ],
      options: [TerminalPalette.option],
      examples: [
        CommandExample("shieldsim demo", "Gives the tour."),
        CommandExample("shieldsim demo --color never", "Gives the tour without color."),
      ])
  ) { arguments, console in
    let palette = TerminalPalette(arguments[TerminalPalette.option], console: console)
    for line in try DemoTour.lines(width: console.width, palette: palette) { console.writeLine(line) }
    return .holds
  }

  /// The command lines at the end of the tour, with what each does: the first three whose commands are there.
  static var nextSteps: [CommandExample] {
    let known = CommandTable.shieldsim.commands.map(\.name)
    let there = candidates.filter { candidate in
      candidate.line.split(separator: " ").dropFirst().prefix(2).contains { known.contains(String($0)) }
    }
    return Array(there.prefix(3))
  }

  private static let candidates = [
    CommandExample("shieldsim run FILE", "judges a screen of your own, see README.md"),
    CommandExample("shieldsim explain FILE", "says why something shows, or does not"),
    CommandExample("shieldsim facts 17", "shows what is known about iOS 17, and from whom"),
    CommandExample("shieldsim help run", "explains how to check a screen of your own"),
    CommandExample("shieldsim schema scenario", "prints what a scenario file may hold"),
  ]
}
