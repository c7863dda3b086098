/// Whether a shield is required.
///
/// The cases go from the weakest to the strictest.
///
/// Source: S1, assumed.
public enum ShieldLevel: UInt8, PolicyLevelValue {
  /// No shield.
  case off
  /// A shield.
  case on

  /// The part of a decision that the level belongs to.
  public static let part = PolicyPart.shield

  /// The word that files and reports use.
  public var word: String {
    switch self {
    case .off: "off"
    case .on: "on"
    }
  }

  /// The level as one sentence.
  public var summary: String {
    switch self {
    case .off: "No shield is required."
    case .on: "A shield is required."
    }
  }
}
