/// When a recipe builds its shield and looks for the canvas.
public enum ShieldMoment: String, CaseIterable, Hashable, Sendable {
  /// While the screen is in no window, or the window has not been shown yet.
  case beforeWindow
  /// In the turn in which the screen appears, before its layout.
  case withWindow
  /// On a screen that has been laid out and shown.
  case afterLayout

  /// The words in tables.
  public var words: String {
    switch self {
    case .beforeWindow: "before the window"
    case .withWindow: "with the window"
    case .afterLayout: "after layout"
    }
  }
}
