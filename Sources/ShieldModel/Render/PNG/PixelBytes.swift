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

  /// The same for at most 512 pixels, four at a time; what is left over is summed singly.
  private static func sumPart(
    _ pixels: UnsafePointer<UInt32>, _ count: Int, bytesPerPixel: Int, into checksum: inout AdlerChecksum
  ) {
    let low = SIMD4<UInt32>(repeating: 0x00FF_00FF)
    let half = SIMD4<UInt32>(repeating: 0xFFFF)
    let eight = SIMD4<UInt32>(repeating: 8)
    let sixteen = SIMD4<UInt32>(repeating: 16)
    let raw = UnsafeRawPointer(pixels)
    // Sums of the first and third bytes in halves of a lane, of the second and fourth ones, of all, and the sum of the
    // sums before each step.
    var even = SIMD4<UInt32>()
    var odd = SIMD4<UInt32>()
    var all = SIMD4<UInt32>()
    var totals = SIMD4<UInt32>()
    let steps = count / 4
    for step in 0..<steps {
      let four = raw.loadUnaligned(fromByteOffset: step &* 16, as: SIMD4<UInt32>.self)
      let evenBytes = four & low
      let oddBytes = (four &>> eight) & low
      even &+= evenBytes
      odd &+= oddBytes
      let pairs = evenBytes &+ oddBytes
      totals &+= all
      all &+= (pairs & half) &+ (pairs &>> sixteen)
    }
    let bytes = UInt64(bytesPerPixel)
    var sum: UInt64 = 0
    var weighted: UInt64 = 0
    for lane in 0..<4 {
      let laneSum = UInt64(all[lane])
      sum &+= laneSum
      // A pixel weighs as many bytes as lie behind it in its lane's steps and in the lanes after it, and its own.
      weighted &+= bytes &* (4 &* UInt64(totals[lane]) &+ laneSum &* UInt64(4 &- lane))
      let second = UInt64(odd[lane] & 0xFFFF)
      let third = UInt64(even[lane] &>> 16)
      let fourth = UInt64(odd[lane] &>> 16)
      weighted &-= second &+ 2 &* third &+ 3 &* fourth
    }
    checksum.append(count: UInt64(steps &* 4) &* bytes, sum: sum, weighted: weighted)
    for index in steps &* 4..<count {
      let pixel = pixels[index]
      for byte in 0..<UInt32(truncatingIfNeeded: bytesPerPixel) {
        checksum.append(UInt8(truncatingIfNeeded: pixel &>> (8 &* byte)), zeros: 0)
      }
    }
  }
}
