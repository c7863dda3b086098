/// Replicas, snapshots and what engines draw.
extension CommitWalk {
  /// What is special about a layer at which a picture begins.
  func traits(ofRoot root: LayerID) -> CopyTraits { hierarchy.engineSurface(above: root) == nil ? [] : .element }

  /// A layer as a replica shows it: what it masks in its own place, it does not mask there.
  func copied(_ source: LayerID) -> LayerNode {
    var layer = hierarchy.layers[source]
    if !layer.looks.isNone { layer.maskMode = nil }
    return layer
  }

  /// The map from a source's coordinates to those of the node that shows it, their top left corners together.
  func placement(ofCopy source: LayerNode, in parent: Int32) -> AffineTransform {
    let corner = hierarchy.layers[nodes[Int(parent)].layer].boundsOrigin
    return .translation(x: corner.x - source.boundsOrigin.x, y: corner.y - source.boundsOrigin.y)
  }

  /// Corrects the mask and the secrecy of a node that is met in an unusual place; false if there is no room for more.
  mutating func adjust(_ pending: Pending, _ layer: LayerNode, at index: Int32) -> Bool {
    let (place, parent) = (Int(index), Int(pending.parent))
    if pending.traits.contains(.element), parent >= 0 {
      // What an engine draws is no layer, so its own bits have no effect.
      nodes[place].effectiveMask = nodes[parent].effectiveMask
      nodes[place].maskSource = nodes[parent].maskSource
    }
    if pending.traits.contains(.root), isSecret(above: layer.superlayer) { nodes[place].isSecret = true }
    return pending.traits.isDisjoint(with: [.root, .inside]) || budget.takesLayer()
  }

  /// Gives a node what it shows of another moment, and answers with the layer that it is a replica of.
  mutating func copies(of layer: LayerNode, at index: Int32, _ traits: CopyTraits) -> Pending? {
    let place = Int(index)
    if let kept = kept(by: layer) { nodes[place].kept = kept }
    if !layer.looks.showsCopies { return nil }
    let source = source(of: layer)
    // What an engine draws gets no mask of its own; a layer that it shows keeps its masks all the same.
    var mask = traits.contains(.element) ? [] : layer.maskOfCopies
    var maskSource = mask.isEmpty ? nil : nodes[place].layer
    if let source {
      let inherited = self.mask(ofSource: source)
      mask.formUnion(inherited.mask)
      if maskSource == nil { maskSource = inherited.source }
    }
    nodes[place].effectiveMask.formUnion(mask)
    if nodes[place].maskSource == nil { nodes[place].maskSource = maskSource }
    guard let source, !isShown(source, at: index) else { return nil }
    let inherited: CopyTraits = hierarchy.engineSurface(above: source) == nil ? [] : .element
    return Pending(layer: source, parent: index, traits: inherited.union(.root))
  }

  private mutating func mask(ofSource source: LayerID) -> (mask: CaptureMask, source: LayerID?) {
    if let known = masksOfSources[source] { return known }
    let found = (hierarchy.effectiveMask(of: source), hierarchy.maskSource(of: source))
    masksOfSources[source] = found
    return found
  }

  /// The layer that a layer is a replica of.
  private func source(of layer: LayerNode) -> LayerID? {
    if let source = layer.replicaSource { return hierarchy.layers.contains(source) ? source : nil }
    guard budget.readsOtherwise, case .replica(let source) = layer.snapshot?.content.doubt else { return nil }
    return hierarchy.layers.contains(source) ? source : nil
  }

  /// Whether a layer is a node's own or that of a node above, so that a replica there would show itself.
  private func isShown(_ source: LayerID, at index: Int32) -> Bool {
    var next = index
    while next >= 0 {
      if nodes[Int(next)].layer == source { return true }
      next = nodes[Int(next)].parent
    }
    return false
  }

  private func kept(by layer: LayerNode) -> KeptContent? {
    let fade = layer.crossFade
    if layer.snapshot == nil, fade == nil { return nil }
    var shown: RenderSnapshot?
    if let snapshot = layer.snapshot {
      let doubt = snapshot.content.doubt
      if doubt != .none { budget.hasDoubt = true }
      if case .replica = doubt, budget.readsOtherwise {} else { shown = RenderSnapshot(of: snapshot, budget) }
    }
    return KeptContent(
      shown: shown, fading: fade.flatMap { RenderSnapshot(of: $0.snapshot, budget) },
      share: Rounding.byte(fade?.share ?? 1))
  }
}

extension RenderTree {
  /// A frame whose copies keep to a budget, with its other reading if something in it is in doubt.
  static func committed(_ commit: (CopyBudget) -> RenderTree) -> RenderTree {
    let budget = CopyBudget()
    var tree = commit(budget)
    tree.lacksCopies = budget.isSpent
    if budget.hasDoubt {
      let otherBudget = CopyBudget(readsOtherwise: true)
      var other = commit(otherBudget)
      other.lacksCopies = otherBudget.isSpent
      tree.otherReading = OtherReading(other)
    }
    return tree
  }

  static func commit(
    _ hierarchy: Hierarchy, roots: [LayerID], size: Size, scale: Double, isRightToLeft: Bool, budget: CopyBudget
  ) -> RenderTree {
    var tree = RenderTree(canvas: size, scale: scale)
    var walk = CommitWalk(hierarchy: hierarchy, scale: tree.scale, isRightToLeft: isRightToLeft, budget: budget)
    walk.reserve(hierarchy.layers.count)
    for root in roots where hierarchy.layers.contains(root) {
      walk.add(root: root, placement: hierarchy.layers[root].transformToSuperlayer)
    }
    tree.nodes = walk.nodes
    return tree
  }

  static func commit(
    _ hierarchy: Hierarchy, subtree: LayerID, scale: Double, isRightToLeft: Bool, budget: CopyBudget
  ) -> RenderTree {
    guard let layer = hierarchy.layers.find(subtree) else { return RenderTree(canvas: .zero, scale: scale) }
    var tree = RenderTree(canvas: layer.frame.size, scale: scale)
    var walk = CommitWalk(hierarchy: hierarchy, scale: tree.scale, isRightToLeft: isRightToLeft, budget: budget)
    walk.add(root: subtree, placement: .translation(x: -layer.boundsOrigin.x, y: -layer.boundsOrigin.y))
    tree.nodes = walk.nodes
    return tree
  }
}
