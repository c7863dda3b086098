extension PlainScene {
  /// The layers as a layer tree, the way an app would build it, and its roots back to front.
  ///
  /// A layer whose ``Node/parent`` does not come before it stands at the top. Complexity: linear.
  public func layerTree() -> (hierarchy: Hierarchy, roots: [LayerID]) {
    var hierarchy = Hierarchy()
    var layers: [LayerID] = []
    var roots: [LayerID] = []
    layers.reserveCapacity(nodes.count)
    for node in nodes {
      let layer = hierarchy.makeLayer(name: "")
      fill(&hierarchy[layer], from: node)
      if node.parent >= 0, Int(node.parent) < layers.count {
        // Both are alive and the new layer has nothing below it, so this cannot be refused.
        try? hierarchy.insertSublayer(layer, into: layers[Int(node.parent)])
      } else {
        roots.append(layer)
      }
      layers.append(layer)
    }
    return (hierarchy, roots)
  }

  /// The layers as they are committed, ready to be composed.
  public func renderTree() -> RenderTree {
    let (hierarchy, roots) = layerTree()
    return renderTree(hierarchy, roots: roots)
  }

  /// Commits what ``layerTree()`` has made.
  public func renderTree(_ hierarchy: Hierarchy, roots: [LayerID]) -> RenderTree {
    RenderTree.commit(
      hierarchy, roots: roots, size: Size(width: Double(width), height: Double(height)), scale: 1,
      isRightToLeft: false)
  }

  private func fill(_ layer: inout LayerNode, from node: Node) {
    layer.frame = node.frame
    layer.fill = node.color
    layer.cornerRadius = node.cornerRadius
    layer.opacity = node.opacity
    layer.clips = node.clips
    if node.pixmap >= 0, Int(node.pixmap) < pixmaps.count { layer.image = LayerImage(pixmaps[Int(node.pixmap)]) }
  }
}
