@testable import ShieldModel

/// A scene as a plain list that can be made at random, made smaller, and printed.
struct TreeDescription: Hashable, Sendable {
  /// A node stands after those above it; siblings stand back to front.
  var nodes: [NodeDescription]
  /// Extent of the canvas in points.
  var size: Size
  /// Pixels per point.
  var scale = 1.0
  /// The node that the picture starts from; nil for all tops of layer trees.
  var start: Int?
  var isRightToLeft = false

  /// Makes the trees.
  func scene() throws(EditError) -> DrawingScene {
    var hierarchy = Hierarchy()
    var views: [ViewID?] = []
    var layers: [LayerID] = []
    for (index, node) in nodes.enumerated() {
      switch node.ownership {
      case .bare:
        views.append(nil)
        layers.append(hierarchy.makeLayer(name: "\(index)"))
      case .view:
        let view = hierarchy.makeView(typeName: "View", name: "\(index)")
        views.append(view)
        layers.append(hierarchy.layer(of: view))
      }
      node.dress(&hierarchy[layers[index]])
    }
    for (index, node) in nodes.enumerated() {
      guard case .view(let superview?) = node.ownership, let view = views[index], let above = views[superview] else {
        continue
      }
      try hierarchy.insertSubview(view, into: above)
    }
    for (index, node) in nodes.enumerated() {
      if let parent = node.parent {
        try hierarchy.insertSublayer(layers[index], into: layers[parent])
      } else {
        try hierarchy.removeFromSuperlayer(layers[index])
      }
    }
    for (index, node) in nodes.enumerated() {
      if let other = node.swappedWith, let view = views[index] {
        try hierarchy.swapLayer(of: view, to: layers[other])
      }
    }
    for (index, node) in nodes.enumerated() {
      guard let source = node.replicaOf,
        !hierarchy.wouldShowItself(layers[index], replicating: layers[source])
      else { continue }
      hierarchy[layers[index]].replicaSource = layers[source]
    }
    // One after the other, so that later ones have earlier ones in them.
    for (index, node) in nodes.enumerated() {
      if let kept = node.snapshot {
        hierarchy[layers[index]].snapshot = kept.snapshot(of: hierarchy, layers: layers, tree: self)
      }
      if let kept = node.fading {
        let fade = CrossFade(
          from: kept.snapshot(of: hierarchy, layers: layers, tree: self), share: node.fadeShare)
        hierarchy[layers[index]].crossFade = fade
      }
    }
    if let start {
      return DrawingScene(
        hierarchy: hierarchy, roots: [layers[start]], size: nodes[start].frame.size, isSubtree: true,
        isRightToLeft: isRightToLeft)
    }
    let tops = nodes.indices.filter { nodes[$0].parent == nil }
    return DrawingScene(
      hierarchy: hierarchy, roots: tops.map { layers[$0] }, size: size, isRightToLeft: isRightToLeft)
  }
}
