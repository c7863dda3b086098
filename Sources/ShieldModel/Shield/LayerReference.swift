/// A layer as a step names it.
public enum LayerReference: Hashable, Sendable {
  /// The layer that the view answers with, or a bare layer of that name.
  case layer(of: Selector)
  /// Whatever superlayer that layer has at the moment.
  case superlayer(of: Selector)

  /// The selector inside.
  public var selector: Selector {
    switch self {
    case .layer(let selector), .superlayer(let selector): return selector
    }
  }
}
