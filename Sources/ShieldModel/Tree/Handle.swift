/// A typed reference to one node of an ``Arena``: a slot and the generation that the slot had.
///
/// A handle of a node that is gone never finds the node that took over its slot.
public struct Handle<Node>: Hashable, Sendable {
  /// Position in the arena.
  public let slot: Int32
  /// How often the slot had been given out when this handle was made.
  public let generation: Int32

  /// Makes a handle from its two numbers.
  public init(slot: Int32, generation: Int32) {
    self.slot = slot
    self.generation = generation
  }
}

/// A reference to a view.
public typealias ViewID = Handle<ViewNode>

/// A reference to a layer.
public typealias LayerID = Handle<LayerNode>
