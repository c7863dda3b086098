/// Growing memory for plain values with one owner.
///
/// An array counts owners and checks its bounds on every access, which a search does some hundred million times a
/// minute. Whoever uses ``base`` stays below ``count``.
@usableFromInline
struct PlainBuffer<Element: BitwiseCopyable>: ~Copyable {
  /// The first value.
  @usableFromInline var base: UnsafeMutablePointer<Element>
  /// How many values are in use.
  @usableFromInline var count = 0
  /// For how many values there is room.
  @usableFromInline var capacity: Int

  @usableFromInline
  init(capacity: Int = 16) {
    self.capacity = max(capacity, 1)
    base = .allocate(capacity: self.capacity)
  }

  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    base.initialize(repeating: element, count: count)
    self.count = count
  }

  @inlinable
  deinit { base.deallocate() }

  /// The memory in bytes.
  var byteCount: Int { capacity * MemoryLayout<Element>.stride }

  @inlinable
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count &+= 1
  }

  @usableFromInline
  mutating func grow() {
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    moved.initialize(from: base, count: count)
    base.deallocate()
    base = moved
    capacity *= 2
  }

  /// The last value, or nil if there is none.
  var last: Element? { count > 0 ? base[count - 1] : nil }
}
