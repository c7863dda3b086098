/// All states that a search has found: their bytes, where to find them, and how each was reached first.
///
/// Several threads may look up at the same time as long as none inserts. Checks at run time that nobody does are
/// switched off, since they would take longer than the look-up.
@usableFromInline
final class StateStore: @unchecked Sendable {
  /// More states than this have no index.
  static let indexLimit = Int(Int32.max) - 1

  /// Whether the bytes of all states are kept and compared, or only fingerprints of them.
  let isExact: Bool
  /// The bytes of states; without those that are done with where only fingerprints are kept.
  @exclusivity(unchecked) private(set) var arena = StateArena()
  /// The fingerprints, where they stand for the bytes.
  @exclusivity(unchecked) private var prints = StateArena()
  @exclusivity(unchecked) private var table = StateTable()
  @exclusivity(unchecked) private(set) var parents = ParentBits()
  /// What was read on the way to places in the table, so that it is read at all.
  @exclusivity(unchecked) private var touched: UInt32 = 0
  /// How many states there are.
  @exclusivity(unchecked) private(set) var count = 0
  /// How many of them a search begins with.
  @exclusivity(unchecked) private(set) var initialCount = 0

  init(isExact: Bool) { self.isExact = isExact }

  /// The memory in bytes: states, table, what is kept for paths.
  var byteCounts: (states: Int, table: Int, paths: Int) {
    (arena.byteCount + (isExact ? 0 : prints.byteCount), table.byteCount, parents.byteCount)
  }

  /// The memory in bytes.
  var byteCount: Int { arena.byteCount + prints.byteCount + table.byteCount + parents.byteCount }

  /// The length of all states if equal tags mean equal states, or -1.
  @inline(__always)
  private var shortLength: Int {
    guard isExact, let length = arena.commonLength, length <= 4 else { return -1 }
    return length
  }

  @inline(__always)
  private func isSame(_ index: UInt32, _ fingerprint: UInt64, _ first: UnsafeRawPointer, _ length: Int) -> Bool {
    if isExact { return arena.holds(first, count: length, at: Int(truncatingIfNeeded: index)) }
    let print = prints.bytes(at: Int(truncatingIfNeeded: index)).base.loadUnaligned(as: UInt64.self)
    return print == fingerprint
  }

  /// The index of a state, or ``StateTable/none``.
  func find(_ fingerprint: UInt64, _ first: UnsafeRawPointer, count length: Int) -> UInt32 {
    let tag = StateTable.tag(of: fingerprint)
    let segment = table.segment(of: tag).pointee
    var bucket = segment.home(of: tag)
    while true {
      if StateTable.hasTag(tag, segment.words + bucket) {
        for place in bucket..<(bucket &+ StateTable.places) where segment.words[place] == tag {
          let index = segment.words[place &+ StateTable.places]
          if isSame(index, fingerprint, first, length) { return index }
        }
      }
      if segment.words[bucket &+ StateTable.places &- 1] == 0 { return StateTable.none }
      bucket = segment.next(after: bucket)
    }
  }

  /// Whether a state is there; does not look at the stored ones where tags decide.
  @inline(__always)
  private func contains(_ fingerprint: UInt64, _ first: UnsafeRawPointer, count length: Int, _ short: Int) -> Bool {
    let tag = StateTable.tag(of: fingerprint)
    if length == short, StateTable.isUnmistakable(tag) {
      let segment = table.segment(of: tag)
      let line = segment.pointee.words + segment.pointee.home(of: tag)
      if StateTable.hasTag(tag, line) { return true }
      if line[StateTable.places &- 1] == 0 { return false }
    }
    return find(fingerprint, first, count: length) != StateTable.none
  }

  /// Leaves those successors of a batch as survivors that are not among the states.
  ///
  /// First those are set aside that came up a moment ago. Of the others all places are touched before any is looked
  /// at, so that the waits for memory overlap.
  func sift(_ batch: inout SuccessorBatch) {
    batch.makeRoom()
    batch.survivors.count = 0
    if shortLength == 4, !batch.hasOwnPrints, batch.isMade(ofLength: 4) {
      siftWords(&batch)
    } else {
      siftOthers(&batch)
    }
  }

  /// Sifts where all states have four bytes, so that tags tell them apart.
  private func siftWords(_ batch: inout SuccessorBatch) {
    let count = batch.count
    let bytes = UnsafeRawPointer(batch.bytes.base)
    let tags = batch.tags.base
    for entry in 0..<count {
      let word = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: entry &* 4, as: UInt32.self))
      tags[entry] = max(1, Fingerprint.spread(word))
    }
    let pending = batch.pending.base
    let waiting = batch.setAsideRecent()
    let places = batch.places.base
    var touched: UInt32 = 0
    for ordinal in 0..<waiting {
      let tag = tags[Int(truncatingIfNeeded: pending[ordinal])]
      let segment = table.segment(of: tag)
      let place = UnsafePointer(segment.pointee.words + segment.pointee.home(of: tag))
      places[ordinal] = place
      touched |= place.pointee
    }
    batch.touched = touched
    let prints = batch.fingerprints.base
    for ordinal in 0..<waiting {
      let entry = Int(truncatingIfNeeded: pending[ordinal])
      let tag = tags[entry]
      let line = places[ordinal]
      if StateTable.hasTag(tag, line), StateTable.isUnmistakable(tag) { continue }
      let print = Fingerprint.of(bytes + entry &* 4, count: 4)
      let isSurelyNew = line[StateTable.places &- 1] == 0 && StateTable.isUnmistakable(tag)
      if isSurelyNew || find(print, bytes + entry &* 4, count: 4) == StateTable.none {
        prints[entry] = print
        batch.survivors.append(UInt32(truncatingIfNeeded: entry))
      }
    }
  }

  private func siftOthers(_ batch: inout SuccessorBatch) {
    let count = batch.count
    let bytes = UnsafeRawPointer(batch.bytes.base)
    let ends = batch.ends.base
    let prints = batch.fingerprints.base
    let places = batch.places.base
    var start = 0
    var touched: UInt32 = 0
    for entry in 0..<count {
      let end = Int(ends[entry])
      if !batch.hasOwnPrints { prints[entry] = Fingerprint.of(bytes + start, count: end &- start) }
      let tag = StateTable.tag(of: prints[entry])
      let segment = table.segment(of: tag)
      let place = UnsafePointer(segment.pointee.words + segment.pointee.home(of: tag))
      places[entry] = place
      touched |= place.pointee
      start = end
    }
    batch.touched = touched
    start = 0
    for entry in 0..<count {
      let end = Int(ends[entry])
      let line = places[entry]
      let isSurelyNew =
        line[StateTable.places &- 1] == 0 && !StateTable.hasTag(StateTable.tag(of: prints[entry]), line)
      if isSurelyNew || find(prints[entry], bytes + start, count: end &- start) == StateTable.none {
        batch.survivors.append(UInt32(truncatingIfNeeded: entry))
      }
      start = end
    }
  }

  /// Looks at the places in the table where some candidates belong, all at once instead of one after the other.
  func approach(_ candidates: borrowing CandidateList) {
    var sum: UInt32 = 0
    let prints = candidates.fingerprints.base
    for entry in 0..<candidates.count {
      let tag = StateTable.tag(of: prints[entry])
      let segment = table.segment(of: tag)
      let bucket = segment.pointee.words + segment.pointee.home(of: tag)
      sum |= bucket.pointee | (bucket + StateTable.places).pointee
    }
    touched = sum
  }

  /// Adds a state unless it is there; returns whether it was added.
  func insert(_ fingerprint: UInt64, _ first: UnsafeRawPointer, count length: Int) -> Bool {
    if contains(fingerprint, first, count: length, shortLength) { return false }
    table.put(UInt32(truncatingIfNeeded: count), tag: StateTable.tag(of: fingerprint))
    arena.append(first, count: length)
    if !isExact { withUnsafeBytes(of: fingerprint) { if let base = $0.baseAddress { prints.append(base, count: 8) } } }
    count &+= 1
    return true
  }

  /// Says that all states so far are those that the search begins with.
  func closeInitial() { initialCount = count }

  /// Says how many of the last states the next expansion gave.
  func closeExpansion(children: Int) { parents.append(children: children) }

  /// Gives back the bytes of states below an index, where fingerprints stand for them.
  func forgetBytes(below index: Int) {
    if !isExact { arena.drop(below: index) }
  }

  /// The lowest index whose bytes are kept.
  var firstKept: Int { min(arena.firstKept, count) }

  /// The fingerprint of a state, where only that is kept.
  func fingerprint(at index: Int) -> UInt64 { prints.bytes(at: index).base.loadUnaligned(as: UInt64.self) }

  /// The bytes of a state, or nil if they are no longer kept.
  @usableFromInline
  func reader(at index: Int) -> StateReader? {
    guard index >= arena.firstKept, index < count else { return nil }
    let (base, length) = arena.bytes(at: index)
    return StateReader(base: base, count: length)
  }

  /// The state from which a state was reached first, or nil for one that the search begins with.
  @usableFromInline
  func parent(of index: Int) -> Int? {
    index < initialCount ? nil : parents.parent(of: index - initialCount)
  }
}
