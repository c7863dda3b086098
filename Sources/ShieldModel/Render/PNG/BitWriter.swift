/// A list of bytes that grows by bits, the lowest bit of a byte first.
struct BitWriter: Sendable {
  /// The full bytes.
  var bytes: [UInt8] = []
  /// Bits that do not fill four bytes yet, the oldest lowest.
  private var pending: UInt64 = 0
  /// The number of pending bits, below 32 between calls.
  private var pendingCount: UInt64 = 0

  /// Appends the lowest bits of a value; the bits above them have to be zero.
  ///
  /// - Parameters:
  ///   - value: The bits, the first one lowest.
  ///   - count: How many, at most 32.
  @inline(__always)
  mutating func append(_ value: UInt64, count: UInt64) {
    pending |= value &<< pendingCount
    pendingCount &+= count
    if pendingCount >= 32 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      bytes.append(UInt8(truncatingIfNeeded: pending &>> 8))
      bytes.append(UInt8(truncatingIfNeeded: pending &>> 16))
      bytes.append(UInt8(truncatingIfNeeded: pending &>> 24))
      pending &>>= 32
      pendingCount &-= 32
    }
  }

  /// Appends a code.
  @inline(__always)
  mutating func append(_ code: BitCode) {
    append(UInt64(code.bits), count: UInt64(code.count))
  }

  /// Fills the last byte with zero bits; all bits are in `bytes` afterwards.
  mutating func alignToByte() {
    while pendingCount > 0 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount = pendingCount > 8 ? pendingCount - 8 : 0
    }
  }
}
