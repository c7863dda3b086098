@testable import ShieldSim

/// In tests the name means this tool's statuses, not those of Swift Testing.
typealias ExitStatus = ShieldSim.ExitStatus

/// One run of the tool within the test process: its status and what it wrote to either side.
struct ProgramRun {
  let status: ExitStatus
  /// What went to standard output.
  let output: String
  /// What went to standard error.
  let talk: String

  /// Runs `shieldsim` with these words.
  init(_ words: String..., environment: [String: String] = [:]) async {
    await self.init(words, table: .shieldsim, environment: environment)
  }

  init(
    _ words: [String], table: CommandTable, environment: [String: String] = [:],
    settings: ConsoleSettings = ConsoleSettings()
  ) async {
    let output = MemorySink()
    let talk = MemorySink()
    let console = Console(output: output, talk: talk, settings: settings) { .zero }
    status = await Program(table: table, environment: environment, console: console).run(words)
    self.output = output.text
    self.talk = talk.text
  }
}
