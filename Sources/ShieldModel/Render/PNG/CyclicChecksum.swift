/// The checksum of a PNG chunk: 32-bit cyclic redundancy check with the polynomial 0xEDB88320, bits mirrored.
enum CyclicChecksum {
  /// Eight tables of 256: what a byte contributes when 0…7 bytes follow it.
  private static let tables: [UInt32] = {
    var tables: [UInt32] = []
    tables.reserveCapacity(8 * 256)
    for byte in 0..<UInt32(256) {
      var remainder = byte
      for _ in 0..<8 { remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1 }
      tables.append(remainder)
    }
    for index in 256..<8 * 256 {
      let shorter = tables[index - 256]
      tables.append(shorter >> 8 ^ tables[Int(shorter & 0xFF)])
    }
    return tables
  }()

  /// The checksum of some bytes; complexity: linear.
  static func value(of bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    tables.withUnsafeBufferPointer { table in
      var value: UInt32 = 0xFFFF_FFFF
      var index = 0
      while bytes.count - index >= 8 {
        var sum: UInt32 = 0
        for offset in 0..<8 {
          let mixed = offset < 4 ? value &>> UInt32(8 * offset) : 0
          let byte = UInt32(bytes[index + offset]) ^ mixed & 0xFF
          sum ^= table[(7 - offset) * 256 + Int(byte)]
        }
        value = sum
        index += 8
      }
      while index < bytes.count {
        value = table[Int((value ^ UInt32(bytes[index])) & 0xFF)] ^ value >> 8
        index += 1
      }
      return ~value
    }
  }
}
