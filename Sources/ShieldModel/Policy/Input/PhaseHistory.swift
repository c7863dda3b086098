/// Where a scene came from when it reached its present phase.
///
/// Being inactive in between does not count: a scene that goes active, inactive, active came from active.
///
/// Source: E1, documented.
public enum PhaseHistory: UInt8, PolicyValue {
  /// It has not been active before.
  case launched
  /// It was active before.
  case wasActive
  /// It was in the background before.
  case wasBackground

  /// The dimension that the value belongs to.
  public static let dimension = PolicyDimension.history

  /// The word that files and reports use.
  public var word: String {
    switch self {
    case .launched: "launched"
    case .wasActive: "wasActive"
    case .wasBackground: "wasBackground"
    }
  }

  /// The value as one sentence.
  public var summary: String {
    switch self {
    case .launched: "The scene has not been active before."
    case .wasActive: "The scene was active before its present phase."
    case .wasBackground: "The scene was in the background before its present phase."
    }
  }
}
