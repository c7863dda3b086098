/// An extent in points: width × height.
public struct Size: Hashable, Sendable {
  /// Horizontal extent in points.
  public var width: Double
  /// Vertical extent in points.
  public var height: Double

  /// Makes a size from width and height, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The empty size.
  public static let zero = Size(width: 0, height: 0)
}
