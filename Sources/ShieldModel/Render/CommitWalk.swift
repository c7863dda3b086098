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
  private let layers: Arena<LayerNode>
  /// What copies of layers may take.
  let budget: CopyBudget
  private let scale: Double
  private let isRightToLeft: Bool
  private var secrecy: SecrecyTable
  private var stack: [Pending] = []
  private var path: [Open] = []
  /// The nodes so far, each knowing where its subtree ends.
  var nodes: [RenderNode] = []
  /// For each node the map from the layer's own coordinates to the canvas, in points; empty unless asked for.
  private(set) var placements: [AffineTransform] = []
  private let keepsPlacements: Bool
  /// The masks of layers that replicas show, each found out once.
  var masksOfSources: [LayerID: (mask: CaptureMask, source: LayerID?)] = [:]

  /// - Parameter hasMarks: Whether a layer may be marked as secret; nil if that is to be found out.
  init(
    hierarchy: Hierarchy, scale: Double, isRightToLeft: Bool, budget: CopyBudget, keepsPlacements: Bool = false,
    hasMarks: Bool? = nil
  ) {
    self.hierarchy = hierarchy
    self.budget = budget
    self.keepsPlacements = keepsPlacements
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
    var above = RenderNode.Inheritance.nothing
    above.isSecret = isSecret(above: layers[root].superlayer)
    add(root, placement: placement, above: above, isRoot: true)
  }

  /// Adds a layer and all below it as the nodes of one root, which takes over what is said.
  ///
  /// - Parameter isRoot: Whether the mask is that of the whole path up to the true root instead.
  mutating func add(
    _ root: LayerID, placement: AffineTransform, above: RenderNode.Inheritance, isRoot: Bool = false
  ) {
    let first = Pending(layer: root, parent: -1, traits: isRoot ? traits(ofRoot: root) : [])
    enter(first, layers.location(of: root), placement: placement, above: above, isRoot: isRoot)
    while let next = stack.popLast() {
      while let last = path.last, last.index != next.parent { closeLast() }
      guard let parent = path.last else { continue }
      if next.traits.contains(.root) {
        let copy = copied(next.layer)
        let placement = parent.placement.applied(after: self.placement(ofCopy: copy, in: next.parent))
        withUnsafePointer(to: copy) { enter(next, $0, placement: placement, above: parent.passedOn) }
        continue
      }
      let layer = layers.location(of: next.layer)
      if LayerOrder.isMask(layer) { nodes[Int(parent.index)].hasMask = true }
      enter(next, layer, placement: LayerPlacement.of(layer, within: parent.placement), above: parent.passedOn)
    }
    while !path.isEmpty { closeLast() }
  }

  private mutating func enter(
    _ pending: Pending, _ layer: UnsafePointer<LayerNode>, placement: AffineTransform,
    above: RenderNode.Inheritance, isRoot: Bool = false
  ) {
    let index = Int32(nodes.count)
    let node = node(pending.layer, layer, index: index, parent: pending.parent, placement: placement, above: above)
    var passedOn = node.inheritance
    nodes.append(node)
    if keepsPlacements { placements.append(placement) }
    var traits = pending.traits
    var copy: Pending?
    if isRoot || !traits.isEmpty || !layer.pointee.looks.isNone {
      if isRoot {
        nodes[Int(index)].effectiveMask = hierarchy.effectiveMask(of: pending.layer)
        nodes[Int(index)].maskSource = hierarchy.maskSource(of: pending.layer)
      }
      if !traits.isEmpty, !adjust(pending, layer.pointee, at: index) { return }
      traits = layer.pointee.looks.isNone ? traits.below : traits.below(layer.pointee.looks)
      if !layer.pointee.looks.isNone { copy = copies(of: layer.pointee, at: index, pending.traits) }
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
    // What a replica shows lies behind its own sublayers.
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

  /// What a root takes over from the layers above it, which the picture does not contain, where nothing shows copies.
  mutating func inheritance(from superlayer: LayerID?) -> RenderNode.Inheritance {
    var result = RenderNode.Inheritance.nothing
    result.isSecret = isSecret(above: superlayer)
    if let superlayer {
      result.mask = hierarchy.effectiveMask(of: superlayer)
      result.maskSource = hierarchy.maskSource(of: superlayer) ?? .none
    }
    return result
  }

  /// Whether one of the layers above a root, which the picture does not contain, is secret.
  mutating func isSecret(above superlayer: LayerID?) -> Bool {
    var next = superlayer
    while let id = next {
      let layer = layers.location(of: id)
      if layer.pointee.isSecret || secrecy.isSecret(owner: layer.pointee.owner) { return true }
      next = layer.pointee.superlayer
    }
    return false
  }
}
