/// What the tool says when it is called without words: what it is, and the first things to try.
struct WelcomePage {
  /// The commands that a newcomer tries first, where the table has them.
  private static let firstCommands = ["demo", "run"]

  private let table: CommandTable

  init(_ table: CommandTable) {
    self.table = table
  }

  /// The lines of the page.
  func lines(width: Int) -> [String] {
    var text = HelpText(width: width, hasColor: false)
    text.addParagraph("\(table.tool) \(Version.tool): \(table.summary)")
    text.addLine()
    var terms = Self.firstCommands.compactMap { name -> HelpTerm? in
      guard let command = table.command(at: [name]) else { return nil }
      let arguments = command.specification.arguments.filter(\.isRequired).map(\.usage)
      return HelpTerm(
        term: ([table.tool, name] + arguments).joined(separator: " "), meaning: command.specification.summary)
    }
    terms.append(HelpTerm(term: "\(table.tool) --help", meaning: "Lists every command."))
    text.addTerms(terms)
    return text.lines
  }
}
