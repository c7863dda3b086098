/// What one rule said about one part of a decision.
public struct PolicyVoice: Hashable, Sendable {
  /// The rule's id.
  public var rule: String
  /// The rule's reason.
  public var reason: String
  /// What it demanded or allowed.
  public var effect: PolicyEffect
}
