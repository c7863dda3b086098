/// A node that a name stands for.
public enum NodeReference: Hashable, Sendable {
  /// A view.
  case view(ViewID)
  /// A layer, with or without a view.
  case layer(LayerID)
}
