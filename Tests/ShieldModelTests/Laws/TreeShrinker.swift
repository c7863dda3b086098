@testable import ShieldModel

/// Makes a tree that breaks a law smaller, as long as it still breaks it.
enum TreeShrinker {
  /// The smallest tree that a greedy search of at most `tries` attempts finds.
  static func shrink(
    _ tree: TreeDescription, tries: Int = 600, while isBroken: (TreeDescription) -> Bool
  ) -> TreeDescription {
    var smallest = tree
    var left = tries
    var isProgressing = true
    while isProgressing {
      isProgressing = false
      for candidate in candidates(smallest) {
        if left == 0 { return smallest }
        left -= 1
        if candidate != smallest, isBroken(candidate) {
          smallest = candidate
          isProgressing = true
          break
        }
      }
    }
    return smallest
  }

  /// Smaller trees, the boldest cuts first.
  private static func candidates(_ tree: TreeDescription) -> [TreeDescription] {
    var result: [TreeDescription] = []
    for index in tree.nodes.indices.reversed() where tree.nodes.count > 1 {
      if let smaller = removing(index, withSubtree: true, from: tree) { result.append(smaller) }
    }
    for index in tree.nodes.indices.reversed() where tree.nodes.count > 1 {
      if let smaller = removing(index, withSubtree: false, from: tree) { result.append(smaller) }
    }
    result += [{ $0.start = nil }, { $0.isRightToLeft = false }].map { change(tree, $0) }
    for index in tree.nodes.indices {
      for simplify in simplifications {
        result.append(change(tree) { simplify(&$0.nodes[index]) })
      }
    }
    return result
  }

  private static let simplifications: [@Sendable (inout NodeDescription) -> Void] = [
    { $0.ownership = .bare }, { $0.swappedWith = nil }, { $0.text = nil }, { $0.videoFrame = nil },
    { $0.borderWidth = 0 }, { $0.cornerRadius = 0 }, { $0.cornerRadii = nil },
    { $0.gradient = nil }, { $0.image = nil }, { $0.maskMode = nil }, { $0.isRasterized = false },
    { $0.shadow = nil }, { $0.replicaOf = nil }, { $0.snapshot = nil }, { $0.fading = nil },
    { $0.snapshot?.isMaskKept = false }, { $0.isEngineSurface = false }, { $0.isProtectedMedia = false },
    { $0.blurRadius = nil }, { $0.clips = false }, { $0.turn = 0 },
    { $0.stretch = Point(x: 1, y: 1) }, { $0.boundsOrigin = .zero }, { $0.zPosition = 0 }, { $0.isHidden = false },
    { $0.opacity = 1 }, { $0.mask = [] }, { $0.isSecret = false }, { $0.fill = .clear },
    { $0.fill.alpha = $0.fill.alpha == 0 ? 0 : 255 }, { $0.text?.string = "S" }, { $0.text?.alignment = .left },
    { $0.frame = Rect(x: 0, y: 0, width: 6, height: 6) },
    {
      $0.frame = Rect(
        x: $0.frame.x.rounded(), y: $0.frame.y.rounded(), width: $0.frame.width.rounded(),
        height: $0.frame.height.rounded())
    },
  ]

  private static func change(
    _ tree: TreeDescription, _ edit: (inout TreeDescription) -> Void
  ) -> TreeDescription {
    var copy = tree
    edit(&copy)
    return copy
  }

  /// A snapshot in a smaller tree; nil if the node that it showed is gone.
  private static func moved(_ snapshot: SnapshotDescription, _ kept: [Int]) -> SnapshotDescription? {
    guard let node = snapshot.node else { return snapshot }
    guard let place = kept.firstIndex(of: node) else { return nil }
    var copy = snapshot
    copy.node = place
    return copy
  }

  /// The tree without a node, with what is below it gone too or moved up; nil where nothing would be left.
  private static func removing(
    _ index: Int, withSubtree: Bool, from tree: TreeDescription
  ) -> TreeDescription? {
    var gone: Set<Int> = [index]
    if withSubtree {
      for (other, node) in tree.nodes.enumerated() {
        if let parent = node.parent, gone.contains(parent) { gone.insert(other) }
      }
    }
    let kept = tree.nodes.indices.filter { !gone.contains($0) }
    if kept.isEmpty { return nil }
    var smaller = tree
    smaller.nodes = kept.map { old in
      var node = tree.nodes[old]
      if node.parent == index { node.parent = tree.nodes[index].parent }
      node.parent = node.parent.flatMap { kept.firstIndex(of: $0) }
      if case .view(let superview?) = node.ownership {
        node.ownership = .view(superview: kept.firstIndex(of: superview))
      }
      node.swappedWith = node.swappedWith.flatMap { kept.firstIndex(of: $0) }
      node.replicaOf = node.replicaOf.flatMap { kept.firstIndex(of: $0) }
      node.snapshot = node.snapshot.flatMap { moved($0, kept) }
      node.fading = node.fading.flatMap { moved($0, kept) }
      return node
    }
    smaller.start = tree.start.flatMap { kept.firstIndex(of: $0) }
    return smaller
  }
}
