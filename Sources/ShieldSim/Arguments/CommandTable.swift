/// The whole command line of a tool as data: its commands and the options that each of them has.
struct CommandTable: Sendable {
  /// The word that starts the tool.
  let tool: String
  /// What the tool does, as one sentence.
  let summary: String
  /// The commands in the order of help.
  let commands: [Command]
  /// Command lines that work, for the overview.
  var examples: [CommandExample] = []

  /// The command that a path of words leads to; nil when a word is unknown or the path is empty.
  func command(at path: [String]) -> Command? {
    var level = commands
    var found: Command?
    for word in path {
      guard let next = level.first(where: { $0.name == word }) else { return nil }
      found = next
      level = next.subcommands
    }
    return found
  }

  /// The paths of all commands that work, in the order of help.
  var paths: [[String]] {
    var paths: [[String]] = []
    var open: [([String], Command)] = commands.reversed().map { ([$0.name], $0) }
    while let (path, command) = open.popLast() {
      if command.subcommands.isEmpty { paths.append(path) }
      open.append(contentsOf: command.subcommands.reversed().map { (path + [$0.name], $0) })
    }
    return paths
  }
}
