/// Why an edit of the trees was refused; the trees are as they were.
public enum EditError: Error, Hashable, Sendable {
  /// The view is gone or never was.
  case unknownView(ViewID)
  /// The layer is gone or never was, or it is the root of a render context, which only the system moves.
  case unknownLayer(LayerID)
  /// The view would come to lie under itself.
  ///
  /// Source: T4, measured.
  case viewCycle(view: ViewID, superview: ViewID)
  /// The layer would come to lie under itself; a device raises `CALayerInvalid` here.
  ///
  /// Source: T4, measured.
  case layerCycle(layer: LayerID, superlayer: LayerID)
  /// The sibling to stand next to is not a child of the same superview.
  case notASibling(view: ViewID, superview: ViewID)

  /// Whether a device would crash here instead of going on.
  public var isCrash: Bool {
    switch self {
    case .viewCycle, .layerCycle: return true
    case .unknownView, .unknownLayer, .notASibling: return false
    }
  }
}
