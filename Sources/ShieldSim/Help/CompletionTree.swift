/// What a completion script needs to know: every command with the flags and values that may follow it.
struct CompletionTree {
  /// One command, or the tool itself.
  struct Node {
    /// The words that lead to it; empty for the tool itself.
    let path: [String]
    /// What it does.
    let summary: String
    /// The commands that may follow.
    let commands: [ChoiceWord]
    /// Its options and those of every command.
    let options: [OptionSpecification]
    /// Its positional arguments.
    let arguments: [ArgumentSpecification]
    /// Sets of option names of which at most one may be given.
    let exclusions: [[String]]

    /// The path as one word that every shell takes as part of a name.
    var identifier: String { Self.identifier(of: path) }

    /// The identifier of the command above.
    var parentIdentifier: String { Self.identifier(of: path.dropLast()) }

    private static func identifier(of path: some Collection<String>) -> String {
      path.isEmpty ? "root" : path.map { $0.split(separator: "-").joined(separator: "_") }.joined(separator: "__")
    }
  }

  /// The word that starts the tool.
  let tool: String
  /// The tool first, then every command in the order of help.
  let nodes: [Node]

  init(_ table: CommandTable) {
    tool = table.tool
    var nodes = [
      Node(
        path: [], summary: table.summary, commands: Self.words(table.commands), options: CommonOptions.all,
        arguments: [], exclusions: [])
    ]
    var open: [([String], Command)] = table.commands.reversed().map { ([$0.name], $0) }
    while let (path, command) = open.popLast() {
      let specification = command.specification
      nodes.append(
        Node(
          path: path, summary: specification.summary, commands: Self.words(command.subcommands),
          options: specification.options + CommonOptions.all, arguments: specification.arguments,
          exclusions: specification.exclusions))
      open.append(contentsOf: command.subcommands.reversed().map { (path + [$0.name], $0) })
    }
    self.nodes = nodes
  }

  private static func words(_ commands: [Command]) -> [ChoiceWord] {
    commands.map { ChoiceWord($0.name, $0.specification.summary) }
  }
}
