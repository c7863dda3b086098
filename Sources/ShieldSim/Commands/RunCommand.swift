import Foundation
import ShieldModel

/// `shieldsim run`: runs scenarios and reports what holds, what fails and what nobody knows.
enum RunCommand {
  static let files = Argument(
    repeating: "FILE", .path("FILE"),
    "A scenario, a folder in which to look for files named *.shield.jsonc, or - for standard input.")

  static let systems = Option(
    "os", .text("RANGE"), "Runs on these systems instead of those that a scenario chooses, such as 13...26 or 17,18.")
  static let platform = Option(
    "platform", .form("WORD", UsageError.list(Platform.allCases.map(\.word))) { Platform(word: $0) },
    "Runs on this platform only.")
  static let filter = Option("filter", .text("TEXT"), "Runs only scenarios whose title or path contains the text.")
  static let channel = Option(
    repeating: "channel", .words("KEY", CaptureKind.allCases.flatMap(\.choiceWords)),
    "Restricts what shows where to this way of capturing, and makes the text report show it.")
  static let failOn = Option(
    "fail-on", .words("SEVERITY", of: FailOn.self), default: .warning,
    "Says from which severity a finding that nobody expects fails the run.")
  static let report = Option(
    repeating: "report", .wordsWithPath("KIND", of: ReportKind.self),
    "Writes a report to the path, or to standard output; without it the text report goes to standard output.")
  static let shard = Option(
    "shard", .form("I/N", "a part and how many there are, such as 2/4") { Shard($0) },
    "Runs one of several parts that together are the whole.")
  static let jobs = Option(
    "jobs", short: "j", .integer("N", in: 1...512), default: ProcessInfo.processInfo.activeProcessorCount,
    shown: "one for each processor", "Says how many cases run at the same time; the output does not depend on it.")
  static let root = Option(
    "root", .folder(), "Says to which folder paths in reports are relative, and which no include may leave.")
  static let recipes = Option(
    "recipes", .folder(), "Adds the recipes of a folder; they come before built-in ones of the same name.")

  // What Bazel asks of a test; build servers with another protocol can give the flags.
  static let shardCount = Option(
    "shard-count", .integer("N", in: 1...1_000_000), environment: "TEST_TOTAL_SHARDS",
    "Says how many parts there are, as Bazel does.")
  static let shardIndex = Option(
    "shard-index", .integer("I", in: 0...999_999), environment: "TEST_SHARD_INDEX",
    "Says which part to run, counted from 0.")
  static let shardStatus = Option(
    "shard-status", .file("PATH"), environment: "TEST_SHARD_STATUS_FILE",
    "Makes this file as a sign that running in parts is understood.")
  static let xmlOutput = Option(
    "xml-output", .file("PATH"), environment: "XML_OUTPUT_FILE", "Writes the junit report to this file as well.")

  static let command = Command(
    CommandSpecification(
      "run", in: .judge, "Runs scenarios and reports what holds, what fails and what nobody knows.",
      discussion: [
        "Every run is checked for leaks, lost touches, a changed panel and more without being asked. A finding that the "
          + "scenario does not expect fails the run.",
        "A file that was found in a folder and has no title is taken for a part of other scenarios when it lies in a "
          + "folder named common or another file includes it.",
        "A scenario that cannot be read does not keep the others from running; the exit status tells it all the same.",
        "In a junit report an undecided case is an error of type undecided.",
      ],
      arguments: [files],
      options: [
        systems, platform, filter, channel, failOn, report, shard, jobs, root, recipes, shardCount, shardIndex,
        shardStatus, xmlOutput,
      ],
      exclusions: [[shard, shardCount], [shard, shardIndex]],
      examples: [
        CommandExample("shieldsim run Scenarios", "Runs every scenario of a folder."),
        CommandExample(
          "shieldsim run card.shield.jsonc --os 13...26", "Runs one scenario on all systems from 13 to 26."),
        CommandExample(
          "shieldsim run Scenarios --report text --report junit=junit.xml",
          "Shows the report and writes another for a build server."),
        CommandExample("shieldsim run Scenarios --shard 2/4", "Runs the second of four parts."),
      ])
  ) { arguments, console in
    let request = try RunRequest(arguments)
    if let path = arguments[shardStatus], request.shard != nil, !arguments.isGiven(shard) {
      try AtomicFile.write("", to: path, console: console)
    }
    let report = try await ScenarioRun(request: request, console: console).report()
    let written = ReportWriter(request.reports, console: console).write(report)
    return (ExitStatus(rawValue: report.status) ?? .internal).combined(with: written)
  }
}

extension RunRequest {
  /// Reads and checks what a command line asks for.
  init(_ arguments: ParsedArguments) throws {
    let reports = arguments[RunCommand.report]
    let extra = arguments[RunCommand.xmlOutput].map { [WordWithPath(ReportKind.junit, path: $0)] } ?? []
    self.init(
      paths: try arguments[RunCommand.files], root: try RootFolder.given(arguments[RunCommand.root]),
      recipes: arguments[RunCommand.recipes], systems: arguments[RunCommand.systems],
      platform: arguments[RunCommand.platform], filter: arguments[RunCommand.filter],
      channels: Set(arguments[RunCommand.channel].compactMap { CaptureKind(key: $0) }),
      shard: try Self.shard(arguments), jobs: arguments[RunCommand.jobs], failOn: arguments[RunCommand.failOn],
      reports: (reports.isEmpty ? [WordWithPath(.text)] : reports) + extra)
    try ReportWriter.check(self.reports)
  }

  private static func shard(_ arguments: ParsedArguments) throws(UsageError) -> Shard? {
    if let shard = arguments[RunCommand.shard] { return shard }
    switch (arguments[RunCommand.shardIndex], arguments[RunCommand.shardCount]) {
    case (nil, nil): return nil
    case (let index?, let count?):
      guard let shard = Shard(number: index + 1, count: count) else {
        throw .stated("part \(index), counted from 0, is not among \(count) parts")
      }
      return shard
    case (nil, _): throw .stated("--shard-count needs --shard-index; expected both or none")
    case (_, nil): throw .stated("--shard-index needs --shard-count; expected both or none")
    }
  }
}

extension CaptureKind {
  /// The words by which a command line names the kind.
  var choiceWords: [ChoiceWord] {
    (alias.map { [ChoiceWord($0, "short for \(key)")] } ?? []) + [ChoiceWord(key, title)]
  }
}
