/// Whether somebody asks for protection of a screen.
///
/// An owner is a part of the app that holds a token for the shield. Mounted is not visible: a screen that lies
/// under another one keeps its place in the tree and protects nothing.
///
/// Source: S3, assumed.
public enum ShieldOwnership: UInt8, PolicyValue {
  /// Nobody asks for protection.
  case none
  /// Somebody asks, but is not on top.
  case mounted
  /// Somebody asks and can be seen.
  case visible

  /// The dimension that the value belongs to.
  public static let dimension = PolicyDimension.ownership

  /// The word that files and reports use.
  public var word: String {
    switch self {
    case .none: "none"
    case .mounted: "mounted"
    case .visible: "visible"
    }
  }

  /// The value as one sentence.
  public var summary: String {
    switch self {
    case .none: "Nobody asks for protection."
    case .mounted: "Somebody asks for protection but is not visible."
    case .visible: "Somebody who can be seen asks for protection."
    }
  }
}
