/// What a policy decided for one screen, and on what.
public struct PolicyScreenDecision: Hashable, Sendable {
  /// The screen's id.
  public var screen: String
  /// The id of its scene.
  public var scene: String
  /// What was decided on.
  public var input: PolicyInput
  /// The decision with its reasons.
  public var decision: PolicyDecision
}
