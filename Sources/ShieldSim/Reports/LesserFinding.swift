import ShieldModel

/// A finding that is too slight to count, with how many scenarios have it.
struct LesserFinding: Sendable, Equatable {
  /// Rule and severity.
  let label: String
  /// Whether it is a warning.
  let isWarning: Bool
  /// What is wrong, in one sentence.
  let sentence: String
  /// Where it is found first.
  let firstPlace: String
  /// How many scenarios have it.
  var scenarioCount: Int

  private struct Key: Hashable {
    let label: String
    let sentence: String
  }

  /// The findings of a report that nobody expected and that do not count, in order of appearance.
  static func all(in report: Report) -> [LesserFinding] {
    var findings: [LesserFinding] = []
    var known: [Key: Int] = [:]
    for scenario in report.scenarios {
      var seen: Set<Key> = []
      for problem in scenario.cases.flatMap(\.lesserFindings) {
        let key = Key(label: problem.label, sentence: problem.sentence)
        guard seen.insert(key).inserted else { continue }
        if let index = known[key] {
          findings[index].scenarioCount += 1
        } else {
          known[key] = findings.count
          findings.append(
            LesserFinding(
              label: problem.label, isWarning: problem.isWarning, sentence: problem.sentence,
              firstPlace: problem.place.text, scenarioCount: 1))
        }
      }
    }
    return findings
  }
}

extension CaseProblem {
  fileprivate var isWarning: Bool {
    if case .finding(_, let severity, _) = kind { severity == Severity.warning.word } else { false }
  }
}
