/// How many of everything there is in a report.
struct ReportSummary: Codable, Sendable, Equatable {
  /// Scenarios that ran on at least one system.
  var scenarios = 0
  /// Pairs of a scenario and a system that ran.
  var cases = 0
  /// Cases in which everything is as the scenario says.
  var holds = 0
  /// Cases that rest on what nobody knows.
  var undecided = 0
  /// Cases with an unmet expectation, or something that nobody expected.
  var fails = 0
  /// Files and cases that could not be run.
  var mistakes = 0
  /// Failed and wrong lookups, expected ones included, over all cases.
  var faults = 0
  /// Findings that nobody expected, over all cases and severities.
  var findings = 0

  /// Counts what is in a list of scenarios and a list of mistakes.
  init(_ scenarios: [ScenarioReport], _ mistakes: [MistakeReport]) {
    self.scenarios = scenarios.count
    self.mistakes = mistakes.reduce(0) { $0 + max(1, $1.systems.count) }
    for report in scenarios.flatMap(\.cases) {
      cases += 1
      faults += report.faults.count
      findings += report.findings.filter { !$0.isExpected }.count
      switch report.verdict {
      case .holds: holds += 1
      case .undecided: undecided += 1
      case .fails: fails += 1
      }
    }
  }
}
