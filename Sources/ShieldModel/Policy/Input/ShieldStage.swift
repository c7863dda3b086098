/// How far the shield of a screen has come.
///
/// The reasons that a status carries play no part in a decision. A status of *unsupported* is a failed stage
/// without ``MaskSupport``.
///
/// Source: S1, assumed.
public enum ShieldStage: UInt8, PolicyValue {
  /// No protection is asked for.
  case disabled
  /// Protection is asked for and not there yet.
  case pending
  /// The content is left out of captures.
  case applied
  /// Protection is asked for and not there.
  case failed

  /// The dimension that the value belongs to.
  public static let dimension = PolicyDimension.status

  /// The word that files and reports use.
  public var word: String {
    switch self {
    case .disabled: "disabled"
    case .pending: "pending"
    case .applied: "applied"
    case .failed: "failed"
    }
  }

  /// The value as one sentence.
  public var summary: String {
    switch self {
    case .disabled: "The shield is off."
    case .pending: "The shield is asked for and not there yet."
    case .applied: "The shield is in effect."
    case .failed: "The shield could not be put up."
    }
  }
}
