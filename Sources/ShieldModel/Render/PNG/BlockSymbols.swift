/// How often each symbol occurs in a block.
struct BlockSymbols: Sendable {
  /// By literal or length symbol, the end of the block included.
  private(set) var literals = [UInt32](repeating: 0, count: DeflateCodes.literalCount)
  /// By distance symbol.
  private(set) var distances = [UInt32](repeating: 0, count: DeflateCodes.distanceCount)
  /// The number of extra bits after length and distance codes.
  private var extraBits: UInt64 = 0

  /// Counts the symbols of entries in the form of `DeflateBlock`.
  init(entries: [UInt32]) {
    for entry in entries {
      if entry < 256 {
        literals[Int(entry)] += 1
      } else {
        let length = DeflateCodes.length((entry &>> 16 & 0xFF) &+ 3)
        let distance = DeflateCodes.distance((entry & 0x7FFF) &+ 1)
        literals[length.symbol] += 1
        distances[distance.symbol] += 1
        extraBits += UInt64(length.extra.count + distance.extra.count)
      }
    }
    literals[DeflateCodes.endOfBlock] = 1
  }

  /// The number of bits that all symbols take with codes of these lengths.
  func cost(literals literalLengths: [UInt8], distances distanceLengths: [UInt8]) -> UInt64 {
    var cost = extraBits
    for symbol in literals.indices { cost += UInt64(literals[symbol]) * UInt64(literalLengths[symbol]) }
    for symbol in distances.indices { cost += UInt64(distances[symbol]) * UInt64(distanceLengths[symbol]) }
    return cost
  }
}
