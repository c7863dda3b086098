/// The shadow that a layer casts on what lies behind it.
public struct LayerShadow: Hashable, Sendable {
  /// The greatest ``radius``.
  public static let greatestRadius = 100.0
  /// The greatest magnitude of a coordinate of ``offset``.
  public static let greatestOffset = 1000.0

  /// The colour; its alpha scales the shadow.
  public var color: Color
  /// How far the edge is spread, in points: the standard deviation of a bell curve, roughly.
  public var radius: Double
  /// How far the shadow lies to the right of the layer and below it, in points of the layer's own coordinates.
  public var offset: Point

  /// Makes a shadow.
  public init(color: Color = .black, radius: Double = 3, offset: Point = .zero) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }

  /// Whether a layer can cast this shadow: a radius of 0 to 100 points, and offsets of at most 1000.
  public var isSensible: Bool {
    radius >= 0 && radius <= LayerShadow.greatestRadius && offset.x.magnitude <= LayerShadow.greatestOffset
      && offset.y.magnitude <= LayerShadow.greatestOffset
  }
}
