/// What a command line asks for.
enum Invocation: Sendable {
  /// Nothing was typed after the tool's name.
  case welcome
  /// Help on the command at a path; on the whole tool when the path is empty.
  case help([String])
  /// The versions.
  case version
  /// The work of a command.
  case run(Command, ParsedArguments)
}
