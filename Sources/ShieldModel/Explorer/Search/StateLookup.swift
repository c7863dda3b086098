/// Finds the index of a state that a space has made.
@usableFromInline
struct StateLookup: ~Copyable {
  @usableFromInline let store: StateStore
  @usableFromInline let usesSymmetry: Bool
  @usableFromInline let hasOwnPrints: Bool
  @usableFromInline var bytes = StateWriter()

  @usableFromInline
  init(_ job: borrowing ExpansionJob) {
    store = job.store
    usesSymmetry = job.usesSymmetry
    hasOwnPrints = job.batch.hasOwnPrints
  }

  @usableFromInline
  init(_ store: StateStore, _ options: ExplorerOptions) {
    self.store = store
    usesSymmetry = options.usesSymmetry
    hasOwnPrints = options.hasOwnPrints
  }

  /// The index of the state that stands for a state, or nil if that was not found.
  @inlinable
  mutating func index<Space: StateSpace>(of state: Space.State, in space: Space) -> Int? {
    let kept = usesSymmetry ? space.canonical(state) : state
    bytes.clear()
    if hasOwnPrints { return found(space.fingerprint(of: kept)) }
    space.encode(kept, into: &bytes)
    return found(nil)
  }

  @usableFromInline
  mutating func found(_ ownPrint: UInt64?) -> Int? {
    let base = UnsafeRawPointer(bytes.base)
    let print = ownPrint ?? Fingerprint.of(base, count: bytes.count)
    let index = store.find(print, base, count: bytes.count)
    return index == StateTable.none ? nil : Int(index)
  }
}
