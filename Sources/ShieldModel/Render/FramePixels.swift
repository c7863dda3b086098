/// The pixels of a picture: premultiplied, 8 bits for each of red, green, blue and alpha.
///
/// A pixel is a word with red lowest and alpha highest; rows stand top to bottom. The memory stays from picture to
/// picture, strip by strip, and pictures that have a strip in common share it.
public struct FramePixels: Sendable {
  /// Width in pixels, 0…32,768.
  public private(set) var width: Int32 = 0
  /// Height in pixels, 0…32,768.
  public private(set) var height: Int32 = 0
  private var strips: [PixelStrip] = []

  /// Makes pixels of no extent.
  public init() {}

  /// The colour of a pixel; clear outside.
  public func color(x: Int32, y: Int32) -> PremultipliedColor {
    guard x >= 0, y >= 0, x < width, y < height else { return .clear }
    return FrameRun.color(of: UInt64(row(y)[Int(x)]))
  }

  /// Calls the body with each row from top to bottom; never if the rows have no pixels.
  public func forEachRow(_ body: (UnsafeBufferPointer<UInt32>) -> Void) {
    // Pixels without columns have no memory for their rows either.
    if width == 0 { return }
    var line: Int32 = 0
    while line < height {
      body(UnsafeBufferPointer(start: row(line), count: Int(width)))
      line += 1
    }
  }

  /// All pixels, width × height.
  public var words: [UInt32] {
    var words: [UInt32] = []
    words.reserveCapacity(Int(width) * Int(height))
    forEachRow { words.append(contentsOf: $0) }
    return words
  }

  private func row(_ row: Int32) -> UnsafePointer<UInt32> {
    UnsafePointer(strips[Int(row / StripComposer.rows)].base + Int(row % StripComposer.rows) * Int(width))
  }

  /// Gives the picture an extent, held within what a frame can have, and answers whether it had it already; otherwise
  /// every strip must be painted.
  @discardableResult
  mutating func fit(width: Int32, height: Int32) -> Bool {
    let extent = CompositedFrame.heldExtent(width: width, height: height)
    if extent.width == self.width, extent.height == self.height { return true }
    self.width = extent.width
    self.height = extent.height
    let count = (extent.height + StripComposer.rows - 1) / StripComposer.rows
    strips = [PixelStrip](repeating: .none, count: Int(count))
    return false
  }

  /// Takes the memory of a strip away, which must get other memory before the picture is looked at.
  mutating func take(_ strip: Int) -> PixelStrip {
    let taken = strips[strip]
    strips[strip] = .none
    return taken
  }

  /// Gives a strip memory of its own, to be painted.
  ///
  /// - Parameter spare: Memory that is used first as far as nobody else holds it; what somebody holds is dropped.
  mutating func own(_ strip: Int, from spare: inout [PixelStrip]) -> PixelStrip {
    let count = Int(width) * Int(StripComposer.rows)
    while var candidate = spare.popLast() {
      if candidate.count >= count, isKnownUniquelyReferenced(&candidate) {
        strips[strip] = candidate
        return candidate
      }
    }
    strips[strip] = PixelStrip(count: count)
    return strips[strip]
  }

  /// Shares a strip of a picture of the same extent.
  mutating func share(_ strip: Int, of other: FramePixels) { strips[strip] = other.strips[strip] }
}
