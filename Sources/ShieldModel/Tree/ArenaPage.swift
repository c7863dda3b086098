/// A stretch of slots of an ``Arena``, which several arenas share as long as none of them changes it.
///
/// An arena changes only a page that no other refers to, so a shared one can be read by several threads.
final class ArenaPage<Node: Hashable & Sendable>: Hashable, @unchecked Sendable {
  private struct Slot {
    var generation: Int32
    var isTaken: Bool
  }

  /// The binary logarithm of ``slotLimit``.
  private static var shift: Int32 { 7 }
  /// The most slots of a page.
  static var slotLimit: Int { 1 << Int(shift) }

  /// The page of a slot and its place there.
  static func position(of slot: Int32) -> (page: Int, place: Int) {
    (Int(slot >> shift), Int(slot & ((1 << shift) - 1)))
  }

  private let capacity: Int
  /// How many slots have been in use.
  private(set) var count = 0
  private let slots: UnsafeMutablePointer<Slot>
  /// Where the nodes are; only taken slots have one.
  private let nodes: UnsafeMutablePointer<Node>

  init(capacity: Int) {
    self.capacity = capacity
    slots = .allocate(capacity: capacity)
    nodes = .allocate(capacity: capacity)
  }

  deinit {
    for place in 0..<count where slots[place].isTaken { (nodes + place).deinitialize(count: 1) }
    slots.deallocate()
    nodes.deallocate()
  }

  /// How many slots can be appended.
  var room: Int { capacity - count }

  /// A page of its own with the same slots, and room for more.
  func copy(room: Int) -> ArenaPage {
    let wanted = room > self.room ? min(max(count + room, count * 2), ArenaPage.slotLimit) : capacity
    let page = ArenaPage(capacity: wanted)
    for place in 0..<count {
      (page.slots + place).initialize(to: slots[place])
      if slots[place].isTaken { (page.nodes + place).initialize(from: nodes + place, count: 1) }
    }
    page.count = count
    return page
  }

  func append(_ node: Node) {
    precondition(count < capacity, "a full page")
    (slots + count).initialize(to: Slot(generation: 0, isTaken: true))
    (nodes + count).initialize(to: node)
    count += 1
  }

  /// Stores a node in a free slot and answers the slot's generation.
  func fill(_ place: Int, with node: Node) -> Int32 {
    precondition(place < count && !slots[place].isTaken, "a slot that is taken")
    (nodes + place).initialize(to: node)
    slots[place].isTaken = true
    return slots[place].generation
  }

  func vacate(_ place: Int) {
    precondition(place < count && slots[place].isTaken, "a slot that is free")
    (nodes + place).deinitialize(count: 1)
    slots[place].isTaken = false
    slots[place].generation &+= 1
  }

  func holds(_ place: Int, generation: Int32) -> Bool {
    place < count && slots[place].isTaken && slots[place].generation == generation
  }

  /// Where the node of a handle is, which must live.
  func node(_ place: Int, generation: Int32) -> UnsafeMutablePointer<Node> {
    precondition(holds(place, generation: generation), "a handle outlived its node")
    return nodes + place
  }

  /// The handle of the node in a slot; nil where there is none.
  func handle(_ place: Int, first: Int) -> Handle<Node>? {
    guard place < count, slots[place].isTaken else { return nil }
    return Handle(slot: Int32(first + place), generation: slots[place].generation)
  }

  func addHandles(first: Int, to list: inout [Handle<Node>]) {
    for place in 0..<count {
      if let handle = handle(place, first: first) { list.append(handle) }
    }
  }

  func contains(where isWanted: (borrowing Node) -> Bool) -> Bool {
    for place in 0..<count where slots[place].isTaken && isWanted(nodes[place]) { return true }
    return false
  }

  /// Whether a slot holds the same in two pages.
  func isSame(_ place: Int, as other: ArenaPage) -> Bool {
    guard place < count, place < other.count else { return place >= count && place >= other.count }
    guard slots[place].isTaken == other.slots[place].isTaken,
      slots[place].generation == other.slots[place].generation
    else { return false }
    return !slots[place].isTaken || nodes[place] == other.nodes[place]
  }

  static func == (left: ArenaPage, right: ArenaPage) -> Bool {
    if left === right { return true }
    guard left.count == right.count else { return false }
    for place in 0..<left.count where !left.isSame(place, as: right) { return false }
    return true
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for place in 0..<count {
      hasher.combine(slots[place].generation)
      if slots[place].isTaken { hasher.combine(nodes[place]) }
    }
  }
}
