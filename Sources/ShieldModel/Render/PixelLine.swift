/// A number that grows evenly across the picture, looked at in the middle of each pixel, with 24 fraction bits.
struct PixelLine: BitwiseCopyable, Equatable {
  private let across: Int64
  private let down: Int64
  private let start: Int64

  /// The number `across · x + down · y + start` at a point in pixels.
  init(across: Double, down: Double, start: Double) {
    self.across = FixedPoint.rounded(across * 16_777_216, limit: 1 << 44)
    self.down = FixedPoint.rounded(down * 16_777_216, limit: 1 << 44)
    self.start = FixedPoint.rounded(start * 16_777_216, limit: 1 << 60)
  }

  /// By how much the number grows from a pixel to its right neighbour.
  var step: Int64 { across }

  /// Whether all pixels of a column are alike.
  var isSameInAllRows: Bool { down == 0 }

  /// The number in the middle of a pixel.
  func value(x: Int32, y: Int32) -> Int64 {
    (across &* (2 &* Int64(x) &+ 1) &+ down &* (2 &* Int64(y) &+ 1) &+ 2 &* start) >> 1
  }
}
