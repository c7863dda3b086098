/// How a search is written as bytes, so that it can go on in another run.
///
/// Numbers take seven bits a byte, the lowest first, with the highest bit set in all bytes but the last. At the end
/// stands a sum over everything before.
enum SavedSearchFormat {
  static let mark: [UInt8] = Array("shieldsearch".utf8)
  static let version: UInt64 = 1

  /// Puts bytes together.
  struct Writer {
    private(set) var bytes: [UInt8] = []

    mutating func number(_ value: UInt64) {
      var left = value
      while left > 0x7F {
        bytes.append(UInt8(truncatingIfNeeded: left) | 0x80)
        left >>= 7
      }
      bytes.append(UInt8(truncatingIfNeeded: left))
    }

    mutating func number(_ value: Int) { number(UInt64(value)) }

    mutating func raw(_ base: UnsafeRawPointer, count: Int) {
      bytes.append(contentsOf: UnsafeRawBufferPointer(start: base, count: count))
    }

    mutating func raw(_ added: some Collection<UInt8>) { bytes.append(contentsOf: added) }

    mutating func word(_ value: UInt64) {
      for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(shift * 8))) }
    }
  }

  /// Takes bytes apart; nothing they hold makes it trap.
  struct Reader {
    let bytes: [UInt8]
    let end: Int
    private(set) var position = 0

    init(_ bytes: [UInt8], end: Int) {
      self.bytes = bytes
      self.end = end
    }

    mutating func number() throws(SavedSearchError) -> UInt64 {
      var value: UInt64 = 0
      for shift in 0..<9 {
        guard position < end else { throw .damaged }
        let byte = bytes[position]
        position += 1
        value |= UInt64(byte & 0x7F) << UInt64(shift * 7)
        if byte & 0x80 == 0 { return value }
      }
      throw .damaged
    }

    /// A number that is not larger than a limit.
    mutating func number(upTo limit: Int) throws(SavedSearchError) -> Int {
      let value = try number()
      guard value <= UInt64(limit) else { throw .damaged }
      return Int(value)
    }

    mutating func raw(_ count: Int) throws(SavedSearchError) -> ArraySlice<UInt8> {
      guard count >= 0, count <= end - position else { throw .damaged }
      position += count
      return bytes[(position - count)..<position]
    }

    mutating func word() throws(SavedSearchError) -> UInt64 {
      var value: UInt64 = 0
      for byte in try raw(8).reversed() { value = value << 8 | UInt64(byte) }
      return value
    }

    /// How many bytes are left.
    var left: Int { end - position }
  }

  /// A sum in which every byte and its place count.
  static func sum(_ bytes: [UInt8], end: Int) -> UInt64 {
    var sum: UInt64 = 0
    for index in 0..<end { sum = (sum ^ UInt64(bytes[index])) &* 0x0100_0000_01B3 &+ 0x9E37 }
    return Fingerprint.spread(sum)
  }
}
