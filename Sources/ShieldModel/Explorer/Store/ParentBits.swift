/// From which state each state was reached first, in two bits a state.
///
/// A breadth-first search numbers states in the order of their parents, so it is enough to know how many new states
/// each expansion gave: that many ones, then a zero. The parent of a state is the number of zeros before its one.
struct ParentBits: ~Copyable {
  private static let sampleShift: UInt64 = 9

  private var words = PlainBuffer<UInt64>()
  /// Where the ones with ordinals 0, 512, 1024 and so on stand.
  private var samples = PlainBuffer<UInt64>()
  private var bitCount: UInt64 = 0
  private var oneCount: UInt64 = 0

  /// The memory in bytes.
  var byteCount: Int { words.byteCount + samples.byteCount }

  /// Adds what one expansion gave.
  mutating func append(children: Int) {
    for _ in 0..<children {
      if oneCount & ((1 << Self.sampleShift) &- 1) == 0 { samples.append(bitCount) }
      add(1)
      oneCount &+= 1
    }
    add(0)
  }

  private mutating func add(_ bit: UInt64) {
    if bitCount & 63 == 0 { words.append(0) }
    words.base[Int(truncatingIfNeeded: bitCount >> 6)] |= bit << (bitCount & 63)
    bitCount &+= 1
  }

  /// The ordinal of the expansion that gave a state, whose own ordinal counts only states that were so given.
  func parent(of ordinal: Int) -> Int {
    let wanted = UInt64(ordinal)
    let start = samples.base[Int(truncatingIfNeeded: wanted >> Self.sampleShift)]
    var left = Int(truncatingIfNeeded: wanted & ((1 << Self.sampleShift) &- 1))
    var word = Int(truncatingIfNeeded: start >> 6)
    var bits = words.base[word] & (UInt64.max << (start & 63))
    while bits.nonzeroBitCount <= left {
      left -= bits.nonzeroBitCount
      word += 1
      bits = words.base[word]
    }
    for _ in 0..<left { bits &= bits &- 1 }
    return word * 64 + bits.trailingZeroBitCount - ordinal
  }

  /// How many states an expansion gave, for each expansion in order.
  func forEachCount(_ visit: (Int) -> Void) {
    var children = 0
    for position in 0..<bitCount {
      if words.base[Int(truncatingIfNeeded: position >> 6)] >> (position & 63) & 1 == 1 {
        children += 1
      } else {
        visit(children)
        children = 0
      }
    }
  }
}
