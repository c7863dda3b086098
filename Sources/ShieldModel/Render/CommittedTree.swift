/// A render tree that follows its layer trees from commit to commit, and knows which pixels each commit may change.
///
/// After ``update(_:roots:size:scale:isRightToLeft:)`` the render tree is the same to the bit as one that is committed
/// anew. An edit costs as much as the layers that it reaches: a change of a colour one node, a change of the place all
/// nodes below it. A tree that is held elsewhere is copied by the next update, so whoever wants updates to be cheap lets
/// go of the old one.
public struct CommittedTree: Sendable {
  /// What is drawn besides the layers.
  struct Setting: Hashable, Sendable {
    var roots: [LayerID]
    var size: Size
    var scale: Double
    var isRightToLeft: Bool
  }

  /// The render tree of the last commit.
  public internal(set) var tree: RenderTree
  /// The layer trees of the last commit; pages that were not changed since are shared with the present ones.
  var hierarchy: Hierarchy
  var setting: Setting
  /// For each node the map from the layer's own coordinates to the canvas, in points.
  var placements: [AffineTransform]
  /// For each slot of a layer the index of its node, or −1.
  var positions: [Int32]
  /// Whether a layer has more than one node, or shows another layer or moment, so that nodes depend on more than the
  /// layers above.
  var hasCopies: Bool
  /// Whether a layer may be marked as secret, drawn or not.
  var hasMarks: Bool
  /// How many nodes have a shadow or blur their backdrop.
  var reachCount: Int
  /// How many nodes mask the one above.
  var maskCount: Int

  /// Commits layer trees for the first time.
  ///
  /// The parameters are those of `RenderTree.commit(_:roots:size:scale:isRightToLeft:)`.
  public init(_ hierarchy: Hierarchy, roots: [LayerID], size: Size, scale: Double, isRightToLeft: Bool) {
    self.init(hierarchy, Setting(roots: roots, size: size, scale: scale, isRightToLeft: isRightToLeft))
  }

  init(_ hierarchy: Hierarchy, _ setting: Setting) {
    self.hierarchy = hierarchy
    self.setting = setting
    var tree = RenderTree(canvas: setting.size, scale: setting.scale)
    var walk = CommitWalk(
      hierarchy: hierarchy, scale: tree.scale, isRightToLeft: setting.isRightToLeft, budget: CopyBudget(),
      keepsPlacements: true)
    walk.reserve(hierarchy.layers.count)
    for root in setting.roots where hierarchy.layers.contains(root) {
      walk.add(root: root, placement: hierarchy.layers[root].transformToSuperlayer)
    }
    tree.nodes = walk.nodes
    self.tree = tree
    placements = walk.placements
    hasMarks = walk.hasMarks
    positions = [Int32](repeating: -1, count: hierarchy.layers.slotCount)
    hasCopies = false
    (reachCount, maskCount) = (0, 0)
    for index in tree.nodes.indices {
      let slot = Int(tree.nodes[index].layer.slot)
      if positions[slot] >= 0 { hasCopies = true }
      positions[slot] = Int32(index)
      if tree.nodes[index].reachesFar { reachCount += 1 }
      if tree.nodes[index].isMask { maskCount += 1 }
      if tree.nodes[index].looks.showsCopies { hasCopies = true }
    }
    for root in setting.roots where hierarchy.layers.contains(root) {
      for layer in hierarchy.layerPath(from: root) where hierarchy.layers[layer].looks.showsCopies { hasCopies = true }
    }
    if hasCopies {
      self.tree = RenderTree.commit(
        hierarchy, roots: setting.roots, size: setting.size, scale: setting.scale, isRightToLeft: setting.isRightToLeft)
    }
  }

  /// Commits layer trees again and says which pixels may have changed.
  ///
  /// Any trees are right, and descendants of the last ones are fast. The parameters are those of
  /// `RenderTree.commit(_:roots:size:scale:isRightToLeft:)`.
  public mutating func update(
    _ hierarchy: Hierarchy, roots: [LayerID], size: Size, scale: Double, isRightToLeft: Bool
  ) -> Damage {
    let setting = Setting(roots: roots, size: size, scale: scale, isRightToLeft: isRightToLeft)
    if setting == self.setting, !hasCopies, var update = CommitUpdate(from: self, to: hierarchy) {
      self.hierarchy = hierarchy
      if let damage = update.run(&self) { return damage }
    }
    self = CommittedTree(hierarchy, setting)
    return .everything(canvas)
  }

  /// The pixels of the picture.
  var canvas: PixelRect { PixelRect(left: 0, top: 0, right: tree.width, bottom: tree.height) }
}
