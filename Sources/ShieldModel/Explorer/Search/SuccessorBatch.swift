/// Successors of some states, side by side, before it is known which of them are new.
@usableFromInline
struct SuccessorBatch: ~Copyable {
  /// Their bytes.
  @usableFromInline var bytes = StateWriter()
  /// Where the bytes of each end.
  @usableFromInline var ends = PlainBuffer<UInt32>(capacity: 1024)
  /// The fingerprint of each; made from the bytes when the batch is sifted, unless the space gives them.
  @usableFromInline var fingerprints = PlainBuffer<UInt64>(capacity: 1024)
  /// Those that were not among the states, in order; set by sifting.
  @usableFromInline var survivors = PlainBuffer<UInt32>(capacity: 256)
  /// Whether the space gives fingerprints and there are no bytes.
  @usableFromInline var hasOwnPrints = false
  /// Where in the table the search for each begins; for sifting.
  private(set) var places = PlainBuffer<UnsafePointer<UInt32>>(capacity: 1024)
  /// What was read there, so that it is read at all.
  var touched: UInt32 = 0

  /// The tag of each, where all have four bytes; for sifting.
  private(set) var tags = PlainBuffer<UInt32>(capacity: 1024)
  /// Those that have to be looked up, in order; for sifting.
  private(set) var pending = PlainBuffer<UInt32>(capacity: 1024)
  /// Tags that came up lately, each at a place that follows from it; zero for none.
  private var recent = PlainBuffer<UInt32>(repeating: 0, count: Int(recentCount))
  private static let recentCount: UInt32 = 1 << 14

  init() {}

  /// The memory in bytes.
  var byteCount: Int {
    bytes.capacity + ends.byteCount + fingerprints.byteCount + survivors.byteCount + places.byteCount
      + tags.byteCount + pending.byteCount + recent.byteCount
  }

  /// How many successors there are.
  @inlinable var count: Int { ends.count }

  /// Says that the bytes of one successor have been written.
  @inlinable
  mutating func close() {
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
  }

  /// Adds a successor of which only the fingerprint is known so far.
  @inlinable
  mutating func close(fingerprint: UInt64) {
    ends.append(0)
    fingerprints.append(fingerprint)
  }

  /// Takes the last successors away, so that so many are left.
  @usableFromInline
  mutating func truncate(to count: Int) {
    ends.count = count
    if hasOwnPrints { fingerprints.count = count }
    bytes.count = count == 0 ? 0 : Int(ends.base[count - 1])
  }

  /// The bytes of one successor.
  func span(of entry: Int) -> (base: UnsafeRawPointer, count: Int) {
    let start = entry == 0 ? 0 : Int(ends.base[entry - 1])
    return (UnsafeRawPointer(bytes.base + start), Int(ends.base[entry]) - start)
  }

  /// Makes room for what sifting needs for each.
  mutating func makeRoom() {
    while fingerprints.capacity < count { fingerprints.grow() }
    while places.capacity < count { places.grow() }
    while pending.capacity < count { pending.grow() }
    while tags.capacity < count { tags.grow() }
  }

  /// Whether every successor has so many bytes.
  func isMade(ofLength length: UInt32) -> Bool {
    var difference: UInt32 = 0
    for entry in 0..<ends.count {
      difference |= ends.base[entry] ^ (UInt32(truncatingIfNeeded: entry &+ 1) &* length)
    }
    return difference == 0
  }

  /// Lists those whose tags did not come up a moment ago, and returns how many they are.
  ///
  /// Neighbouring states share many successors. One that came up before in this job is either known or a candidate
  /// already, so it is not needed again. This is for states that tags tell apart.
  mutating func setAsideRecent() -> Int {
    let tags = tags.base
    let recent = recent.base
    let pending = pending.base
    var count = 0
    for entry in 0..<ends.count {
      let tag = tags[entry]
      let place = recent + Int(truncatingIfNeeded: tag & (Self.recentCount &- 1))
      let isRecent = place.pointee == tag && StateTable.isUnmistakable(tag)
      place.pointee = tag
      pending[count] = UInt32(truncatingIfNeeded: entry)
      count &+= isRecent ? 0 : 1
    }
    return count
  }

  /// Forgets what came up lately, since not all of it may have been kept.
  mutating func forgetRecent() { recent.base.update(repeating: 0, count: Int(Self.recentCount)) }
}
