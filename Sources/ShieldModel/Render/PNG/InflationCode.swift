/// The codes of a block, for reading.
struct InflationCode: Sendable {
  /// Codes up to this length are looked up at once.
  static let shortBits: UInt64 = 9

  /// By the next bits: symbol and, in the lowest four bits, length of the code they begin with; 0 for none.
  private(set) var short = [UInt16](repeating: 0, count: 1 << Int(shortBits))
  /// How many codes there are of each length.
  private(set) var counts = [Int32](repeating: 0, count: 16)
  /// The symbols by length, then by number.
  private(set) var symbols: [UInt16] = []

  /// Makes the codes that have these lengths by symbol, each 0…15 bits.
  ///
  /// - Returns: Nil if there are too many, or too few to use up all bits; a single code alone is allowed, and none.
  init?(lengths: ArraySlice<UInt8>) {
    for length in lengths { counts[Int(length & 15)] += 1 }
    let used = Int32(lengths.count) - counts[0]
    counts[0] = 0
    var free: Int32 = 1
    for length in 1..<16 {
      free = 2 * free - counts[length]
      if free < 0 { return nil }
    }
    if free > 0, used > 1 || (used == 1 && counts[1] == 0) { return nil }
    var offsets = [Int](repeating: 0, count: 17)
    for length in 1..<16 { offsets[length + 1] = offsets[length] + Int(counts[length]) }
    symbols = [UInt16](repeating: 0, count: Int(used))
    for (symbol, length) in lengths.enumerated() where length > 0 {
      symbols[offsets[Int(length)]] = UInt16(symbol)
      offsets[Int(length)] += 1
    }
    fillShort()
  }

  private mutating func fillShort() {
    var code: UInt32 = 0
    var next = 0
    for length in 1...UInt32(InflationCode.shortBits) {
      for _ in 0..<counts[Int(length)] {
        var mirrored: UInt32 = 0
        for bit in 0..<length where code >> bit & 1 == 1 { mirrored |= 1 << (length - 1 - bit) }
        let entry = symbols[next] << 4 | UInt16(length)
        var place = Int(mirrored)
        while place < short.count {
          short[place] = entry
          place += 1 << Int(length)
        }
        next += 1
        code += 1
      }
      code <<= 1
    }
  }
}
