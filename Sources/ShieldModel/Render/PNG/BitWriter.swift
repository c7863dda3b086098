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

  /// Appends many bits, for which room is made beforehand.
  ///
  /// - Parameters:
  ///   - most: The most bits that the body appends.
  ///   - body: Appends to the cursor.
  mutating func append(atMost most: UInt64, _ body: (inout Cursor) -> Void) {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: Int(most / 8) + 24))
    let end = bytes.withUnsafeMutableBytes { room in
      var cursor = Cursor(room: room, offset: start, pending: pending, count: pendingCount)
      cursor.flush()
      body(&cursor)
      pending = cursor.pending
      pendingCount = cursor.count
      return cursor.offset
    }
    bytes.removeLast(bytes.count - end)
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

extension BitWriter {
  /// A place in bytes that have been made room for.
  struct Cursor {
    fileprivate let room: UnsafeMutableRawBufferPointer
    fileprivate var offset: Int
    fileprivate var pending: UInt64
    fileprivate var count: UInt64

    /// Puts bits behind the pending ones; 56 have room after a flush.
    @inline(__always)
    mutating func put(_ code: BitCode) {
      pending |= UInt64(code.bits) &<< count
      count &+= UInt64(code.count)
    }

    /// Writes all full bytes.
    @inline(__always)
    mutating func flush() {
      room.storeBytes(of: pending.littleEndian, toByteOffset: offset, as: UInt64.self)
      offset &+= Int(truncatingIfNeeded: count &>> 3)
      pending &>>= count & 56
      count &= 7
    }
  }
}
