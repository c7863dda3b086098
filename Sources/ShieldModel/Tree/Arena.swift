/// Storage for nodes that refer to each other by handle, so that a whole tree is one value.
///
/// Adding and finding are O(1). Freed slots are reused last in, first out, so that equal histories give equal arenas.
public struct Arena<Node: Hashable & Sendable>: Hashable, Sendable {
  private struct Slot: Hashable, Sendable {
    var generation: Int32
    var node: Node?
  }

  private var slots: [Slot] = []
  private var free: [Int32] = []

  /// Makes an empty arena.
  public init() {}

  /// How many nodes live here.
  public var count: Int { slots.count - free.count }

  /// One more than the highest slot ever used; a bound for tables that are indexed by slot.
  public var slotCount: Int { slots.count }

  /// Stores a node and answers its handle.
  public mutating func insert(_ node: Node) -> Handle<Node> {
    if let slot = free.popLast() {
      slots[Int(slot)].node = node
      return Handle(slot: slot, generation: slots[Int(slot)].generation)
    }
    slots.append(Slot(generation: 0, node: node))
    return Handle(slot: Int32(slots.count - 1), generation: 0)
  }

  /// Frees a node's slot; does nothing when the node is already gone.
  public mutating func remove(_ id: Handle<Node>) {
    guard contains(id) else { return }
    slots[Int(id.slot)].node = nil
    slots[Int(id.slot)].generation &+= 1
    free.append(id.slot)
  }

  /// Whether the node of this handle still lives.
  public func contains(_ id: Handle<Node>) -> Bool {
    id.slot >= 0 && Int(id.slot) < slots.count && slots[Int(id.slot)].generation == id.generation
      && slots[Int(id.slot)].node != nil
  }

  /// The node of a handle, or nil when it is gone.
  public func find(_ id: Handle<Node>) -> Node? {
    contains(id) ? slots[Int(id.slot)].node : nil
  }

  /// The node of a handle that is known to live; it never answers with the node that took over the slot.
  ///
  /// Handles from outside pass ``contains(_:)`` first, at the reducer's door.
  public subscript(id: Handle<Node>) -> Node {
    _read {
      let place = Int(id.slot)
      guard slots[place].generation == id.generation, case .some(let node) = slots[place].node else {
        preconditionFailure("a handle outlived its node")
      }
      yield node
    }
    _modify {
      let place = Int(id.slot)
      guard slots[place].generation == id.generation, var node = slots[place].node else {
        preconditionFailure("a handle outlived its node")
      }
      // Moved out while it is changed, so that the arrays inside stay uniquely referenced.
      slots[place].node = nil
      defer { slots[place].node = node }
      yield &node
    }
  }

  /// Handles of all living nodes, in slot order.
  public var handles: [Handle<Node>] {
    var result: [Handle<Node>] = []
    result.reserveCapacity(count)
    for (index, slot) in slots.enumerated() where slot.node != nil {
      result.append(Handle(slot: Int32(index), generation: slot.generation))
    }
    return result
  }
}
