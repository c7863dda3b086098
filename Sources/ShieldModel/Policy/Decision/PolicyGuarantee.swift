/// What holds for the content whatever the rules of a policy say.
///
/// Source: S1, assumed (a choice of this project).
public enum PolicyGuarantee: UInt8, CaseIterable, Hashable, Sendable {
  /// Where a shield is required, the content waits until it is in effect.
  case waitsForShield
  /// Where a shield is required and cannot take effect, failing closed means a placeholder.
  case closesAfterFailure

  /// The word that reports use.
  public var word: String {
    switch self {
    case .waitsForShield: "waits-for-shield"
    case .closesAfterFailure: "closes-after-failure"
    }
  }

  /// Why, as one sentence.
  public var reason: String {
    switch self {
    case .waitsForShield: "A required shield is not in effect yet."
    case .closesAfterFailure: "A required shield cannot take effect, and the screen fails closed."
    }
  }

  /// The inputs for which the guarantee may apply.
  var condition: PolicyCondition {
    switch self {
    case .waitsForShield: .when(ShieldStage.disabled, .pending)
    case .closesAfterFailure: PolicyCondition.when(ShieldStage.failed).or(.when(MaskSupport.unsupported, .unknown))
    }
  }

  /// Whether the guarantee needs the screen to fail closed.
  var needsFailClosed: Bool { self == .closesAfterFailure }
}
