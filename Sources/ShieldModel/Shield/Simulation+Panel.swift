extension Simulation {
  /// The views that show at a point of the panel, from the topmost down to the first that hides what is behind it.
  ///
  /// The point is in points of the screen. O(nodes).
  public func drawnViews(at point: Point) -> [ViewID] {
    guard let tree = lastTree else { return [] }
    let x = Rounding.pixelEdge((point.x * tree.scale).rounded(.down))
    let y = Rounding.pixelEdge((point.y * tree.scale).rounded(.down))
    var views: [ViewID] = []
    let explanation = PixelExplanation.explain(tree, rule: .panel, x: x, y: y)
    for contribution in explanation.contributions.reversed() where contribution.coveredBy == nil {
      guard case .painted(let paint) = contribution.effect, paint.part != .group else { continue }
      guard let owner = tree.nodes[Int(contribution.node)].owner, !views.contains(owner) else { continue }
      views.append(owner)
    }
    return views
  }
}
