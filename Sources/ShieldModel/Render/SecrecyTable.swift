/// Which views are secret through the view tree, found out once for each view.
///
/// A view is secret when its layer is marked or a view above it is secret; so a layer that was moved elsewhere in
/// the layer tree is still known by its owner.
struct SecrecyTable {
  private enum Answer: UInt8 {
    case unknown
    case secret
    case plain
  }

  private let hierarchy: Hierarchy
  /// Whether a layer may be marked; without any no view is secret.
  let hasMarks: Bool
  private var answers: [Answer]

  /// Makes a table.
  ///
  /// - Parameter hasMarks: Whether a layer may be marked; nil if that is to be found out.
  init(hierarchy: Hierarchy, hasMarks: Bool? = nil) {
    self.hierarchy = hierarchy
    // Mostly no layer is marked, and then no view need be asked.
    self.hasMarks = hasMarks ?? hierarchy.layers.contains { $0.isSecret }
    answers = self.hasMarks ? [Answer](repeating: .unknown, count: hierarchy.views.slotCount) : []
  }

  /// Whether the view that owns a layer is secret; a layer without a view is not.
  mutating func isSecret(owner: ViewID?) -> Bool {
    guard hasMarks, let owner, hierarchy.views.contains(owner) else { return false }
    var path: [Int] = []
    var answer = Answer.plain
    var next: ViewID? = owner
    while let view = next {
      let slot = Int(view.slot)
      if answers[slot] != .unknown {
        answer = answers[slot]
        break
      }
      path.append(slot)
      if isMarked(view) {
        answer = .secret
        break
      }
      next = hierarchy.views[view].superview
    }
    for slot in path { answers[slot] = answer }
    return answer == .secret
  }

  private func isMarked(_ view: ViewID) -> Bool {
    let node = hierarchy.views[view]
    if hierarchy.layers.contains(node.layer), hierarchy.layers[node.layer].isSecret { return true }
    return hierarchy.layers.contains(node.ownLayer) && hierarchy.layers[node.ownLayer].isSecret
  }
}
