/// Whether the app was started with the argument that forces the shield.
///
/// The argument is for automated tests of a debug build, which would otherwise run without a shield.
public enum LaunchArgument: UInt8, PolicyValue {
  /// It was not given.
  case none
  /// It was given.
  case forcesShield

  /// The dimension that the value belongs to.
  public static let dimension = PolicyDimension.launchArgument

  /// The word that files and reports use.
  public var word: String {
    switch self {
    case .none: "none"
    case .forcesShield: "forcesShield"
    }
  }

  /// The value as one sentence.
  public var summary: String {
    switch self {
    case .none: "The app was started without the argument."
    case .forcesShield: "The app was started with the argument that forces the shield."
    }
  }
}
