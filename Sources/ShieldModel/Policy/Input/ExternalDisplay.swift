/// What another display shows.
///
/// A scene of its own is a window that nothing mirrors, so no capture state tells of it.
///
/// Source: C2, assumed.
public enum ExternalDisplay: UInt8, PolicyValue {
  /// There is no other display, or nothing of the app is on it.
  case none
  /// A copy of the device's panel.
  case mirrored
  /// A scene of the app that is made for it.
  case ownScene

  /// The dimension that the value belongs to.
  public static let dimension = PolicyDimension.externalDisplay

  /// The word that files and reports use.
  public var word: String {
    switch self {
    case .none: "none"
    case .mirrored: "mirrored"
    case .ownScene: "ownScene"
    }
  }

  /// The value as one sentence.
  public var summary: String {
    switch self {
    case .none: "No other display shows the app."
    case .mirrored: "Another display shows a copy of the panel."
    case .ownScene: "Another display shows a scene of its own."
    }
  }
}
