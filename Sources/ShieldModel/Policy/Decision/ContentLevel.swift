/// Whether a screen shows its content.
///
/// The cases go from the weakest to the strictest.
public enum ContentLevel: UInt8, PolicyLevelValue {
  /// The content shows.
  case shown
  /// A placeholder shows instead.
  case placeholder

  /// The part of a decision that the level belongs to.
  public static let part = PolicyPart.content

  /// The word that files and reports use.
  public var word: String {
    switch self {
    case .shown: "shown"
    case .placeholder: "placeholder"
    }
  }

  /// The level as one sentence.
  public var summary: String {
    switch self {
    case .shown: "The content shows."
    case .placeholder: "A placeholder shows instead of the content."
    }
  }
}
