/// Tells text in UTF-8 from everything else.
enum TextEncodingCheck {
  /// The name of an encoding that the first bytes announce and that is not UTF-8; nil otherwise.
  static func otherEncoding(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    guard bytes.count >= 4 else { return nil }
    switch (bytes[0] == 0, bytes[1] == 0, bytes[2] == 0, bytes[3] == 0) {
    case (true, false, true, false), (false, true, false, true): return "UTF-16"
    case (true, true, true, false), (false, true, true, true): return "UTF-32"
    default: return nil
    }
  }

  /// The offset of the first byte that is NUL or breaks the rules of UTF-8; nil when all is well.
  ///
  /// Complexity: one pass.
  static func firstBadOffset(in bytes: [UInt8]) -> Int? {
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x80 {
        if byte == 0 { return offset }
        offset += 1
        continue
      }
      guard let length = sequenceLength(at: offset, in: bytes) else { return offset }
      offset += length
    }
    return nil
  }

  /// The length in bytes of the well-formed sequence at an offset that does not hold ASCII; nil when it is malformed.
  private static func sequenceLength(at offset: Int, in bytes: [UInt8]) -> Int? {
    let lead = bytes[offset]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: return nil
    }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return nil }
    for place in (offset + 2)..<max(offset + length, offset + 2) where bytes[place] & 0xC0 != 0x80 { return nil }
    return length
  }
}
