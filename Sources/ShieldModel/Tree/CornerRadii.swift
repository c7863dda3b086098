/// How far each corner of a layer is rounded, in points.
public struct CornerRadii: Hashable, Sendable {
  /// The radius of the corner at the top left.
  public var topLeft: Double
  /// The radius of the corner at the top right.
  public var topRight: Double
  /// The radius of the corner at the bottom left.
  public var bottomLeft: Double
  /// The radius of the corner at the bottom right.
  public var bottomRight: Double

  /// Makes radii; corners that are not named are square.
  public init(topLeft: Double = 0, topRight: Double = 0, bottomLeft: Double = 0, bottomRight: Double = 0) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
  }

  /// Whether a layer can have these radii: numbers of at least 0.
  public var isSensible: Bool {
    for radius in [topLeft, topRight, bottomLeft, bottomRight] where !(radius >= 0 && radius.isFinite) { return false }
    return true
  }
}
