/// Collects what the changes of an update do to pixels.
struct DamageRecorder {
  /// So many nodes are looked at to find how far a subtree extends.
  private static let greatestSubtree = 4096

  private let canvas: PixelRect
  private var damage: Damage
  private var reachedFarBefore = false

  init(canvas: PixelRect) {
    self.canvas = canvas
    damage = Damage(canvas: canvas)
  }

  /// Notes how the nodes were before the update.
  mutating func begin(_ committed: CommittedTree) { reachedFarBefore = committed.reachCount > 0 }

  /// The damage, once all nodes are up to date.
  func finish(_ committed: CommittedTree) -> Damage {
    // Shadows and blurs depend on pixels elsewhere, and share a budget.
    let reachesFar = reachedFarBefore || committed.reachCount > 0
    return reachesFar && damage.hasChanges ? .everything(canvas) : damage
  }

  /// Records that a node changed, which now is in the tree.
  mutating func record(_ index: Int, _ old: RenderNode, _ new: RenderNode, _ committed: CommittedTree) {
    damage.hasChanges = true
    var bare = old
    bare.copyMasks(of: new)
    let scope = Damage.Scope(old: old.effectiveMask, new: new.effectiveMask, isMaskOnly: bare == new)
    if old.isMask || committed.maskCount > 0, let host = host(of: index, isMask: old.isMask, committed) {
      damage.add(extent(of: host, committed), scope)
    }
    if !old.isDrawn, !new.isDrawn { return }
    if old.isDrawn { damage.add(old.extent(in: canvas), scope) }
    if new.isDrawn { damage.add(new.extent(in: canvas), scope) }
    // Below a node that is blacked out others are not, which may have been before.
    if old.effectiveMask != new.effectiveMask { damage.add(extent(of: index, committed), .blackout) }
    if !scope.isMaskOnly, !old.groupsAlike(new) { damage.add(extent(of: index, committed), scope) }
  }

  /// Records that nodes go away or have come; where only one child moves, the others are drawn as before.
  mutating func record(_ range: Range<Int>, only layer: LayerID?, _ committed: CommittedTree) {
    var index = range.lowerBound
    while index < range.upperBound {
      let end = Int(committed.tree.nodes[index].subtreeEnd)
      if layer == nil || committed.tree.nodes[index].layer == layer {
        if committed.maskCount > 0, let host = host(of: index, isMask: false, committed) {
          damage.add(extent(of: host, committed), .all)
        }
        while index < end {
          let node = committed.tree.nodes[index]
          damage.hasChanges = true
          if node.isDrawn || node.isMask {
            damage.add(node.extent(in: canvas), Damage.Scope(old: node.effectiveMask, new: node.effectiveMask))
          }
          index += 1
        }
      }
      index = max(index, end)
    }
  }

  /// The outermost node that a node masks, or that a node above it masks.
  private func host(of index: Int, isMask: Bool, _ committed: CommittedTree) -> Int? {
    var host: Int?
    var next = index
    var masks = isMask
    while next >= 0 {
      let parent = Int(committed.tree.nodes[next].parent)
      if masks || committed.tree.nodes[next].isMask, parent >= 0 { host = parent }
      masks = false
      next = parent
    }
    return host
  }

  /// How far the nodes of a subtree extend.
  private func extent(of index: Int, _ committed: CommittedTree) -> PixelRect {
    let end = Int(committed.tree.nodes[index].subtreeEnd)
    if end - index > DamageRecorder.greatestSubtree { return canvas }
    var rect = PixelRect.empty
    for place in index..<end where committed.tree.nodes[place].isDrawn {
      rect = rect.union(committed.tree.nodes[place].extent(in: canvas))
    }
    return rect
  }
}

extension RenderNode {
  /// Takes over what another state of the node says of masks.
  fileprivate mutating func copyMasks(of other: RenderNode) {
    ownMask = other.ownMask
    effectiveMask = other.effectiveMask
    maskSource = other.maskSource
  }
}
