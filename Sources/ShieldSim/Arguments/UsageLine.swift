/// The one-line pattern of a command: `shieldsim run [OPTIONS] FILE…`.
struct UsageLine {
  /// The line.
  let text: String

  init(_ command: Command, at path: [String], of tool: String) {
    var words = [tool] + path
    if !command.subcommands.isEmpty { words.append("COMMAND") }
    words.append("[OPTIONS]")
    words += command.specification.arguments.map(\.usage)
    text = words.joined(separator: " ")
  }
}
