/// Something that a run shows to be wrong or worth knowing, with the rule behind it.
public struct Finding: Hashable, Sendable {
  /// The rule id that decides, such as `C8`.
  public var rule: String
  /// Further rule ids under which an expectation may name the finding.
  public var alsoRules: [String]
  /// How much it matters.
  public var severity: Severity
  /// Whether the evidence leaves open if this is so; such a finding makes a run undecided instead of failed.
  public var isUndecided: Bool
  /// The node concerned, as `Class#name`; empty when there is none.
  public var node: String
  /// The node's layer, for matching selectors.
  public var layer: LayerID?
  /// The picture concerned, by its name; empty when there is none.
  public var capture: String
  /// The way of capturing, when a picture is concerned.
  public var kind: CaptureKind?
  /// The turn, counted from 0.
  public var turn: Int32
  /// The place of the step that led to it; −1 when no step did.
  public var place: Int32
  /// What is wrong, in one sentence.
  public var message: String
  /// What to do about it, in one sentence; empty when nothing helps.
  public var hint: String
  /// The weakest grade of the facts that the finding rests on.
  public var grade: Grade
  /// The facts that it rests on.
  public var uses: [FactUse]

  /// Makes a finding; what is left out is empty.
  public init(
    rule: String, alsoRules: [String] = [], severity: Severity, isUndecided: Bool = false, node: String = "",
    layer: LayerID? = nil, capture: String = "", kind: CaptureKind? = nil, turn: Int32 = 0, place: Int32 = -1,
    message: String, hint: String = "", grade: Grade = .documented, uses: [FactUse] = []
  ) {
    self.rule = rule
    self.alsoRules = alsoRules
    self.severity = severity
    self.isUndecided = isUndecided
    self.node = node
    self.layer = layer
    self.capture = capture
    self.kind = kind
    self.turn = turn
    self.place = place
    self.message = message
    self.hint = hint
    self.grade = grade
    self.uses = uses
  }

  /// Whether an expectation that names this rule id means this finding.
  public func isNamed(by rule: String) -> Bool { self.rule == rule || alsoRules.contains(rule) }
}
