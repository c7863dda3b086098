/// Whether a node takes part in drawing, and the reason where it does not.
///
/// Of several reasons the first one in the order of the cases counts. Masks play no part here: they belong to a
/// destination, and one render tree serves all destinations.
public enum Visibility: Hashable, Sendable {
  /// The node is drawn.
  case drawn
  /// The layer itself is hidden.
  case hidden
  /// A layer above, within the drawn tree, is hidden; the nearest one is named.
  case hiddenAncestor(LayerID)
  /// The layer's own opacity rounds to 0.
  case transparent
  /// The opacity of a layer above, within the drawn tree, rounds to 0; the nearest one is named.
  case transparentAncestor(LayerID)
  /// The map to the screen folds the layer, or one above it, to a line or a point.
  case folded

  /// Whether the node is drawn.
  public var isDrawn: Bool { self == .drawn }
}
