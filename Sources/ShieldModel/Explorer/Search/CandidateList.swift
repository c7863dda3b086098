/// Successors that were not among the states when they were looked up, with what is to be known about them.
///
/// The same state may be in it more than once.
@usableFromInline
struct CandidateList: ~Copyable {
  /// Their bytes.
  @usableFromInline var bytes = StateWriter()
  private(set) var ends = PlainBuffer<UInt32>(capacity: 256)
  private(set) var fingerprints = PlainBuffer<UInt64>(capacity: 256)
  private(set) var marks = PlainBuffer<PropertyMarks>(capacity: 256)

  init() {}

  /// How many there are.
  var count: Int { ends.count }

  /// The memory in bytes.
  var byteCount: Int { bytes.capacity + ends.byteCount + fingerprints.byteCount + marks.byteCount }

  /// Adds one whose bytes have been written.
  @usableFromInline
  mutating func close(fingerprint: UInt64, marks own: PropertyMarks) {
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    fingerprints.append(fingerprint)
    marks.append(own)
  }

  /// The bytes of one.
  func span(of entry: Int) -> (base: UnsafeRawPointer, count: Int) {
    let start = entry == 0 ? 0 : Int(ends.base[entry - 1])
    return (UnsafeRawPointer(bytes.base + start), Int(ends.base[entry]) - start)
  }

  /// Forgets all and keeps the memory.
  mutating func clear() {
    bytes.clear()
    ends.count = 0
    fingerprints.count = 0
    marks.count = 0
  }
}
