/// The expansion of some states in a row, done by one thread while others do theirs.
@usableFromInline
struct ExpansionJob: ~Copyable {
  /// What one expansion gave.
  struct Row: BitwiseCopyable {
    var transitions: UInt32
    var outside: UInt32
    /// The number of candidates after this expansion; of successors in the batch while that is not sifted.
    var end: UInt32
  }

  /// So many successors are looked up at once.
  @usableFromInline static let batchLimit = 512

  @usableFromInline let store: StateStore
  /// Whether the states that the search begins with are made, instead of successors.
  @usableFromInline var isInitial = false
  /// The first state to expand.
  @usableFromInline var from = 0
  /// The state behind the last one to expand.
  @usableFromInline var to = 0
  @usableFromInline let usesSymmetry: Bool
  @usableFromInline let usesPartialOrder: Bool
  @usableFromInline let hasProperties: Bool
  @usableFromInline var batch = SuccessorBatch()
  @usableFromInline var candidates = CandidateList()
  /// Transitions of the expansion under way.
  @usableFromInline var transitions: UInt32 = 0
  /// Those of them that led outside.
  @usableFromInline var outside: UInt32 = 0
  private(set) var rows = PlainBuffer<Row>(capacity: 256)
  private var settledRows = 0
  /// Whether the job ran, as far as it was allowed to.
  var isDone = false

  init(store: StateStore, options: ExplorerOptions, hasProperties: Bool) {
    self.store = store
    usesSymmetry = options.usesSymmetry
    usesPartialOrder = options.usesPartialOrder
    self.hasProperties = hasProperties
    batch.hasOwnPrints = options.hasOwnPrints
  }

  /// The memory in bytes.
  var byteCount: Int {
    candidates.byteCount + rows.byteCount + batch.byteCount
  }

  /// Takes up new work.
  mutating func begin(from first: Int, to end: Int, isInitial isFirst: Bool) {
    from = first
    to = end
    isInitial = isFirst
    candidates.clear()
    rows.count = 0
    settledRows = 0
    transitions = 0
    outside = 0
    isDone = false
  }

  /// Forgets what came up lately, since not all of it may have been kept.
  mutating func forgetRecent() { batch.forgetRecent() }

  /// Says that all successors of one state are in the batch.
  @inlinable
  mutating func closeRow() {
    addRow(end: batch.count)
  }

  @usableFromInline
  mutating func addRow(end: Int) {
    rows.append(Row(transitions: transitions, outside: outside, end: UInt32(truncatingIfNeeded: end)))
    transitions = 0
    outside = 0
  }

  /// Whether one of the last successors is new or has yet to be expanded when a state is.
  @usableFromInline
  mutating func isAnyOpen(from first: Int, after index: Int) -> Bool {
    for entry in first..<batch.count {
      let (base, count) = batch.span(of: entry)
      let print = batch.hasOwnPrints ? batch.fingerprints.base[entry] : Fingerprint.of(base, count: count)
      let found = store.find(print, base, count: count)
      if found == StateTable.none || Int(found) > index { return true }
    }
    return false
  }

  /// Looks up all successors of the batch; those that are not among the states survive.
  @usableFromInline
  mutating func sift() { store.sift(&batch) }

  /// Makes a survivor a candidate.
  @usableFromInline
  mutating func keep(_ entry: Int, _ marks: PropertyMarks) {
    let (base, count) = batch.span(of: entry)
    candidates.bytes.append(base, count: count)
    candidates.close(fingerprint: batch.fingerprints.base[entry], marks: marks)
  }

  /// Says that all survivors have become candidates, so that the batch can be used again.
  @usableFromInline
  mutating func settle() {
    let before = candidates.count - batch.survivors.count
    var survivor = 0
    for row in settledRows..<rows.count {
      while survivor < batch.survivors.count, batch.survivors.base[survivor] < rows.base[row].end { survivor += 1 }
      rows.base[row].end = UInt32(truncatingIfNeeded: before + survivor)
    }
    settledRows = rows.count
    batch.truncate(to: 0)
  }
}
