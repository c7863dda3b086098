/// The jobs of a block; a thread works only on its own.
final class JobSlots: @unchecked Sendable {
  private let slots: UnsafeMutablePointer<ExpansionJob>
  private var count = 0
  private let capacity: Int
  private let store: StateStore
  private let options: ExplorerOptions
  private let hasProperties: Bool

  init(count: Int, store: StateStore, options: ExplorerOptions, hasProperties: Bool) {
    slots = .allocate(capacity: count)
    capacity = count
    self.store = store
    self.options = options
    self.hasProperties = hasProperties
  }

  deinit {
    slots.deinitialize(count: count)
    slots.deallocate()
  }

  /// Gives a job new work.
  func begin(_ ordinal: Int, from first: Int, to end: Int, isInitial: Bool) {
    while count <= ordinal, count < capacity {
      (slots + count).initialize(
        to: ExpansionJob(store: store, options: options, hasProperties: hasProperties))
      count += 1
    }
    slots[ordinal].begin(from: first, to: end, isInitial: isInitial)
  }

  /// Does a job.
  func run(_ ordinal: Int, _ expand: (inout ExpansionJob) -> Void) {
    expand(&slots[ordinal])
    slots[ordinal].isDone = true
  }

  /// Whether a job has been done.
  func isDone(_ ordinal: Int) -> Bool { slots[ordinal].isDone }

  /// Looks at what a job has given.
  func withJob(_ ordinal: Int, _ body: (borrowing ExpansionJob) -> Void) { body(slots[ordinal]) }

  /// Makes all jobs forget what came up lately, since what they gave last may have been left out.
  func forgetRecent() {
    for ordinal in 0..<count { slots[ordinal].forgetRecent() }
  }

  /// The memory in bytes.
  var byteCount: Int {
    var sum = 0
    for ordinal in 0..<count { sum += slots[ordinal].byteCount }
    return sum
  }
}
