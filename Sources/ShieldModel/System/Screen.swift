/// The panel of a device: its size, its scale and the insets of its safe area.
public struct Screen: Hashable, Sendable {
  /// The size in points.
  public var size: Size
  /// How many pixels a point is wide.
  public var scale: Double
  /// The distance in points from each edge to the safe area.
  public var safeArea: EdgeInsets

  /// Makes a screen from its parts.
  public init(size: Size, scale: Double = 1, safeArea: EdgeInsets = .zero) {
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
  }

  /// The whole screen in its own coordinates, points.
  public var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }
}
