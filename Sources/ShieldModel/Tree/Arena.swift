/// Storage for nodes that refer to each other by handle, so that a whole tree is one value.
///
/// Adding and finding are O(1). Freed slots are reused last in, first out, so that equal histories give equal arenas.
/// Slots stand in pages, and a copy shares all pages in which nothing was changed since; so the first change after a
/// copy costs a page, not the arena, and two copies are compared page by page.
public struct Arena<Node: Hashable & Sendable>: Hashable, Sendable {
  /// The pages; all but the last one are full.
  private(set) var pages: [ArenaPage<Node>] = []
  private var free: [Int32] = []
  /// One more than the highest slot ever used; a bound for tables that are indexed by slot.
  public private(set) var slotCount = 0

  /// Makes an empty arena.
  public init() {}

  /// How many nodes live here.
  public var count: Int { slotCount - free.count }

  /// Stores a node and answers its handle.
  public mutating func insert(_ node: Node) -> Handle<Node> {
    if let slot = free.popLast() {
      let (page, place) = ArenaPage<Node>.position(of: slot)
      return Handle(slot: slot, generation: ownPage(page).fill(place, with: node))
    }
    let slot = Int32(slotCount)
    let (page, place) = ArenaPage<Node>.position(of: slot)
    if place == 0 { pages.append(ArenaPage(capacity: page == 0 ? 8 : ArenaPage<Node>.slotLimit)) }
    ownPage(page, room: 1).append(node)
    slotCount += 1
    return Handle(slot: slot, generation: 0)
  }

  /// Frees a node's slot; does nothing when the node is already gone.
  public mutating func remove(_ id: Handle<Node>) {
    guard contains(id) else { return }
    let (page, place) = ArenaPage<Node>.position(of: id.slot)
    ownPage(page).vacate(place)
    free.append(id.slot)
  }

  /// Whether the node of this handle still lives.
  public func contains(_ id: Handle<Node>) -> Bool {
    guard id.slot >= 0, Int(id.slot) < slotCount else { return false }
    let (page, place) = ArenaPage<Node>.position(of: id.slot)
    return pages[page].holds(place, generation: id.generation)
  }

  /// The node of a handle, or nil when it is gone.
  public func find(_ id: Handle<Node>) -> Node? {
    contains(id) ? self[id] : nil
  }

  /// The node of a handle that is known to live; it never answers with the node that took over the slot.
  ///
  /// Handles from outside pass ``contains(_:)`` first, at the reducer's door.
  public subscript(id: Handle<Node>) -> Node {
    _read {
      precondition(id.slot >= 0 && Int(id.slot) < slotCount, "a handle without a slot")
      let (page, place) = ArenaPage<Node>.position(of: id.slot)
      yield pages[page].node(place, generation: id.generation).pointee
    }
    _modify {
      precondition(id.slot >= 0 && Int(id.slot) < slotCount, "a handle without a slot")
      let (page, place) = ArenaPage<Node>.position(of: id.slot)
      yield &ownPage(page).node(place, generation: id.generation).pointee
    }
  }

  /// Where the node of a handle lies that is known to live, to be read as long as the arena is held and not changed.
  ///
  /// The subscript copies nodes that are handed on as a whole.
  func location(of id: Handle<Node>) -> UnsafePointer<Node> {
    precondition(id.slot >= 0 && Int(id.slot) < slotCount, "a handle without a slot")
    let (page, place) = ArenaPage<Node>.position(of: id.slot)
    return UnsafePointer(pages[page].node(place, generation: id.generation))
  }

  /// A page that no other arena shares, with room for more slots.
  private mutating func ownPage(_ page: Int, room: Int = 0) -> ArenaPage<Node> {
    if !isKnownUniquelyReferenced(&pages[page]) || pages[page].room < room {
      pages[page] = pages[page].copy(room: room)
    }
    return pages[page]
  }

  /// Handles of all living nodes, in slot order.
  public var handles: [Handle<Node>] {
    var result: [Handle<Node>] = []
    result.reserveCapacity(count)
    for (number, page) in pages.enumerated() { page.addHandles(first: number * ArenaPage<Node>.slotLimit, to: &result) }
    return result
  }

  /// Whether the answer is true for any living node.
  func contains(where isWanted: (borrowing Node) -> Bool) -> Bool {
    for page in pages where page.contains(where: isWanted) { return true }
    return false
  }
}
