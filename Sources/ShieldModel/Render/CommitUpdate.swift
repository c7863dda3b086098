/// One step of a ``CommittedTree`` from its layer trees to others that differ in little.
struct CommitUpdate {
  private let layers: Arena<LayerNode>
  private var walk: CommitWalk
  private var recorder: DamageRecorder
  /// Nodes whose layers changed, ascending.
  private var changed: [Int32] = []
  /// Whether a layer came that shows another layer or moment.
  private var hasCopies = false
  /// How many more nodes may be made anew before it is cheaper to begin with all.
  private var budget: Int
  /// Nodes whose children are others, or stand in another order, ascending.
  private var reordered: [Int32] = []

  /// Compares the trees; nil where beginning anew is simpler or cheaper.
  init?(from committed: CommittedTree, to hierarchy: Hierarchy) {
    layers = hierarchy.layers
    let differences = hierarchy.layers.differences(from: committed.hierarchy.layers)
    budget = 64 + committed.tree.nodes.count / 8
    if differences.count > budget { return nil }
    var hasMarks = committed.hasMarks
    for difference in differences {
      guard let id = difference.new else { continue }
      if layers.location(of: id).pointee.isSecret { hasMarks = true }
      if layers.location(of: id).pointee.looks.showsCopies { return nil }
    }
    walk = CommitWalk(
      hierarchy: hierarchy, scale: committed.tree.scale, isRightToLeft: committed.setting.isRightToLeft,
      budget: CopyBudget(), keepsPlacements: true, hasMarks: hasMarks)
    recorder = DamageRecorder(canvas: committed.canvas)
    if hasMarks, changesSecrecy(differences, from: committed.hierarchy, to: hierarchy) { return nil }
    for difference in differences where !take(difference, committed) { return nil }
    changed.sort()
    reordered.sort()
  }

  /// Whether the views of layers may have become secret, or ceased to be.
  private mutating func changesSecrecy(
    _ differences: [Arena<LayerNode>.Difference], from old: Hierarchy, to new: Hierarchy
  ) -> Bool {
    for difference in differences {
      let wasSecret = difference.old.map { old.layers[$0].isSecret } ?? false
      let isSecret = difference.new.map { new.layers[$0].isSecret } ?? false
      let owners = (difference.old.flatMap { old.layers[$0].owner }, difference.new.flatMap { new.layers[$0].owner })
      if wasSecret != isSecret || (difference.old == difference.new && owners.0 != owners.1) { return true }
    }
    var table = SecrecyTable(hierarchy: old, hasMarks: true)
    for difference in new.views.differences(from: old.views) {
      guard let view = difference.new, view == difference.old else { continue }
      let (before, now) = (old.views[view], new.views[view])
      if before.superview == now.superview, before.layer == now.layer, before.ownLayer == now.ownLayer { continue }
      if before.layer != now.layer || before.ownLayer != now.ownLayer { return true }
      if table.isSecret(owner: view) != walk.isSecret(owner: view) { return true }
    }
    return false
  }

  /// Notes what a difference means for the nodes; false if that is more than single nodes.
  private mutating func take(_ difference: Arena<LayerNode>.Difference, _ committed: CommittedTree) -> Bool {
    let roots = committed.setting.roots
    if difference.old != difference.new {
      for root in roots where root == difference.old || root == difference.new { return false }
      // Something else came or went with the list of the layer above.
      return true
    }
    guard let id = difference.new else { return true }
    let place = Int(id.slot) < committed.positions.count ? committed.positions[Int(id.slot)] : -1
    let (old, new) = (committed.hierarchy.layers.location(of: id), layers.location(of: id))
    guard place >= 0, committed.tree.nodes[Int(place)].layer == id else {
      return !committed.isAboveRoot(id)
    }
    let parent = committed.tree.nodes[Int(place)].parent
    if parent < 0, old.pointee.superlayer != new.pointee.superlayer { return false }
    changed.append(place)
    if old.pointee.sublayers != new.pointee.sublayers { reordered.append(place) }
    if parent >= 0, LayerOrder.differs(old, new) { reordered.append(parent) }
    return true
  }

  /// Brings the nodes up to date; nil, and some are not, if there are too many of them.
  mutating func run(_ committed: inout CommittedTree) -> Damage? {
    let first = committed.positions.count
    if layers.slotCount > first {
      committed.positions.append(contentsOf: [Int32](repeating: -1, count: layers.slotCount - first))
    }
    committed.hasMarks = walk.hasMarks
    recorder.begin(committed)
    for index in changed where !refresh(index, &committed) { return nil }
    // From behind, so that the numbers of those that wait stay right.
    var last: Int32 = -1
    var end = Int.min
    var lowest = committed.tree.nodes.count
    for index in reordered.reversed() where index != last {
      last = index
      guard let span = reorder(index, &committed) else { continue }
      lowest = min(lowest, span.lowerBound)
      end = max(end, span.upperBound)
    }
    // A span that was noted early has been moved by those before it only if it reaches to the end anyway.
    for index in lowest..<max(lowest, min(end, committed.tree.nodes.count)) {
      committed.positions[Int(committed.tree.nodes[index].layer.slot)] = Int32(index)
    }
    return hasCopies ? nil : recorder.finish(committed)
  }

  // MARK: - Values

  /// Makes a node anew, and those below it as far as something is passed on to them that changed; false if that is too
  /// much.
  private mutating func refresh(_ first: Int32, _ committed: inout CommittedTree) -> Bool {
    var index = Int(first)
    let end = Int(committed.tree.nodes[index].subtreeEnd)
    while index < end {
      if budget == 0 { return false }
      budget -= 1
      index = refreshOne(index, &committed) ? index + 1 : Int(committed.tree.nodes[index].subtreeEnd)
    }
    return true
  }

  /// Makes one node anew; false if nothing changes for those below it.
  private mutating func refreshOne(_ index: Int, _ committed: inout CommittedTree) -> Bool {
    let id = committed.tree.nodes[index].layer
    let parent = Int(committed.tree.nodes[index].parent)
    // A layer that is gone or hangs elsewhere now takes its nodes away with it later.
    guard layers.contains(id) else { return false }
    let layer = layers.location(of: id)
    let placement: AffineTransform
    let above: RenderNode.Inheritance
    if parent < 0 {
      placement = layer.pointee.transformToSuperlayer
      above = walk.inheritance(from: layer.pointee.superlayer)
    } else {
      if layer.pointee.superlayer != committed.tree.nodes[parent].layer { return false }
      placement = LayerPlacement.of(layer, within: committed.placements[parent])
      above = committed.tree.nodes[parent].inheritance
    }
    var node = walk.node(
      id, layer, index: Int32(index), parent: Int32(parent), placement: placement, above: above)
    node.subtreeEnd = committed.tree.nodes[index].subtreeEnd
    node.hasMask = committed.tree.nodes[index].hasMask
    let old = committed.tree.nodes[index]
    let isPlaced = committed.placements[index] == placement
    let passesOnTheSame = isPlaced && old.inheritance == node.inheritance
    if !isPlaced { committed.placements[index] = placement }
    if old != node {
      committed.tree.nodes[index] = node
      committed.count(old, by: -1)
      committed.count(node, by: 1)
      recorder.record(index, old, node, committed)
    }
    return !passesOnTheSame
  }

  // MARK: - Children

  /// Puts the children of a node into their present order; answers which nodes may have other numbers.
  private mutating func reorder(_ parent: Int32, _ committed: inout CommittedTree) -> Range<Int>? {
    let place = Int(parent)
    let id = committed.tree.nodes[place].layer
    guard layers.contains(id) else { return nil }
    let children = LayerOrder.sorted(below: layers.location(of: id), layers)
    var starts: [Int] = []
    var next = place + 1
    while next < Int(committed.tree.nodes[place].subtreeEnd) {
      starts.append(next)
      next = Int(committed.tree.nodes[next].subtreeEnd)
    }
    let former = starts.map { committed.tree.nodes[$0].layer }
    starts.append(next)
    var front = 0
    while front < min(former.count, children.count), former[front] == children[front] { front += 1 }
    var back = 0
    while back < min(former.count, children.count) - front,
      former[former.count - 1 - back] == children[children.count - 1 - back]
    {
      back += 1
    }
    let old = former[front..<former.count - back]
    let new = children[front..<children.count - back]
    setMask(children.last, at: place, &committed)
    if old.isEmpty, new.isEmpty { return nil }
    let moved = CommitUpdate.onlyMoved(old, new)
    let range = starts[front]..<starts[former.count - back]
    recorder.record(range, only: moved, committed)
    for index in range {
      committed.positions[Int(committed.tree.nodes[index].layer.slot)] = -1
      committed.count(committed.tree.nodes[index], by: -1)
    }
    walk.removeAll()
    let above = committed.tree.nodes[place].inheritance
    for child in new {
      let layer = layers.location(of: child)
      walk.add(child, placement: LayerPlacement.of(layer, within: committed.placements[place]), above: above)
    }
    let count = walk.nodes.count
    committed.replace(range, below: place, by: walk.nodes, walk.placements)
    let inserted = range.lowerBound..<range.lowerBound + count
    for index in inserted {
      committed.count(committed.tree.nodes[index], by: 1)
      if committed.tree.nodes[index].looks.showsCopies { hasCopies = true }
    }
    recorder.record(inserted, only: moved, committed)
    return range.lowerBound..<(count == range.count ? range.upperBound : Int.max)
  }

  /// Notes whether the last child of a node masks it.
  private mutating func setMask(_ last: LayerID?, at place: Int, _ committed: inout CommittedTree) {
    let hasMask = last.map { LayerOrder.isMask(layers.location(of: $0)) } ?? false
    if committed.tree.nodes[place].hasMask == hasMask { return }
    let old = committed.tree.nodes[place]
    committed.tree.nodes[place].hasMask = hasMask
    recorder.record(place, old, committed.tree.nodes[place], committed)
  }

  /// The only child that changed its place among others, which keep their order.
  private static func onlyMoved(_ old: ArraySlice<LayerID>, _ new: ArraySlice<LayerID>) -> LayerID? {
    guard old.count == new.count, old.count > 1 else { return nil }
    if let first = old.first, first == new.last, old.dropFirst() == new.dropLast() { return first }
    if let last = old.last, last == new.first, old.dropLast() == new.dropFirst() { return last }
    return nil
  }
}

extension CommittedTree {
  /// Whether a layer lies above a root and so takes part in masks and secrecy.
  fileprivate func isAboveRoot(_ layer: LayerID) -> Bool {
    for root in setting.roots {
      var next = hierarchy.layers.contains(root) ? hierarchy.layers[root].superlayer : nil
      while let above = next {
        if above == layer { return true }
        next = hierarchy.layers[above].superlayer
      }
    }
    return false
  }

  /// Counts a node that came or went.
  fileprivate mutating func count(_ node: RenderNode, by change: Int) {
    if node.reachesFar { reachCount += change }
    if node.isMask { maskCount += change }
  }

  /// Puts nodes in the place of others below a node; their numbers count from 0, and roots among them become children.
  fileprivate mutating func replace(
    _ range: Range<Int>, below place: Int, by nodes: [RenderNode], _ placements: [AffineTransform]
  ) {
    let first = Int32(range.lowerBound)
    let shift = Int32(nodes.count - range.count)
    tree.nodes.replaceSubrange(range, with: nodes)
    self.placements.replaceSubrange(range, with: placements)
    let end = range.lowerBound + nodes.count
    for index in range.lowerBound..<end {
      let parent = tree.nodes[index].parent
      tree.nodes[index].parent = parent < 0 ? Int32(place) : parent + first
      tree.nodes[index].subtreeEnd += first
    }
    if shift == 0 { return }
    for index in end..<tree.nodes.count {
      if tree.nodes[index].parent >= Int32(range.upperBound) { tree.nodes[index].parent += shift }
      tree.nodes[index].subtreeEnd += shift
    }
    var above = place
    while above >= 0 {
      tree.nodes[above].subtreeEnd += shift
      above = Int(tree.nodes[above].parent)
    }
  }
}
