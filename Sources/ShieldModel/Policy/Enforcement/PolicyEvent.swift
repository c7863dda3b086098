/// Something that an app writes down; it never holds content.
///
/// Source: C10, assumed.
public enum PolicyEvent: Hashable, Sendable {
  /// A screenshot was taken while a screen was there.
  case screenshot(screen: String)
  /// A capture runs while a screen is there.
  case capture(CaptureSource, screen: String)
  /// The shield of a screen could not be put up.
  case shieldFailed(screen: String)
  /// The policy asks for an entry although nothing of the above happened.
  case decided(screen: String)
  /// The person chose to share what a scene shows, without its secrets.
  case shared(scene: String)

  /// The event in words.
  public var text: String {
    switch self {
    case .screenshot(let screen): "a screenshot of \(screen)"
    case .capture(let source, let screen): "a capture (\(source.word)) of \(screen)"
    case .shieldFailed(let screen): "the failed shield of \(screen)"
    case .decided(let screen): "a decision about \(screen)"
    case .shared(let scene): "that \(scene) was shared"
    }
  }
}
