/// Whether the system has just told of a screenshot.
///
/// The notice comes after the picture exists, so no answer to it is in the picture.
///
/// Source: E4, documented.
public enum ScreenshotNotice: UInt8, PolicyValue {
  /// No notice.
  case none
  /// A screenshot was taken a moment ago.
  case justTaken

  /// The dimension that the value belongs to.
  public static let dimension = PolicyDimension.screenshot

  /// The word that files and reports use.
  public var word: String {
    switch self {
    case .none: "none"
    case .justTaken: "justTaken"
    }
  }

  /// The value as one sentence.
  public var summary: String {
    switch self {
    case .none: "No screenshot was just taken."
    case .justTaken: "A screenshot was taken a moment ago."
    }
  }
}
