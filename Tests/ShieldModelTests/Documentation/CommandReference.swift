@testable import ShieldSim

/// The command line as parts of a page: what `--help` shows.
enum CommandReference {
  /// The table of exit codes.
  static func exitCodes() -> String {
    let rows = ExitStatus.allCases.map { "| \($0.rawValue) | \($0.summary) |" }
    return (["| code | meaning |", "|---|---|"] + rows).joined(separator: "\n")
  }

  /// A section for each command in the order of help, with its help page in a block.
  static func commands(of table: CommandTable = .shieldsim) -> String {
    var open = table.commands.reversed().map { ([$0.name], $0) }
    var sections: [String] = []
    while let (path, command) = open.popLast() {
      open += command.subcommands.reversed().map { (path + [$0.name], $0) }
      let page = HelpPage(table, path: path).lines(width: 110).map { $0.trimmedAtEnd }
      let lines = page.joined(separator: "\n")
      sections.append("### \(path.joined(separator: " "))\n\n```text\n\(lines)\n```")
    }
    return sections.joined(separator: "\n\n")
  }
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmedAtEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
