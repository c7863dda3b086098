/// Arithmetic on the four bytes of a pixel at once, red lowest; loops over pixels become wide instructions.
enum PixelBytes {
  /// Each byte less that of another pixel.
  @inline(__always)
  static func difference(_ pixel: UInt32, _ other: UInt32) -> UInt32 {
    // The top bits are kept out of the borrow and put right afterwards.
    let lower = (pixel | 0x8080_8080) &- (other & 0x7F7F_7F7F)
    return lower ^ ((pixel ^ ~other) & 0x8080_8080)
  }

  /// About the sum of the bytes' absolute values, read as −128…127; small for rows that compress well.
  static func cost(_ pixels: UnsafePointer<UInt32>, _ count: Int) -> UInt64 {
    var cost: UInt64 = 0
    var start = 0
    while start < count {
      // Two sums of 16 bits in a word have room for 256 pixels of at most 2 × 127.
      let end = min(start &+ 256, count)
      var sums: UInt32 = 0
      for index in start..<end {
        let pixel = pixels[index]
        let sign = pixel &>> 7 & 0x0101_0101
        let magnitudes = pixel ^ (sign &<< 8 &- sign)
        sums &+= (magnitudes & 0x00FF_00FF) &+ (magnitudes &>> 8 & 0x00FF_00FF)
      }
      cost &+= UInt64(sums & 0xFFFF) &+ UInt64(sums &>> 16)
      start = end
    }
    return cost
  }

  /// Takes the bytes of pixels into a checksum, of each pixel the lowest three or all four.
  ///
  /// The fourth byte is zero where it does not count.
  static func sum(
    _ pixels: UnsafePointer<UInt32>, _ count: Int, bytesPerPixel: Int, into checksum: inout AdlerChecksum
  ) {
    var start = 0
    while start < count {
      let end = min(start &+ 512, count)
      sumPart(pixels + start, end &- start, bytesPerPixel: bytesPerPixel, into: &checksum)
      start = end
    }
  }

  /// The same for at most 512 pixels, two at a time; one that is left over is summed singly.
  private static func sumPart(
    _ pixels: UnsafePointer<UInt32>, _ count: Int, bytesPerPixel: Int, into checksum: inout AdlerChecksum
  ) {
    let low: UInt64 = 0x00FF_00FF_00FF_00FF
    let half: UInt64 = 0x0000_FFFF_0000_FFFF
    // Sums of the first and third bytes of both pixels in quarters, of the second and fourth ones, of all bytes in
    // halves, and the sum of these sums before each step.
    var even: UInt64 = 0
    var odd: UInt64 = 0
    var all: UInt64 = 0
    var totals: UInt64 = 0
    let steps = count / 2
    for step in 0..<steps {
      let two = UInt64(pixels[2 &* step]) | UInt64(pixels[2 &* step &+ 1]) &<< 32
      let evenBytes = two & low
      let oddBytes = two &>> 8 & low
      even &+= evenBytes
      odd &+= oddBytes
      let pairs = evenBytes &+ oddBytes
      totals &+= all
      all &+= (pairs & half) &+ (pairs &>> 16 & half)
    }
    let bytes = UInt64(bytesPerPixel)
    let (first, second) = (all & 0xFFFF_FFFF, all &>> 32)
    // A pixel weighs as many bytes as begin with it: those of later steps, and of its own step's one or two pixels.
    let total = (totals & 0xFFFF_FFFF) &+ totals &>> 32
    let inner =
      (odd & 0xFFFF) &+ (odd &>> 32 & 0xFFFF) &+ 2 &* ((even &>> 16 & 0xFFFF) &+ even &>> 48) &+ 3
      &* ((odd &>> 16 & 0xFFFF) &+ odd &>> 48)
    checksum.append(
      count: UInt64(steps &* 2) &* bytes, sum: first &+ second,
      weighted: bytes &* (2 &* total &+ 2 &* first &+ second) &- inner)
    if count % 2 == 1 {
      let pixel = pixels[count &- 1]
      for byte in 0..<UInt32(truncatingIfNeeded: bytesPerPixel) {
        checksum.append(UInt8(truncatingIfNeeded: pixel &>> (8 &* byte)), zeros: 0)
      }
    }
  }
}
