/// What one scenario came to on one system.
public struct CaseResult: Sendable {
  /// The scenario.
  public var scenario: Scenario
  /// The system.
  public var system: ScenarioCase
  /// Expectations with their outcome, in file order.
  public var outcomes: [ExpectationOutcome]
  /// Findings of the health checks, with what the scenario says of each.
  public var findings: [JudgedFinding]
  /// Failed and wrong lookups, with what the scenario says of each.
  public var faults: [JudgedFault]
  /// What shows where: one entry for each secret and each picture.
  public var exposures: [ExposureEntry]
  /// Capture kinds of this system that honour no mask.
  public var notCovered: [CaptureKind]
  /// The finished run.
  public var simulation: Simulation
  /// The same run without its shields; nil when there are none.
  public var comparison: Simulation?

  /// What the case comes to as a whole.
  public enum Verdict: UInt8, Sendable, Comparable, CaseIterable {
    /// Everything is as the scenario says.
    case holds
    /// Something rests on what nobody knows.
    case undecided
    /// An expectation is not met, or something was found that nobody expected.
    case fails

    /// The word in reports.
    public var word: String {
      switch self {
      case .holds: return "holds"
      case .undecided: return "undecided"
      case .fails: return "fails"
      }
    }

    /// Whether the left one is the better news.
    public static func < (left: Verdict, right: Verdict) -> Bool { left.rawValue < right.rawValue }
  }

  /// The verdict, with findings below a severity not counting.
  public func verdict(failOn severity: Severity = .warning) -> Verdict {
    var verdict = Verdict.holds
    for outcome in outcomes {
      switch outcome.status {
      case .unmet: verdict = .fails
      case .undecided: verdict = max(verdict, .undecided)
      case .met, .skipped: break
      }
    }
    for judged in findings where !judged.isExpected && judged.finding.severity >= severity {
      verdict = max(verdict, judged.finding.isUndecided ? .undecided : .fails)
    }
    if faults.contains(where: { !$0.isExpected }) { verdict = .fails }
    return verdict
  }

  /// The weakest grade of the facts under the verdicts on secrets.
  ///
  /// Where no verdict on a secret uses any fact, the case rests on the rules that the scenario names, and where it
  /// names none on nothing but this model.
  public var grade: Grade {
    let grade = exposures.reduce(Grade.documented) { Grade.weakest($0, $1.exposure.grade) }
    if exposures.contains(where: { !$0.exposure.uses.isEmpty }) { return grade }
    let rules = scenario.because.compactMap { RuleBook.rule($0) }.filter { !$0.isDefinition }
    return rules.isEmpty ? .assumed : rules.reduce(grade) { Grade.weakest($0, $1.grade) }
  }

  /// Facts that the run used, each once.
  public var uses: [FactUse] {
    var uses = simulation.log.uses
    for entry in exposures {
      for use in entry.exposure.uses where !uses.contains(use) { uses.append(use) }
    }
    return uses
  }
}

/// An expectation and what became of it.
public struct ExpectationOutcome: Sendable {
  /// The expectation.
  public var expectation: Expectation
  /// What became of it.
  public var status: Status
  /// What was seen instead, in one sentence; the explanation when it is met.
  public var message: String
  /// The weakest grade of the facts behind it.
  public var grade: Grade

  /// What became of an expectation.
  public enum Status: UInt8, Sendable, Hashable {
    /// It holds.
    case met
    /// It does not hold.
    case unmet
    /// It rests on what nobody knows.
    case undecided
    /// It is not meant for this system.
    case skipped
  }
}

/// A finding and whether the scenario expects it.
public struct JudgedFinding: Sendable {
  /// The finding.
  public var finding: Finding
  /// Whether an expectation names it.
  public var isExpected: Bool
}

/// A fault and whether the scenario expects it.
public struct JudgedFault: Sendable {
  /// The fault.
  public var fault: Fault
  /// Whether an expectation names it.
  public var isExpected: Bool
}

/// A secret, a picture, and whether the one shows in the other.
public struct ExposureEntry: Sendable {
  /// The secret node, as `Class#name`.
  public var node: String
  /// The secret node's layer.
  public var layer: LayerID
  /// The picture's name.
  public var capture: String
  /// The way of capturing.
  public var kind: CaptureKind
  /// The frame that shows most: the first that is exposed, else the first that is unknown, else the last.
  public var frame: Int32
  /// What can be said.
  public var exposure: Exposure
}
