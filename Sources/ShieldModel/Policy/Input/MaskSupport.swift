/// Whether captures of the running system honour capture masks.
///
/// Source: C2, contested.
public enum MaskSupport: UInt8, PolicyValue {
  /// Captures leave masked content out.
  case supported
  /// Captures show masked content.
  case unsupported
  /// Nobody knows, or sources disagree.
  case unknown

  /// The dimension that the value belongs to.
  public static let dimension = PolicyDimension.support

  /// The word that files and reports use.
  public var word: String {
    switch self {
    case .supported: "supported"
    case .unsupported: "unsupported"
    case .unknown: "unknown"
    }
  }

  /// The value as one sentence.
  public var summary: String {
    switch self {
    case .supported: "Captures of this system leave masked content out."
    case .unsupported: "Captures of this system show masked content."
    case .unknown: "Nobody knows whether captures of this system honour masks."
    }
  }
}
