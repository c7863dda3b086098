/// Codes rows quickly: each as its difference to the row above, with fixed codes and two kinds of repetition.
///
/// A pixel of the difference that equals its left neighbour, or the difference's pixel above, is a repetition. A row
/// that equals the row above is all zeros and costs a few codes that are known beforehand.
struct FastRowCoder: Sendable {
  private let width: Int
  private let bytesPerPixel: Int
  /// Three rows of pixels, bytes of a pixel from the lowest: the row above, and two differences.
  private var rows: [UInt32]
  /// Which of the two differences belongs to the row above, as the offset of its first pixel.
  private var formerDifference: Int
  private var isFormerDifferenceZero = true
  /// Whether a difference above exists and lies in the window of 32 KiB.
  private var canRepeatAbove = false
  private let codes: FastCodes

  /// Begins a picture; writes the head of the only block.
  init(width: Int, bytesPerPixel: Int, to bits: inout BitWriter) {
    self.width = width
    self.bytesPerPixel = bytesPerPixel
    rows = [UInt32](repeating: 0, count: 3 * width)
    formerDifference = width
    codes = FastCodes(bytesPerPixel: UInt32(bytesPerPixel), bytesPerRow: UInt32(width * bytesPerPixel + 1))
    // Last block, fixed codes.
    bits.append(0b011, count: 3)
  }

  /// Writes the end of the block.
  func finish(to bits: inout BitWriter) {
    bits.append(codes.end)
  }

  /// Codes a row of RGBA bytes.
  mutating func append(
    _ row: UnsafeBufferPointer<UInt8>, to bits: inout BitWriter, checksum: inout AdlerChecksum
  ) {
    if takeDifference(to: row) {
      codeDifference(to: &bits, checksum: &checksum)
      formerDifference = 3 * width - formerDifference
      isFormerDifferenceZero = false
      canRepeatAbove = width * bytesPerPixel + 1 <= 32_768
    } else {
      appendCopy(to: &bits, checksum: &checksum)
    }
  }

  /// Codes the last row once more; all zeros in the first row.
  mutating func appendCopy(to bits: inout BitWriter, checksum: inout AdlerChecksum) {
    if !isFormerDifferenceZero { clearFormerDifference() }
    bits.append(codes.filterUp)
    bits.append(codes.literals[0])
    codes.repetition(ofBytes: width * bytesPerPixel - 1, distance: codes.toPreviousByte, to: &bits)
    checksum.append(2, zeros: width * bytesPerPixel)
  }

  /// Stores the difference of a row to the row above, and the row as the next one's row above.
  ///
  /// - Returns: Whether they differ.
  private mutating func takeDifference(to row: UnsafeBufferPointer<UInt8>) -> Bool {
    let difference = 3 * width - formerDifference
    let mask: UInt32 = bytesPerPixel == 4 ? 0xFFFF_FFFF : 0x00FF_FFFF
    let width = width
    return rows.withUnsafeMutableBufferPointer { rows in
      let raw = UnsafeRawBufferPointer(row)
      var union: UInt32 = 0
      for index in 0..<width {
        let pixel = UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self)) & mask
        let above = rows[index]
        // Four subtractions of bytes at once: the top bits are kept out of the borrow and put right afterwards.
        let lower = (pixel | 0x8080_8080) &- (above & 0x7F7F_7F7F)
        let result = lower ^ ((pixel ^ ~above) & 0x8080_8080)
        rows[index] = pixel
        rows[difference &+ index] = result
        union |= result
      }
      return union != 0
    }
  }

  private mutating func clearFormerDifference() {
    let pixels = formerDifference..<formerDifference + width
    rows.withUnsafeMutableBufferPointer { rows in
      for index in pixels { rows[index] = 0 }
    }
    isFormerDifferenceZero = true
  }

  /// Codes the difference that has just been stored.
  private func codeDifference(to bits: inout BitWriter, checksum: inout AdlerChecksum) {
    let start = 3 * width - formerDifference
    bits.append(codes.filterUp)
    rows.withUnsafeBufferPointer { rows in
      let difference = UnsafeBufferPointer(rebasing: rows[start..<start + width])
      let above = UnsafeBufferPointer(rebasing: rows[formerDifference..<formerDifference + width])
      codes.literals.withUnsafeBufferPointer { literals in
        code(difference, above: above, literals: literals, to: &bits)
      }
      sum(difference, into: &checksum)
    }
  }

  private func code(
    _ difference: UnsafeBufferPointer<UInt32>, above: UnsafeBufferPointer<UInt32>,
    literals: UnsafeBufferPointer<BitCode>, to bits: inout BitWriter
  ) {
    var index = 0
    while index < width {
      let pixel = difference[index]
      var end = index
      var isAbove = false
      if index > 0 {
        let left = difference[index &- 1]
        while end < width, difference[end] == left { end &+= 1 }
      }
      if canRepeatAbove, pixel == above[index] {
        var last = index &+ 1
        while last < width, difference[last] == above[last] { last &+= 1 }
        if last > end {
          end = last
          isAbove = true
        }
      }
      if end > index {
        codes.repetition(
          ofBytes: (end &- index) &* bytesPerPixel, distance: isAbove ? codes.toRowAbove : codes.toPreviousPixel,
          to: &bits)
        index = end
      } else {
        bits.append(literals[Int(pixel & 0xFF)].followed(by: literals[Int(pixel &>> 8 & 0xFF)]))
        let third = literals[Int(pixel &>> 16 & 0xFF)]
        bits.append(bytesPerPixel == 4 ? third.followed(by: literals[Int(pixel &>> 24)]) : third)
        index &+= 1
      }
    }
  }

  /// Takes the row of filter byte and difference into the checksum, four bytes at once.
  private func sum(_ difference: UnsafeBufferPointer<UInt32>, into checksum: inout AdlerChecksum) {
    let count = width * bytesPerPixel
    var sum: UInt64 = 0
    var weighted: UInt64 = 0
    for index in 0..<width {
      let pixel = difference[index]
      let pairs = (pixel & 0x00FF_00FF) &+ (pixel &>> 8 & 0x00FF_00FF)
      let bytes = (pairs &+ pairs &>> 16) & 0xFFFF
      let inner = (pixel &>> 8 & 0xFF) &+ 2 &* (pixel &>> 16 & 0xFF) &+ 3 &* (pixel &>> 24)
      let weight = UInt32(truncatingIfNeeded: count &- index &* bytesPerPixel)
      sum &+= UInt64(bytes)
      weighted &+= UInt64(weight &* bytes &- inner)
    }
    checksum.append(2, zeros: 0)
    checksum.append(count: UInt64(count), sum: sum, weighted: weighted)
  }
}
