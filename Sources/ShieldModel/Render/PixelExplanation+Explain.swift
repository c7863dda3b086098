extension PixelExplanation {
  /// Explains a pixel of the picture that a destination gets of a tree.
  ///
  /// - Parameters:
  ///   - tree: What is drawn.
  ///   - rule: How the destination composes it.
  ///   - x: Column, from the left.
  ///   - y: Row, from the top.
  ///
  /// The steps are those of the compositor, so the colour is the picture's. Complexity: linear in the nodes.
  public static func explain(_ tree: RenderTree, rule: CompositionRule, x: Int32, y: Int32) -> PixelExplanation {
    guard x >= 0, y >= 0, x < tree.width, y < tree.height else {
      return PixelExplanation(contributions: [], base: rule.base, color: .clear, isTainted: false)
    }
    let window = PixelRect(left: x, top: y, right: x + 1, bottom: y + 1)
    let list = DisplayListBuilder.list(for: tree, rule: rule, window: window)
    var evaluation = PixelEvaluation(list)
    evaluation.run()
    var probe = NodeProbe(tree: tree, rule: rule, window: window)
    var contributions: [Contribution] = []
    // Both lists are in the order of nodes as far as each node's first entry goes; absences are slipped in there.
    var shown = [Bool](repeating: false, count: tree.nodes.count)
    for contribution in evaluation.contributions { shown[Int(contribution.node)] = true }
    var next: Int32 = 0
    for contribution in evaluation.contributions {
      // What is drawn after the children comes after the absent ones among them.
      let last = contribution.isDrawnLast ? tree.nodes[Int(contribution.node)].subtreeEnd - 1 : contribution.node
      while next <= last, Int(next) < shown.count {
        if !shown[Int(next)] { contributions.append(probe.absence(of: next)) } else { probe.pass(next) }
        next += 1
      }
      contributions.append(contribution)
    }
    while Int(next) < shown.count {
      if !shown[Int(next)] { contributions.append(probe.absence(of: next)) } else { probe.pass(next) }
      next += 1
    }
    return PixelExplanation(
      contributions: contributions, base: rule.base, color: Cell.color(evaluation.cell),
      isTainted: evaluation.cell & Cell.taint != 0)
  }
}

extension Contribution {
  fileprivate var isDrawnLast: Bool {
    if case .masked = effect { return true }
    if case .painted(let paint) = effect { return paint.part == .border || paint.part == .group }
    return false
  }
}
