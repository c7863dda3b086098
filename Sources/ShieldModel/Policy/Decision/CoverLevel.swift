/// What hides a screen from outside, as a window above everything.
///
/// The cases go from the weakest to the strictest.
public enum CoverLevel: UInt8, PolicyLevelValue {
  /// Nothing.
  case none
  /// A cover with the app's name and colours.
  case branded
  /// A cover that shows nothing at all.
  case plain

  /// The part of a decision that the level belongs to.
  public static let part = PolicyPart.cover

  /// The word that files and reports use.
  public var word: String {
    switch self {
    case .none: "none"
    case .branded: "branded"
    case .plain: "plain"
    }
  }

  /// The level as one sentence.
  public var summary: String {
    switch self {
    case .none: "No cover."
    case .branded: "A cover with the app's name and colours."
    case .plain: "A cover that shows nothing at all."
    }
  }
}
