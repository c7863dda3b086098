/// How a layout pass places a view in its superview.
public enum LayoutRule: Hashable, Sendable {
  /// The frame stays as it was set by hand.
  case manual
  /// The frame is the superview's bounds, made smaller by insets.
  case fill(EdgeInsets, withinSafeArea: Bool)
  /// Edges, extents and centres, each pinned or free.
  case pins(EdgePins)
}

/// Distances that pin a view to the edges of its superview, in points; nil leaves an edge free.
///
/// With both edges of an axis pinned the extent follows; with one edge and an extent the other follows;
/// a missing extent is the view's intrinsic one. There is no constraint solver.
public struct EdgePins: Hashable, Sendable {
  /// Distance from the superview's top edge.
  public var top: Double?
  /// Distance from the superview's bottom edge, inwards.
  public var bottom: Double?
  /// Distance from the leading edge: left, or right in a right-to-left layout.
  public var leading: Double?
  /// Distance from the trailing edge: right, or left in a right-to-left layout.
  public var trailing: Double?
  /// Distance from the left edge, whatever the layout direction.
  public var left: Double?
  /// Distance from the right edge, whatever the layout direction.
  public var right: Double?
  /// A fixed width.
  public var width: Double?
  /// A fixed height.
  public var height: Double?
  /// Offset of the view's middle from the superview's middle, horizontally.
  public var centerX: Double?
  /// Offset of the view's middle from the superview's middle, vertically.
  public var centerY: Double?
  /// Whether the pins count from the safe area instead of the bounds.
  public var isWithinSafeArea = false

  /// Makes pins that leave everything free.
  public init() {}
}
