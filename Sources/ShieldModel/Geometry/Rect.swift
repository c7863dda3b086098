/// An upright rectangle in points, given by its top left corner and its extent.
public struct Rect: Hashable, Sendable {
  /// Left edge in points.
  public var x: Double
  /// Top edge in points.
  public var y: Double
  /// Horizontal extent in points; never negative in a well-formed tree.
  public var width: Double
  /// Vertical extent in points; never negative in a well-formed tree.
  public var height: Double

  /// Makes a rectangle from its top left corner and its extent, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Makes a rectangle from its top left corner and its size.
  public init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The top left corner.
  public var origin: Point { Point(x: x, y: y) }

  /// Width × height.
  public var size: Size { Size(width: width, height: height) }

  /// The middle of the rectangle.
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// Whether the rectangle has no area.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Whether a point lies inside; the left and top edges belong to the rectangle, right and bottom do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.y >= y && point.x < x + width && point.y < y + height
  }

  /// The rectangle moved by a distance in points.
  public func offset(x dx: Double, y dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The rectangle made smaller by insets; extents never fall below zero.
  public func inset(by insets: EdgeInsets) -> Rect {
    let left = x + insets.left
    let top = y + insets.top
    return Rect(
      x: left, y: top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
