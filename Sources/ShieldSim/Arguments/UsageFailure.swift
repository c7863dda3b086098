/// Every mistake that one command line holds, with the command it was meant for.
struct UsageFailure: Error, Sendable {
  /// The mistakes in the order of the words; never empty when thrown by the parser.
  let errors: [UsageError]
  /// The words that were understood as a command; empty when none was.
  let command: [String]

  /// How many mistakes are told one by one.
  private static let limit = 10

  /// The lines that a person reads: the mistakes, the way it is meant, and where to read on.
  func lines(for table: CommandTable) -> [String] {
    var lines = errors.prefix(Self.limit).map { "error: \($0.message)" }
    if errors.count > Self.limit { lines.append("error: and \(errors.count - Self.limit) more mistakes") }
    if let command = table.command(at: self.command) {
      lines.append("usage: \(UsageLine(command, at: self.command, of: table.tool).text)")
    }
    lines.append("help: \(([table.tool] + self.command).joined(separator: " ")) --help")
    return lines
  }
}
