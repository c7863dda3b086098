/// A set of pixel columns, which gives its members in ascending order without sorting.
struct ColumnSet: ~Copyable {
  private var words = Scratch<UInt64>(capacity: 1)
  /// First column that can be a member; a multiple of 64.
  private var origin: Int32 = 0

  /// Makes the set empty and ready for columns `low ... high`.
  mutating func reset(from low: Int32, through high: Int32) {
    origin = low & ~63
    words.fill(0, count: Int((high &- origin) >> 6) + 1)
  }

  /// Takes all members out.
  mutating func removeAll() { words.fill(0, count: words.count) }

  /// Adds a column that the set is ready for.
  func insert(_ column: Int32) {
    let bit = Int(column &- origin)
    (words.base + (bit >> 6)).pointee |= 1 << UInt64(truncatingIfNeeded: bit & 63)
  }

  /// Adds the columns `start ..< end`, which must not be empty.
  func insert(_ start: Int32, _ end: Int32) {
    let first = Int(start &- origin)
    let last = Int(end &- origin) &- 1
    let base = words.base
    var word = first >> 6
    let lastWord = last >> 6
    let head = ~UInt64(0) << UInt64(truncatingIfNeeded: first & 63)
    let tail = ~UInt64(0) >> UInt64(truncatingIfNeeded: 63 &- (last & 63))
    if word == lastWord {
      base[word] |= head & tail
      return
    }
    base[word] |= head
    word &+= 1
    while word < lastWord {
      base[word] = ~0
      word &+= 1
    }
    base[lastWord] |= tail
  }

  /// Whether all columns `start ..< end`, which must not be empty, are members.
  func contains(_ start: Int32, _ end: Int32) -> Bool {
    let first = Int(start &- origin)
    let last = Int(end &- origin) &- 1
    let base = words.base
    var word = first >> 6
    let lastWord = last >> 6
    let head = ~UInt64(0) << UInt64(truncatingIfNeeded: first & 63)
    let tail = ~UInt64(0) >> UInt64(truncatingIfNeeded: 63 &- (last & 63))
    if word == lastWord { return ~base[word] & head & tail == 0 }
    if ~base[word] & head != 0 { return false }
    word &+= 1
    while word < lastWord {
      if base[word] != ~0 { return false }
      word &+= 1
    }
    return ~base[lastWord] & tail == 0
  }

  /// Makes this set equal to another one.
  mutating func copy(_ other: borrowing ColumnSet) {
    origin = other.origin
    words.count = 0
    words.reserve(other.words.count)
    words.base.initialize(from: other.words.base, count: other.words.count)
    words.count = other.words.count
  }

  /// Writes all members in ascending order and answers how many there are.
  ///
  /// `output` must have room for as many columns as the set is ready for.
  func members(into output: UnsafeMutablePointer<Int32>) -> Int {
    let base = words.base
    let count = words.count
    var found = 0
    var word = 0
    while word < count {
      var bits = base[word]
      let first = origin &+ Int32(truncatingIfNeeded: word &<< 6)
      while bits != 0 {
        output[found] = first &+ Int32(truncatingIfNeeded: bits.trailingZeroBitCount)
        found &+= 1
        bits &= bits &- 1
      }
      word &+= 1
    }
    return found
  }
}
