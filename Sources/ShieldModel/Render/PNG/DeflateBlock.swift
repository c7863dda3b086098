/// The literals and repetitions of one block of compressed data.
struct DeflateBlock: Sendable {
  /// The longest block that can be stored byte by byte.
  static let longestStored = 65_535
  /// How many entries make a block full.
  private static let capacity = 1 << 15

  /// The entries, and room for more; see ``DeflateEntry``.
  private var storage: [UInt32] = []
  private var count = 0

  /// Whether the block should be written.
  var isFull: Bool { count >= DeflateBlock.capacity }

  /// Takes a byte.
  mutating func append(literal: UInt8) {
    append(DeflateEntry.literal(literal))
  }

  /// Takes a repetition.
  mutating func append(_ repetition: Repetition) {
    append(
      DeflateEntry.repetition(
        length: UInt32(truncatingIfNeeded: repetition.length),
        distance: UInt32(truncatingIfNeeded: repetition.distance)))
  }

  private mutating func append(_ entry: UInt32) {
    makeRoom(for: 1)
    storage[count] = entry
    count &+= 1
  }

  /// Takes entries that the body writes.
  ///
  /// - Parameters:
  ///   - most: The most entries that the body writes.
  ///   - body: Writes entries and moves the pointer behind them.
  mutating func append(atMost most: Int, _ body: (inout UnsafeMutablePointer<UInt32>) -> Void) {
    makeRoom(for: most)
    storage.withUnsafeMutableBufferPointer { storage in
      guard let base = storage.baseAddress else { return }
      var next = base + count
      body(&next)
      count = next - base
    }
  }

  private mutating func makeRoom(for more: Int) {
    let needed = count &+ more
    if needed <= storage.count { return }
    storage.append(contentsOf: repeatElement(0, count: max(needed, DeflateBlock.capacity) - storage.count))
  }

  /// Writes the block in the shortest of the three forms and empties it.
  ///
  /// - Parameters:
  ///   - isLast: Whether no other block follows.
  ///   - bytes: The block's bytes as they are, at most 65,535; nil if they are not at hand.
  ///   - bits: The file.
  mutating func write(isLast: Bool, bytes: UnsafeBufferPointer<UInt8>?, to bits: inout BitWriter) {
    let count = count
    let symbols = storage.withUnsafeBufferPointer { storage in
      BlockSymbols(entries: UnsafeBufferPointer(rebasing: storage[0..<count]))
    }
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
      let codes = EntryCodes(
        literals: PrefixCode(lengths: own.literalLengths), distances: PrefixCode(lengths: own.distanceLengths))
      writeEntries(codes, cost: ownCost, to: &bits)
    } else {
      bits.append(final | 0b01 << 1, count: 3)
      let codes = EntryCodes(literals: DeflateCodes.fixedLiterals, distances: DeflateCodes.fixedDistances)
      writeEntries(codes, cost: fixedCost, to: &bits)
    }
    self.count = 0
  }

  private func writeStored(_ bytes: UnsafeBufferPointer<UInt8>, to bits: inout BitWriter) {
    bits.alignToByte()
    let count = UInt64(bytes.count)
    bits.append(count, count: 16)
    bits.append(count ^ 0xFFFF, count: 16)
    bits.alignToByte()
    bits.bytes.append(contentsOf: bytes)
  }

  private func writeEntries(_ codes: EntryCodes, cost: UInt64, to bits: inout BitWriter) {
    let count = count
    storage.withUnsafeBufferPointer { storage in
      codes.write(UnsafeBufferPointer(rebasing: storage[0..<count]), cost: cost, to: &bits)
    }
  }
}
