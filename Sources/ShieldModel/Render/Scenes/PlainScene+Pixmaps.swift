extension PlainScene {
  /// What a computed pixmap looks like.
  public enum PixmapKind: UInt8, Hashable, Sendable, CaseIterable {
    /// Opaque waves of colour.
    case opaque
    /// The same, fading out from the middle.
    case round
  }

  /// Computes a pixmap that is as uneven as a photo or an icon.
  ///
  /// - Returns: Nil for sides that no pixmap can have.
  public static func pixmap(width: Int32, height: Int32, kind: PixmapKind, seed: Int32) -> Pixmap? {
    guard Pixmap.isSensible(width: width, height: height) else { return nil }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(Int(width * height))
    for y in 0..<height {
      for x in 0..<width {
        let red = UInt8(truncatingIfNeeded: x &* 7 &+ seed &* 40)
        let green = UInt8(truncatingIfNeeded: y &* 5 &+ seed &* 80)
        let blue = UInt8(truncatingIfNeeded: (x ^ y) &* 3)
        let alpha = kind == .opaque ? 255 : roundAlpha(x: x, y: y, width: width, height: height)
        pixels.append(Pixmap.word(red: red, green: green, blue: blue, alpha: alpha))
      }
    }
    return Pixmap(width: width, height: height, pixels: pixels)
  }

  private static func roundAlpha(x: Int32, y: Int32, width: Int32, height: Int32) -> UInt8 {
    let (across, down) = (Int64(2 * x + 1 - width), Int64(2 * y + 1 - height))
    let distance = (across * across + down * down) * 255 / (Int64(width) * Int64(width))
    return distance > 255 ? 0 : UInt8(255 - distance)
  }
}
