/// The pixels of a picture in memory that is used again: premultiplied, 8 bits for each of red, green, blue and alpha.
public struct FramePixels: Hashable, Sendable {
  /// Width in pixels, 0…32,768.
  public let width: Int32
  /// Height in pixels, 0…32,768.
  public let height: Int32
  /// One word for each pixel, red lowest and alpha highest, width × height, rows top to bottom.
  public internal(set) var words: [UInt32]

  /// Makes clear pixels; extents are held within what a frame can have.
  public init(width: Int32, height: Int32) {
    let extent = CompositedFrame.heldExtent(width: width, height: height)
    self.width = extent.width
    self.height = extent.height
    words = [UInt32](repeating: 0, count: Int(extent.width) * Int(extent.height))
  }

  /// The colour of a pixel; clear outside.
  public func color(x: Int32, y: Int32) -> PremultipliedColor {
    guard x >= 0, y >= 0, x < width, y < height else { return .clear }
    return FrameRun.color(of: UInt64(words[Int(y) * Int(width) + Int(x)]))
  }
}
