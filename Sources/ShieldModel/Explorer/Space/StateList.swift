/// States side by side, as a space adds them.
public struct StateList<State>: ~Copyable {
  @usableFromInline var base: UnsafeMutablePointer<State>
  /// How many states there are.
  @usableFromInline var count = 0
  @usableFromInline var capacity = 64

  /// A list without states.
  @inlinable
  public init() { base = .allocate(capacity: 64) }

  @inlinable
  deinit {
    base.deinitialize(count: count)
    base.deallocate()
  }

  /// Adds a state at the end.
  @inlinable
  public mutating func append(_ state: State) {
    if count == capacity { grow() }
    (base + count).initialize(to: state)
    count &+= 1
  }

  @inlinable
  mutating func grow() {
    let moved = UnsafeMutablePointer<State>.allocate(capacity: capacity * 2)
    moved.moveInitialize(from: base, count: count)
    base.deallocate()
    base = moved
    capacity *= 2
  }

  /// Takes the last states away, so that so many are left.
  @inlinable
  mutating func truncate(to left: Int) {
    (base + left).deinitialize(count: count &- left)
    count = left
  }
}
