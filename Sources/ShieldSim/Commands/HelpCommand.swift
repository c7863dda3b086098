/// `shieldsim help`: pages about the tool and its commands, for people and for programs.
enum HelpCommand {
  static let words = Argument(
    repeating: "COMMAND", .text("COMMAND"), isRequired: false, "The command to explain; all of them when left out.")
  static let json = Option(flag: "json", "Prints the whole command line as JSON, for other programs.")

  static let command = Command(
    CommandSpecification(
      "help", in: .start, "Explains the tool or one command.",
      arguments: [words],
      options: [json],
      examples: [
        CommandExample("shieldsim help", "Lists the commands."),
        CommandExample("shieldsim help completions", "Explains one command."),
        CommandExample("shieldsim help --json", "Prints every command, option and exit status as JSON."),
      ])
  ) { arguments, console in
    let table = CommandTable.shieldsim
    let path = try arguments[words]
    try require(path, in: table)
    if arguments[json] {
      console.write(try HelpDocument(table).text)
    } else {
      HelpPage(table, path: path).write(to: console)
    }
    return .holds
  }

  /// Throws the same mistake as a call of a command that is not there.
  private static func require(_ path: [String], in table: CommandTable) throws(UsageError) {
    var level = table.commands
    for word in path {
      guard let next = level.first(where: { $0.name == word }) else {
        throw level.isEmpty ? .unexpectedArgument(word) : .unknownCommand(word, known: level.map(\.name))
      }
      level = next.subcommands
    }
  }
}
