/// Growing memory for plain values, owned by one place and reached through a pointer.
///
/// An array checks, retains and calls through witness tables on every access of an unoptimised build, which makes a
/// compositor ten times slower there. Whoever uses ``base`` stays below ``count``, or below ``capacity`` after
/// ``reserve(_:)``.
struct Scratch<Element: BitwiseCopyable>: ~Copyable {
  /// The first value.
  private(set) var base: UnsafeMutablePointer<Element>
  /// For how many values there is room.
  private(set) var capacity: Int
  /// How many values are in use.
  var count = 0

  init(capacity: Int = 16) {
    self.capacity = max(capacity, 1)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  /// Adds a value at the end.
  mutating func append(_ element: Element) {
    if count == capacity { reserve(count + 1) }
    (base + count).initialize(to: element)
    count &+= 1
  }

  /// Adds values from other memory at the end.
  mutating func append(_ first: UnsafePointer<Element>, count added: Int) {
    reserve(count + added)
    (base + count).initialize(from: first, count: added)
    count += added
  }

  /// Makes room for at least so many values; the values in use are kept.
  mutating func reserve(_ wanted: Int) {
    if wanted <= capacity { return }
    let larger = max(wanted, capacity * 2)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    moved.initialize(from: base, count: count)
    base.deallocate()
    base = moved
    capacity = larger
  }

  /// Makes exactly so many values, all alike.
  mutating func fill(_ element: Element, count wanted: Int) {
    count = 0
    reserve(wanted)
    base.initialize(repeating: element, count: wanted)
    count = wanted
  }

  /// A copy of the values in use.
  var array: [Element] { Array(UnsafeBufferPointer(start: base, count: count)) }
}
