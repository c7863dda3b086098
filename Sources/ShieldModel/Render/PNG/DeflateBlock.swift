/// The literals and repetitions of one block of compressed data.
struct DeflateBlock: Sendable {
  /// The longest block that can be stored byte by byte.
  static let longestStored = 65_535
  /// How many entries make a block full.
  private static let capacity = 1 << 15

  /// Literals as they are; repetitions with the top bit set, length − 3 from bit 16 on, distance − 1 below.
  private var entries: [UInt32] = []

  /// Whether the block should be written.
  var isFull: Bool { entries.count >= DeflateBlock.capacity }

  /// Takes a byte.
  mutating func append(literal: UInt8) {
    entries.append(UInt32(literal))
  }

  /// Takes a repetition.
  mutating func append(_ repetition: Repetition) {
    let length = UInt32(truncatingIfNeeded: repetition.length &- 3)
    let distance = UInt32(truncatingIfNeeded: repetition.distance &- 1)
    entries.append(1 << 31 | length &<< 16 | distance)
  }

  /// Writes the block in the shortest of the three forms and empties it.
  ///
  /// - Parameters:
  ///   - isLast: Whether no other block follows.
  ///   - bytes: The block's bytes as they are, at most 65,535; nil if they are not at hand.
  ///   - bits: The file.
  mutating func write(isLast: Bool, bytes: UnsafeBufferPointer<UInt8>?, to bits: inout BitWriter) {
    let symbols = BlockSymbols(entries: entries)
    let own = BlockCodes(frequencies: symbols)
    let ownCost = own.headerCost + symbols.cost(literals: own.literalLengths, distances: own.distanceLengths)
    let fixedCost = symbols.cost(
      literals: (0..<288).map(DeflateCodes.fixedLiteralLength), distances: [UInt8](repeating: 5, count: 32))
    let final: UInt64 = isLast ? 1 : 0
    if let bytes, UInt64(bytes.count) * 8 + 7 + 32 < min(ownCost, fixedCost) {
      bits.append(final, count: 3)
      writeStored(bytes, to: &bits)
    } else if ownCost < fixedCost {
      bits.append(final | 0b10 << 1, count: 3)
      own.writeHeader(to: &bits)
      writeEntries(
        literals: PrefixCode(lengths: own.literalLengths), distances: PrefixCode(lengths: own.distanceLengths),
        to: &bits)
    } else {
      bits.append(final | 0b01 << 1, count: 3)
      writeEntries(literals: DeflateCodes.fixedLiterals, distances: DeflateCodes.fixedDistances, to: &bits)
    }
    entries.removeAll(keepingCapacity: true)
  }

  private func writeStored(_ bytes: UnsafeBufferPointer<UInt8>, to bits: inout BitWriter) {
    bits.alignToByte()
    let count = UInt64(bytes.count)
    bits.append(count, count: 16)
    bits.append(count ^ 0xFFFF, count: 16)
    bits.alignToByte()
    bits.bytes.append(contentsOf: bytes)
  }

  private func writeEntries(literals: PrefixCode, distances: PrefixCode, to bits: inout BitWriter) {
    literals.codes.withUnsafeBufferPointer { literals in
      distances.codes.withUnsafeBufferPointer { distances in
        for entry in entries {
          if entry < 256 {
            bits.append(literals[Int(entry)])
          } else {
            let length = DeflateCodes.length((entry &>> 16 & 0xFF) &+ 3)
            bits.append(literals[length.symbol].followed(by: length.extra))
            let distance = DeflateCodes.distance((entry & 0x7FFF) &+ 1)
            bits.append(distances[distance.symbol].followed(by: distance.extra))
          }
        }
        bits.append(literals[DeflateCodes.endOfBlock])
      }
    }
  }
}
