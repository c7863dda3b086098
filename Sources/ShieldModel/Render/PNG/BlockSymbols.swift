/// How often each symbol occurs in a block.
struct BlockSymbols: Sendable {
  /// By literal or length symbol, the end of the block included.
  private(set) var literals = [UInt32](repeating: 0, count: DeflateCodes.literalCount)
  /// By distance symbol.
  private(set) var distances = [UInt32](repeating: 0, count: DeflateCodes.distanceCount)
  /// The number of extra bits after length and distance codes.
  private var extraBits: UInt64 = 0

  /// Counts the symbols of entries.
  init(entries: UnsafeBufferPointer<UInt32>) {
    var lengths = [UInt32](repeating: 0, count: 256)
    var extraBits: UInt64 = 0
    literals.withUnsafeMutableBufferPointer { literals in
      distances.withUnsafeMutableBufferPointer { distances in
        lengths.withUnsafeMutableBufferPointer { lengths in
          for entry in entries {
            if entry < 256 {
              literals[Int(truncatingIfNeeded: entry)] &+= 1
            } else {
              let count = DeflateEntry.copies(entry) &+ 1
              let distance = DeflateCodes.distance(DeflateEntry.distance(entry))
              lengths[DeflateEntry.lengthIndex(entry)] &+= count
              distances[distance.symbol] &+= count
              extraBits &+= UInt64(distance.extra.count &* count)
            }
          }
        }
      }
    }
    for index in lengths.indices where lengths[index] > 0 {
      let (symbol, extra) = DeflateCodes.length(UInt32(index) + 3)
      literals[symbol] += lengths[index]
      extraBits += UInt64(extra.count) * UInt64(lengths[index])
    }
    self.extraBits = extraBits
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
