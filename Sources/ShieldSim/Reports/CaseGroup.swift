/// Systems on which a scenario fails, or stays open, in the same way.
struct CaseGroup: Sendable, Equatable {
  /// The systems.
  var systems: [SystemReport]
  /// Why the cases do not hold; each with the weakest grade that it has on any of the systems.
  var problems: [CaseProblem]
  /// The command line that runs the first of the cases alone.
  let reproduction: String

  /// The cases of a scenario with a verdict, those with the same problems together, in the order of the systems.
  static func groups(of scenario: ScenarioReport, verdict: CaseVerdict) -> [CaseGroup] {
    var groups: [CaseGroup] = []
    var known: [[CaseProblem]: Int] = [:]
    for report in scenario.cases where report.verdict == verdict {
      let problems = report.problems
      let key = problems.map(\.ungraded)
      if let index = known[key] {
        groups[index].systems.append(report.system)
        groups[index].problems = zip(groups[index].problems, problems).map { $0.weakened(by: $1) }
      } else {
        known[key] = groups.count
        groups.append(CaseGroup(systems: [report.system], problems: problems, reproduction: report.reproduction))
      }
    }
    return groups
  }
}
