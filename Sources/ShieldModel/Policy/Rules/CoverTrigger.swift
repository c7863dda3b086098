/// When a cover goes up.
public enum CoverTrigger: UInt8, CaseIterable, Hashable, Sendable {
  /// No cover goes up.
  case never
  /// A cover goes up when a scene goes to the background.
  case background
  /// A cover goes up as soon as a scene is not active.
  case inactive

  /// The word that files and reports use.
  public var word: String {
    switch self {
    case .never: "never"
    case .background: "background"
    case .inactive: "inactive"
    }
  }

  /// The choice as one sentence.
  public var summary: String {
    switch self {
    case .never: "No cover goes up."
    case .background: "A cover goes up when a scene goes to the background."
    case .inactive: "A cover goes up as soon as a scene is not active."
    }
  }
}
