import Foundation
import Testing

@testable import ShieldSim

@Suite struct ProgramTests {
  private struct Surprise: Error {}

  /// A program with one command that ends in a given way.
  private func run(
    _ words: [String] = ["c"], ending work: @escaping @Sendable () throws -> ExitStatus
  ) async -> ProgramRun {
    let flag = Option(flag: "flag", "Is a flag.")
    let command = Command(CommandSpecification("c", in: .look, "Is one.", options: [flag])) { _, console in
      console.writeLine("data")
      return try work()
    }
    return await ProgramRun(words, table: CommandTable(tool: "t", summary: "Is a test.", commands: [command]))
  }

  @Test(arguments: [ExitStatus.holds, .finding, .undecided])
  func `a command's status is the tool's`(status: ExitStatus) async {
    let run = await run { status }
    #expect(run.status == status)
    #expect(run.output == "data\n")
    #expect(run.talk.isEmpty)
  }

  static let failures: [(any Error & Sendable, ExitStatus, String)] = [
    (
      UsageError.stated("the moon is full"), .usage,
      "error: the moon is full\nusage: t c [OPTIONS]\nhelp: t c --help\n"
    ),
    (
      UsageFailure(errors: [.missingArgument("FILE"), .stated("no")], command: ["c"]), .usage,
      "error: FILE is missing\nerror: no\nusage: t c [OPTIONS]\nhelp: t c --help\n"
    ),
    (
      FileError.isFolder(path: "a\n"), .noInput,
      "error: cannot read \"a\\n\": it is a folder; expected a file\n"
    ),
    (
      FileError.outputIsFolder(path: "a"), .cannotWrite,
      "error: cannot write \"a\": it is a folder; expected the name of a file\n"
    ),
    (InternalError("odd"), .internal, "error: internal: odd\nThis is a mistake in shieldsim; please report it.\n"),
    (Surprise(), .internal, "error: internal: Surprise()\nThis is a mistake in shieldsim; please report it.\n"),
    (InterruptedError(), .interrupted, "error: interrupted before the work was done\n"),
  ]

  @Test(arguments: failures.indices)
  func `whatever a command throws becomes a line and a status, and its data still gets out`(index: Int) async {
    let (error, status, talk) = Self.failures[index]
    let run = await run { throw error }
    #expect(run.status == status)
    #expect(run.talk == talk)
    #expect(run.output == "data\n")
  }

  @Test func `a wrong line runs nothing`() async {
    let run = await run(["c", "--flga"]) { .holds }
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(
      run.talk == "error: unknown option \"--flga\"; did you mean \"--flag\"?\nusage: t c [OPTIONS]\nhelp: t c --help\n"
    )
  }

  @Test func `a call without words shows the way and is not a success`() async {
    let run = await ProgramRun([], table: SampleTable.table)
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.talk.hasPrefix("sample 0.1.0: Shows what a command line may hold.\n"))
    #expect(run.talk.contains("sample --help"))
  }

  @Test func `the welcome names the first commands to try`() {
    let demo = Command(CommandSpecification("demo", in: .start, "Tours.")) { _, _ in .holds }
    let check = Command(
      CommandSpecification("run", in: .judge, "Runs.", arguments: [Argument(repeating: "FILE", .path(), "A file.")])
    ) { _, _ in .holds }
    let table = CommandTable(tool: "t", summary: "Is a test.", commands: [check, demo])
    #expect(
      WelcomePage(table).lines(width: 80).dropFirst(2) == [
        "  t demo       Tours.", "  t run FILE…  Runs.", "  t --help     Lists every command.",
      ])
  }

  @Test func `the version line has words that a script can pick`() async throws {
    let run = await ProgramRun("--version")
    #expect(run.status == .holds)
    #expect(run.output.split(separator: " ").count == 6)
    #expect(run.output == "shieldsim \(Version.tool) facts \(Version.facts) format \(Version.format)\n")
  }

  @Test func `output that cannot be written outweighs a finding`() async {
    let output = MemorySink()
    output.fail(with: ENOSPC)
    let talk = MemorySink()
    let console = Console(output: output, talk: talk) { .zero }
    let status = await Program(table: SampleTable.table, environment: [:], console: console).run(["work", "x"])
    #expect(status == .cannotWrite)
    #expect(talk.text == "error: cannot write to standard output: No space left on device\n")
  }

  @Test func `a reader that goes away changes no status`() async {
    let output = MemorySink()
    output.fail(with: EPIPE)
    let console = Console(output: output, talk: MemorySink()) { .zero }
    let status = await Program(table: SampleTable.table, environment: [:], console: console).run(["work", "x"])
    #expect(status == .finding)
  }
}
