/// An upright rectangle of whole device pixels, left and top inclusive, right and bottom exclusive.
public struct PixelRect: Hashable, Sendable {
  /// First column inside.
  public var left: Int32
  /// First row inside.
  public var top: Int32
  /// First column to the right that is outside.
  public var right: Int32
  /// First row below that is outside.
  public var bottom: Int32

  /// Makes a rectangle from its four edges, in device pixels.
  public init(left: Int32, top: Int32, right: Int32, bottom: Int32) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The rectangle without a pixel.
  public static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

  /// Whether no pixel lies inside.
  public var isEmpty: Bool { right <= left || bottom <= top }

  /// Columns inside, 0 for an empty rectangle.
  public var width: Int32 { max(0, right - left) }

  /// Rows inside, 0 for an empty rectangle.
  public var height: Int32 { max(0, bottom - top) }

  /// The pixels that lie in both.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let both = PixelRect(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
    return both.isEmpty ? .empty : both
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }

  /// Whether every pixel of the other rectangle lies inside this one.
  public func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom)
  }
}
