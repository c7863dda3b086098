/// Compares what a scenario expects with what a run came to.
struct ExpectationCheck {
  let scenario: Scenario
  let system: ScenarioCase
  let input: HealthInput
  let findings: [Finding]
  /// For each finding whether an expectation names it.
  private(set) var isFindingExpected: [Bool]
  /// For each fault whether an expectation names it.
  private(set) var isFaultExpected: [Bool]

  init(scenario: Scenario, system: ScenarioCase, input: HealthInput, findings: [Finding]) {
    self.scenario = scenario
    self.system = system
    self.input = input
    self.findings = findings
    isFindingExpected = [Bool](repeating: false, count: findings.count)
    isFaultExpected = [Bool](repeating: false, count: input.log.faults.count)
  }

  /// What an expectation can see: the state at its moment and how far the log had come.
  struct Moment {
    var device: DeviceState
    var faults: ArraySlice<Fault>
    var captures: ArraySlice<CaptureRecord>
    var refusals: ArraySlice<Refusal>
    var events: [TimedEvent]
    var turn: Int32
    var statuses: [ShieldReport]
  }

  /// An answer before it becomes an outcome.
  struct Answer {
    var status: ExpectationOutcome.Status
    var message: String
    var grade = Grade.documented

    static func met(_ message: String, grade: Grade = .documented) -> Answer {
      Answer(status: .met, message: message, grade: grade)
    }
    static func unmet(_ message: String, grade: Grade = .documented) -> Answer {
      Answer(status: .unmet, message: message, grade: grade)
    }
    static func undecided(_ message: String) -> Answer {
      Answer(status: .undecided, message: message, grade: .contested)
    }
    static func decide(_ holds: Bool, _ message: String, grade: Grade = .documented) -> Answer {
      holds ? .met(message, grade: grade) : .unmet(message, grade: grade)
    }
  }

  /// The outcome of every expectation, in file order; expected findings and faults are marked on the way.
  mutating func outcomes() -> [ExpectationOutcome] {
    var outcomes: [ExpectationOutcome] = []
    for (index, expectation) in scenario.expectations.enumerated() {
      guard expectation.applies(to: system.profile) else {
        outcomes.append(outcome(expectation, Answer(status: .skipped, message: "not meant for this system")))
        continue
      }
      guard let moment = moment(of: expectation, index: Int32(index)) else {
        outcomes.append(outcome(expectation, .unmet("the run ended before this step")))
        continue
      }
      var answer = answer(expectation, at: moment)
      // What rests on a contested fact is neither met nor unmet.
      if answer.grade == .contested, answer.status == .met || answer.status == .unmet, !isAboutUnknown(expectation) {
        answer.status = .undecided
      }
      if let wanted = expectation.reason, answer.status == .met, !answer.message.contains(wanted) {
        answer = .unmet("the reason is \"" + answer.message + "\"", grade: answer.grade)
      }
      outcomes.append(outcome(expectation, answer))
    }
    return outcomes
  }

  private func isAboutUnknown(_ expectation: Expectation) -> Bool {
    switch expectation.subject {
    case .hides, .shows, .unknown, .finding, .noFinding: return true
    default: return false
    }
  }

  private func outcome(_ expectation: Expectation, _ answer: Answer) -> ExpectationOutcome {
    ExpectationOutcome(
      expectation: expectation, status: answer.status, message: answer.message, grade: answer.grade)
  }

  private func moment(of expectation: Expectation, index: Int32) -> Moment? {
    let log = input.log
    switch expectation.moment {
    case .end:
      return Moment(
        device: input.device, faults: log.faults[...], captures: log.captures[...], refusals: log.refusals[...],
        events: log.events, turn: input.simulation.turn, statuses: input.simulation.shieldReports)
    case .checkpoint:
      guard let point = log.checkpoints.first(where: { $0.expectation == index }) else { return nil }
      return Moment(
        device: point.device, faults: log.faults[..<point.faultCount], captures: log.captures[..<point.captureCount],
        refusals: log.refusals[..<point.refusalCount], events: log.events.filter { $0.turn < point.turn },
        turn: point.turn, statuses: point.statuses)
    }
  }

  mutating func markFinding(at index: Int) { isFindingExpected[index] = true }

  mutating func markFault(at index: Int) { isFaultExpected[index] = true }

  private mutating func answer(_ expectation: Expectation, at moment: Moment) -> Answer {
    switch expectation.subject {
    case .hides(let selectors): return appearance(selectors, .protected, expectation, moment)
    case .shows(let selectors): return appearance(selectors, .exposed, expectation, moment)
    case .unknown(let selectors): return appearance(selectors, .unknown, expectation, moment)
    case .finding(let rule, let node, let severity):
      return finding(rule, node: node, severity: severity, expectation, moment)
    case .noFinding(let rule, let node): return noFinding(rule, node: node, expectation, moment)
    case .fault(let word, let count, let shield): return fault(word, count: count, shield: shield, moment)
    case .refused(let word): return refused(word, moment)
    case .crash(let word): return crash(word)
    case .color(let color, let point): return self.color(color, at: point, expectation, moment)
    case .equals(let scope): return comparison(of: expectation.scope, with: scope, wantsEqual: true, moment)
    case .differs(let scope): return comparison(of: expectation.scope, with: scope, wantsEqual: false, moment)
    case .cover, .covers, .prompt, .decision, .response: return policy(expectation.subject, moment)
    default: return state(expectation.subject, moment)
    }
  }
}
