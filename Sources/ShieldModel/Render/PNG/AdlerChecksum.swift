/// The checksum of the image data: the sum of the bytes, and the sum of those sums, both modulo 65,521.
struct AdlerChecksum: Sendable {
  private static let modulus: UInt64 = 65_521

  private var sum: UInt64 = 1
  private var sumOfSums: UInt64 = 0

  /// The checksum of everything so far.
  var value: UInt32 { UInt32(sumOfSums << 16 | sum) }

  /// Takes a stretch of bytes in by its sums.
  ///
  /// - Parameters:
  ///   - count: The number of bytes, at most 2³¹.
  ///   - sum: The sum of the bytes.
  ///   - weighted: The sum of the bytes, each times the number of bytes from it to the end, itself included; below 2⁶².
  mutating func append(count: UInt64, sum added: UInt64, weighted: UInt64) {
    sumOfSums = (sumOfSums + count * sum + weighted) % AdlerChecksum.modulus
    sum = (sum + added) % AdlerChecksum.modulus
  }

  /// Takes one byte and zeros after it in.
  mutating func append(_ byte: UInt8, zeros: Int) {
    append(count: UInt64(zeros) + 1, sum: UInt64(byte), weighted: UInt64(byte) * (UInt64(zeros) + 1))
  }

  /// Takes bytes in, at most 2³¹ of them.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    // Sixteen at a time with weights that do not depend on the position, which compilers turn into wide additions.
    let blocks = bytes.count / 16
    var total: UInt64 = 0
    var totals: UInt64 = 0
    var inner: UInt64 = 0
    for block in 0..<blocks {
      var sum: UInt32 = 0
      var weighted: UInt32 = 0
      for index in 0..<16 {
        let byte = UInt32(bytes[block &* 16 &+ index])
        sum &+= byte
        weighted &+= byte &* UInt32(truncatingIfNeeded: 16 &- index)
      }
      totals &+= total
      total &+= UInt64(sum)
      inner &+= UInt64(weighted)
    }
    append(count: UInt64(blocks * 16), sum: total, weighted: totals * 16 + inner)
    for index in blocks * 16..<bytes.count { append(bytes[index], zeros: 0) }
  }
}
