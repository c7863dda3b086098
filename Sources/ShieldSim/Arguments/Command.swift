/// One command of the tool: its table and what it does.
struct Command: Sendable {
  /// The table behind parser, help and completion.
  let specification: CommandSpecification
  /// What the command does, or the commands below it.
  let body: Body

  /// What stands behind a command's name.
  enum Body: Sendable {
    /// Work that ends with a status; data goes to the console's output, talk to its other side.
    case run(Run)
    /// Commands of a second level, as in `policy check`.
    case subcommands([Command])
  }

  /// The work of a command.
  typealias Run = @Sendable (ParsedArguments, Console) async throws -> ExitStatus

  /// A command that works.
  init(_ specification: CommandSpecification, run: @escaping Run) {
    self.specification = specification
    body = .run(run)
  }

  /// A command that only holds others.
  init(_ specification: CommandSpecification, subcommands: [Command]) {
    self.specification = specification
    body = .subcommands(subcommands)
  }

  /// The word that calls it.
  var name: String { specification.name }

  /// The commands below this one.
  var subcommands: [Command] {
    if case .subcommands(let commands) = body { commands } else { [] }
  }
}
