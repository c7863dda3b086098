/// What the app says to the person after a capture.
///
/// The cases go from the weakest to the strictest.
///
/// Source: E4, documented.
public enum PromptLevel: UInt8, PolicyLevelValue {
  /// It offers to share, without the secrets.
  case offerShare
  /// It warns.
  case warn
  /// It says nothing.
  case none

  /// The part of a decision that the level belongs to.
  public static let part = PolicyPart.prompt

  /// The word that files and reports use.
  public var word: String {
    switch self {
    case .offerShare: "offerShare"
    case .warn: "warn"
    case .none: "none"
    }
  }

  /// The level as one sentence.
  public var summary: String {
    switch self {
    case .offerShare: "A prompt offers to share the screen without its secrets."
    case .warn: "A prompt warns that a capture shows no secrets."
    case .none: "No prompt."
    }
  }
}
