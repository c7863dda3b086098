/// Memory for the pixels of a strip, which pictures can share.
///
/// Threads can read it at the same time; it is written only while one picture alone holds it.
final class PixelStrip: @unchecked Sendable {
  /// The first pixel.
  let base: UnsafeMutablePointer<UInt32>
  /// How many pixels there are.
  let count: Int

  /// Memory without a pixel.
  static let none = PixelStrip(count: 0)

  /// Memory that holds nothing yet.
  init(count: Int) {
    self.count = count
    base = .allocate(capacity: max(1, count))
  }

  deinit { base.deallocate() }
}
