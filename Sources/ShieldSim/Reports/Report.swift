/// Everything that a run of scenarios came to, as data: what every kind of report is made from.
///
/// Its JSON form is an interface for other programs; `ReportFormat` describes it. It holds no times and no paths of
/// the machine, so the same input gives the same bytes everywhere.
struct Report: Codable, Sendable, Equatable {
  /// The version of the form that this program writes.
  static let currentVersion = 1

  /// The version of the form.
  var version = Report.currentVersion
  /// The program that wrote it.
  var tool = ToolReport()
  /// The severity from which findings count, as a word.
  var failOn: String
  /// The part of the whole that was run; nil for all of it.
  var shard: ShardReport?
  /// The keys of the ways of capturing that the exposures were restricted to; nil for all.
  var channels: [String]?
  /// The number with which the run ends.
  var status: Int32
  /// Counts.
  var summary: ReportSummary
  /// The scenarios that ran, in the order of their paths.
  var scenarios: [ScenarioReport]
  /// What could not be run, in the order of the paths.
  var mistakes: [MistakeReport]
}

/// The program that wrote a report.
struct ToolReport: Codable, Sendable, Equatable {
  /// The name of the program.
  var name = "shieldsim"
  /// The version of the program.
  var version = Version.tool
  /// The version of the facts about operating systems.
  var facts = Version.facts
  /// The version of the scenario format.
  var format = Version.format
}

/// Which part of the whole was run.
struct ShardReport: Codable, Sendable, Equatable {
  /// The number of the part, from 1.
  var number: Int
  /// How many parts there are.
  var count: Int
}
