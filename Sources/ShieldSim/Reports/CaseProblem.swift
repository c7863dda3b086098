import ShieldModel

/// One reason why a case does not hold, in words: what reports for people are made from.
struct CaseProblem: Hashable, Sendable {
  /// What kind of reason it is.
  let kind: Kind
  /// What was expected or what is wrong, in one line.
  let sentence: String
  /// What was seen instead; nil when the sentence says it all.
  let explanation: String?
  /// What to do about it.
  let hint: String?
  /// Where to look.
  let place: PlaceReport
  /// The weakest grade of the facts behind it; nil where no fact plays a part.
  private(set) var grade: String?
  /// The contested facts that leave it open, with their rules.
  let openFacts: [String]

  /// The kinds of reasons.
  enum Kind: Hashable, Sendable {
    /// An expectation that does not hold.
    case unmet
    /// An expectation that rests on what nobody knows.
    case undecided
    /// A finding that nobody expected; an open one leaves a case undecided instead of failed.
    case finding(rule: String, severity: String, isOpen: Bool)
    /// A fault that nobody expected.
    case fault
  }

  /// Whether it leaves the case open instead of making it fail.
  var isOpen: Bool {
    switch kind {
    case .undecided: true
    case .finding(_, _, let isOpen): isOpen
    case .unmet, .fault: false
    }
  }

  /// Where to look, and how well the facts behind it are supported.
  var whereabouts: String { grade.map { "\(place.fullText), \($0)" } ?? place.fullText }

  /// The problem without its grade, to tell whether two cases fail alike.
  var ungraded: CaseProblem {
    var problem = self
    problem.grade = nil
    return problem
  }

  /// The same problem with the weaker of both grades.
  func weakened(by other: CaseProblem) -> CaseProblem {
    guard let grade = grade.flatMap(Grade.init(word:)), let second = other.grade.flatMap(Grade.init(word:)) else {
      return self
    }
    var problem = self
    problem.grade = Grade.weakest(grade, second).word
    return problem
  }

  /// One or two words before the sentence.
  var label: String {
    switch kind {
    case .unmet: "unmet"
    case .undecided: "undecided"
    case .finding(let rule, let severity, _): "\(rule) \(severity)"
    case .fault: "fault"
    }
  }
}

extension CaseReport {
  /// Why the case does not hold, faults and failures first; empty when it holds.
  var problems: [CaseProblem] {
    let all =
      expectations.compactMap(problem) + faults.filter { !$0.isExpected }.map(problem)
      + findings.filter { !$0.isExpected && $0.isCounted }.map(problem)
    return all.filter { !$0.isOpen } + all.filter(\.isOpen)
  }

  /// Findings that nobody expected and that are too slight to count.
  var lesserFindings: [CaseProblem] { findings.filter { !$0.isExpected && !$0.isCounted }.map(problem) }

  private func problem(_ outcome: OutcomeReport) -> CaseProblem? {
    guard outcome.status == .unmet || outcome.status == .undecided else { return nil }
    let isOpen = outcome.status == .undecided
    let open = isOpen ? exposures.filter { $0.verdict == Exposure.Verdict.unknown.word } : []
    return CaseProblem(
      kind: isOpen ? .undecided : .unmet, sentence: outcome.expectation, explanation: shortened(outcome.message),
      hint: nil,
      place: outcome.place, grade: outcome.grade, openFacts: contested(among: open.flatMap(\.facts)))
  }

  /// The message of an expectation without that of a fault, which is a problem of its own.
  private func shortened(_ message: String) -> String {
    for fault in faults where message.hasSuffix(": " + fault.message) {
      return message.dropLast(fault.message.count + 2) + (fault.isExpected ? "" : ", told below")
    }
    return message
  }

  private func problem(_ fault: FaultReport) -> CaseProblem {
    CaseProblem(
      kind: .fault, sentence: fault.message, explanation: nil, hint: nil, place: fault.place, grade: nil,
      openFacts: [])
  }

  private func problem(_ finding: FindingReport) -> CaseProblem {
    CaseProblem(
      kind: .finding(rule: finding.rule, severity: finding.severity, isOpen: finding.isUndecided),
      sentence: finding.message, explanation: nil, hint: finding.hint, place: finding.place, grade: finding.grade,
      openFacts: finding.isUndecided ? contested(among: finding.facts) : [])
  }

  /// The contested facts among some, by name, in words.
  private func contested(among keys: [String]) -> [String] {
    let open = facts.filter { $0.grade == Grade.contested.word && keys.contains($0.key) }
    return open.map { "\($0.key) (\($0.rule), contested)" }
  }
}
