/// One pass over the layer trees, with what has been gathered so far.
struct CommitWalk {
  /// A layer that waits for its turn.
  struct Pending {
    var layer: LayerID
    var parent: Int32
    var traits: CopyTraits = []
  }

  /// A node whose sublayers are being added.
  private struct Open {
    var index: Int32
    var placement: AffineTransform
    var passedOn: RenderNode.Inheritance
  }

  let hierarchy: Hierarchy
  /// What copies of layers may take.
  let budget: CopyBudget
  private let layers: Arena<LayerNode>
  private let scale: Double
  private let isRightToLeft: Bool
  private var secrecy: SecrecyTable
  private var stack: [Pending] = []
  private var path: [Open] = []
  /// The nodes so far, each knowing where its subtree ends.
  var nodes: [RenderNode] = []
  /// Whether a layer shows something of another layer or another moment, or is drawn by an engine.
  private(set) var meetsCopies = false
  /// For each node the map from the layer's own coordinates to the canvas, in points; empty unless asked for.
  private(set) var placements: [AffineTransform] = []
  private let keepsPlacements: Bool

  /// - Parameter hasMarks: Whether a layer may be marked as secret; nil if that is to be found out.
  init(
    hierarchy: Hierarchy, scale: Double, isRightToLeft: Bool, budget: CopyBudget = CopyBudget(),
    keepsPlacements: Bool = false, hasMarks: Bool? = nil
  ) {
    self.keepsPlacements = keepsPlacements
    self.hierarchy = hierarchy
    self.budget = budget
    layers = hierarchy.layers
    self.scale = scale
    self.isRightToLeft = isRightToLeft
    secrecy = SecrecyTable(hierarchy: hierarchy, hasMarks: hasMarks)
  }

  /// Makes room for so many nodes.
  mutating func reserve(_ count: Int) {
    nodes.reserveCapacity(count)
    if keepsPlacements { placements.reserveCapacity(count) }
  }

  /// Forgets the nodes.
  mutating func removeAll() {
    nodes = []
    placements = []
  }

  /// Whether a layer may be marked as secret.
  var hasMarks: Bool { secrecy.hasMarks }

  /// Whether a view is secret.
  mutating func isSecret(owner: ViewID?) -> Bool { secrecy.isSecret(owner: owner) }

  /// Adds a layer and all below it as the nodes of one root, which takes over what lies above it in the layer tree but
  /// not in the picture: masks and secrecy.
  mutating func add(root: LayerID, placement: AffineTransform) {
    add(
      root, placement: placement, above: inheritanceFromOutside(above: layers[root].superlayer),
      traits: traits(ofRoot: root))
  }

  /// Adds a layer and all below it as the nodes of one root, which takes over what is said.
  mutating func add(
    _ root: LayerID, placement: AffineTransform, above: RenderNode.Inheritance, traits: CopyTraits = []
  ) {
    enter(
      Pending(layer: root, parent: -1, traits: traits), layers.location(of: root), placement: placement, above: above)
    while let next = stack.popLast() {
      while let last = path.last, last.index != next.parent { closeLast() }
      guard let parent = path.last else { continue }
      if next.traits.contains(.root) {
        var layer = copied(next.layer)
        let placement = parent.placement.applied(after: self.placement(ofCopy: layer, in: next.parent))
        withUnsafePointer(to: &layer) { enter(next, $0, placement: placement, above: parent.passedOn) }
        continue
      }
      let layer = layers.location(of: next.layer)
      if LayerOrder.isMask(layer) { nodes[Int(parent.index)].hasMask = true }
      enter(next, layer, placement: LayerPlacement.of(layer, within: parent.placement), above: parent.passedOn)
    }
    while !path.isEmpty { closeLast() }
  }

  private mutating func enter(
    _ entry: Pending, _ layer: UnsafePointer<LayerNode>, placement: AffineTransform, above: RenderNode.Inheritance
  ) {
    let index = Int32(nodes.count)
    let node = node(entry.layer, layer, index: index, parent: entry.parent, placement: placement, above: above)
    var passedOn = node.inheritance
    nodes.append(node)
    if keepsPlacements { placements.append(placement) }
    var traits = entry.traits
    var copy: Pending?
    if !traits.isEmpty || !layer.pointee.looks.isNone {
      if !traits.isEmpty, !adjust(entry, layer.pointee, at: index) { return }
      traits = traits.below(layer.pointee.looks)
      if layer.pointee.takesPartInCopies {
        meetsCopies = true
        copy = copies(of: layer.pointee, at: index, entry.traits)
      }
      passedOn = nodes[Int(index)].inheritance
    }
    let count = layer.pointee.sublayers.count
    if count == 0, copy == nil { return }
    path.append(Open(index: index, placement: placement, passedOn: passedOn))
    if count > 1, !LayerOrder.isTreeOrder(below: layer, layers) {
      for child in LayerOrder.sorted(below: layer, layers).reversed() {
        stack.append(Pending(layer: child, parent: index, traits: traits))
      }
    } else {
      var position = count
      while position > 0 {
        position -= 1
        stack.append(Pending(layer: layer.pointee.sublayers[position], parent: index, traits: traits))
      }
    }
    // What a replica shows lies behind the layer's own sublayers.
    if let copy { stack.append(copy) }
  }

  /// The node of a layer.
  ///
  /// - Parameter placement: The map from the layer's own coordinates to the canvas, in points.
  @inline(__always)
  mutating func node(
    _ id: LayerID, _ layer: UnsafePointer<LayerNode>, index: Int32, parent: Int32, placement: AffineTransform,
    above: RenderNode.Inheritance
  ) -> RenderNode {
    RenderNode(
      id, layer, index: index, parent: parent, map: LayerPlacement.map(layer, placement: placement, scale: scale),
      above: above, isSecret: secrecy.isSecret(owner: layer.pointee.owner), isRightToLeft: isRightToLeft)
  }

  private mutating func closeLast() {
    if let last = path.popLast() { nodes[Int(last.index)].subtreeEnd = Int32(nodes.count) }
  }

  /// Masks and secrecy of the layers above a root, which the picture does not contain.
  mutating func inheritanceFromOutside(above superlayer: LayerID?) -> RenderNode.Inheritance {
    var result = RenderNode.Inheritance.nothing
    if let superlayer {
      result.mask = hierarchy.effectiveMask(of: superlayer)
      result.maskSource = hierarchy.maskSource(of: superlayer) ?? .none
    }
    result.isSecret = isSecret(above: superlayer)
    return result
  }

  /// Whether one of the layers above a root, which the picture does not contain, is secret.
  mutating func isSecret(above: LayerID?) -> Bool {
    var next = above
    while let id = next {
      let layer = layers.location(of: id)
      if layer.pointee.isSecret || secrecy.isSecret(owner: layer.pointee.owner) { return true }
      next = layer.pointee.superlayer
    }
    return false
  }
}
