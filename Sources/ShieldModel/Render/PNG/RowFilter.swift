/// What a row is written as a difference to; the raw value is the format's number.
enum RowFilter: UInt8, Sendable {
  /// Nothing: the row as it is.
  case none = 0
  /// The pixel to the left.
  case left = 1
  /// The pixel above.
  case above = 2

  /// The sum of the bytes' absolute values, read as −128…127; small for rows that compress well.
  static func cost(of bytes: UnsafeMutableBufferPointer<UInt8>) -> UInt32 {
    var cost: UInt32 = 0
    for index in 0..<bytes.count { cost &+= UInt32(Int8(bitPattern: bytes[index]).magnitude) }
    return cost
  }

  /// Writes the differences of as many bytes as there are to those of another row.
  static func subtract(
    _ other: UnsafeMutableBufferPointer<UInt8>, from bytes: UnsafeMutableBufferPointer<UInt8>,
    into differences: UnsafeMutableBufferPointer<UInt8>
  ) {
    for index in 0..<differences.count { differences[index] = bytes[index] &- other[index] }
  }
}
