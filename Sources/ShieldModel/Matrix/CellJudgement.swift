/// What one situation on one system comes to for one destination, with the reason.
public struct CellJudgement: Hashable, Sendable {
  /// All verdicts that apply, the worst first; at least one.
  public var verdicts: [MatrixVerdict]
  /// Why the worst one applies, in one phrase.
  public var reason: String
  /// The rules behind it, each once.
  public var rules: [String]
  /// The weakest grade of the facts under the worst verdict.
  public var grade: Grade
  /// Whether a lookup missed the canvas.
  public var hasFault: Bool
  /// Whether a health check found an error that no verdict tells, such as a cycle in which walks never end.
  public var hasOtherError: Bool

  /// Makes a judgement.
  public init(
    verdicts: [MatrixVerdict], reason: String, rules: [String], grade: Grade, hasFault: Bool = false,
    hasOtherError: Bool = false
  ) {
    self.verdicts = verdicts
    self.reason = reason
    self.rules = rules
    self.grade = grade
    self.hasFault = hasFault
    self.hasOtherError = hasOtherError
  }

  /// The worst verdict.
  public var verdict: MatrixVerdict { verdicts.first ?? .unknown }

  /// Whether a lookup missed the canvas and the verdict does not say so.
  public var hasFaultBeside: Bool { verdict != .canvasMissing && hasFault }
}

/// Something that a technique costs and that no cell tells: a finding of the health checks beside the verdicts.
public struct SideFinding: Hashable, Sendable {
  /// The rule behind it.
  public var rule: String
  /// How much it matters.
  public var severity: Severity
  /// What is wrong, in one sentence, as it was first found.
  public var message: String
  /// Indices of the systems on which it was found in at least one situation, in order.
  public var systems: [Int]

  /// Makes a side finding.
  public init(rule: String, severity: Severity, message: String, systems: [Int]) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.systems = systems
  }
}
