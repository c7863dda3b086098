/// A place in a coordinate space measured in points, x to the right and y down.
public struct Point: Hashable, Sendable {
  /// Horizontal distance from the origin, in points.
  public var x: Double
  /// Vertical distance from the origin, in points, growing downwards.
  public var y: Double

  /// Makes a point from its two coordinates, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)
}
