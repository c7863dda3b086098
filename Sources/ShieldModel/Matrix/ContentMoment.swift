/// When the content that a recipe shields is set.
public enum ContentMoment: String, CaseIterable, Hashable, Sendable {
  /// With the shield.
  case withShield
  /// Replaced through the recipe's own action before the screen is in a window.
  case beforeWindow
  /// Replaced through the recipe's own action when the screen has been laid out and shown.
  case afterLayout

  /// The words in tables.
  public var words: String {
    switch self {
    case .withShield: "with the shield"
    case .beforeWindow: "replaced before the window"
    case .afterLayout: "replaced after layout"
    }
  }
}
