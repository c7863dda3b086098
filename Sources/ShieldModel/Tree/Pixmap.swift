/// Pixels that an image shows: eight bits a channel, rows from top to bottom.
///
/// It is one reference to storage that never changes, so copies cost nothing, and premultiplied colours are worked out
/// once, by the one rule of rounding.
public struct Pixmap: Hashable, Sendable {
  /// The most pixels of a side.
  public static let greatestSide: Int32 = 4096
  /// The most pixels together.
  public static let greatestArea: Int32 = 1 << 23

  /// Nothing is written after the initializer, so any thread may read.
  private final class Storage: @unchecked Sendable {
    let straight: [UInt32]
    /// As many as the straight ones, at a place that stays the same, for loops over pixels.
    let premultiplied: UnsafePointer<UInt32>
    let isVisible: Bool
    let isOpaque: Bool
    let digest: UInt64

    init(_ straight: [UInt32]) {
      var everyBit: UInt32 = 0xFFFF_FFFF
      var anyBit: UInt32 = 0
      var digest: UInt64 = 0xCBF2_9CE4_8422_2325
      for word in straight {
        everyBit &= word
        anyBit |= word
        digest = (digest ^ UInt64(word)) &* 0x0000_0100_0000_01B3
      }
      self.straight = straight
      let isOpaque = everyBit >> 24 == 255
      let words = UnsafeMutablePointer<UInt32>.allocate(capacity: straight.count)
      for (index, word) in straight.enumerated() {
        (words + index).initialize(to: isOpaque ? word : Pixmap.word(Pixmap.color(word).premultiplied))
      }
      premultiplied = UnsafePointer(words)
      isVisible = anyBit >> 24 != 0
      self.isOpaque = isOpaque
      self.digest = digest
    }

    deinit { premultiplied.deallocate() }
  }

  /// Width in pixels, 1…4,096.
  public let width: Int32
  /// Height in pixels, 1…4,096.
  public let height: Int32
  private let storage: Storage

  /// Makes a pixmap of straight (not premultiplied) colours.
  ///
  /// - Parameters:
  ///   - width: Width in pixels.
  ///   - height: Height in pixels.
  ///   - pixels: One word for each pixel, row by row: red in the lowest byte, then green, blue, alpha.
  /// - Returns: Nil for a side or an area out of range, and for another number of pixels than width × height.
  public init?(width: Int32, height: Int32, pixels: [UInt32]) {
    guard Pixmap.isSensible(width: width, height: height), pixels.count == Int(width * height) else { return nil }
    self.width = width
    self.height = height
    storage = Storage(pixels)
  }

  /// Whether a pixmap can have these sides.
  public static func isSensible(width: Int32, height: Int32) -> Bool {
    let sides = 1...greatestSide
    return sides.contains(width) && sides.contains(height) && width <= greatestArea / height
  }

  /// Whether any pixel can be seen.
  public var isVisible: Bool { storage.isVisible }

  /// Whether every pixel is opaque.
  public var isOpaque: Bool { storage.isOpaque }

  /// The straight colour of a pixel; clear outside.
  public func color(x: Int32, y: Int32) -> Color {
    guard x >= 0, y >= 0, x < width, y < height else { return .clear }
    return Pixmap.color(storage.straight[Int(y * width + x)])
  }

  /// All pixels premultiplied, one word for each, row by row: red in the lowest byte, then green, blue, alpha.
  public var premultipliedPixels: [UInt32] {
    Array(UnsafeBufferPointer(start: storage.premultiplied, count: storage.straight.count))
  }

  /// The same where they lie; valid as long as the pixmap or a copy of it lives.
  var premultipliedBase: UnsafePointer<UInt32> { storage.premultiplied }

  /// The pixmap with other colours; complexity: as many calls as there are changes of colour along the rows.
  func recolored(_ change: (Color) -> Color) -> Pixmap {
    var pixels = storage.straight
    var last = storage.straight[0]
    var changed = Pixmap.word(change(Pixmap.color(last)))
    for index in pixels.indices {
      if pixels[index] != last {
        last = pixels[index]
        changed = Pixmap.word(change(Pixmap.color(last)))
      }
      pixels[index] = changed
    }
    return Pixmap(width: width, height: height, pixels: pixels) ?? self
  }

  /// Whether all pixels are alike.
  public static func == (left: Pixmap, right: Pixmap) -> Bool {
    if left.width != right.width || left.height != right.height { return false }
    if left.storage === right.storage { return true }
    return left.storage.digest == right.storage.digest && left.storage.straight == right.storage.straight
  }

  /// Feeds sides and a digest of the pixels.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(storage.digest)
  }

  private static func color(_ word: UInt32) -> Color {
    Color(
      red: UInt8(truncatingIfNeeded: word), green: UInt8(truncatingIfNeeded: word >> 8),
      blue: UInt8(truncatingIfNeeded: word >> 16), alpha: UInt8(truncatingIfNeeded: word >> 24))
  }

  private static func word(_ color: Color) -> UInt32 {
    word(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  private static func word(_ color: PremultipliedColor) -> UInt32 {
    word(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Four channels as the word of a pixel.
  static func word(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) -> UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }
}
