extension Hierarchy {
  /// Puts a layer under a superlayer, taking it from its old one; the view tree is not touched.
  ///
  /// The index counts from the back after the layer has left its old place; nil means in front of all sublayers.
  /// Complexity: the number of old and new siblings, plus the depth of the superlayer when the layer has children.
  ///
  /// Source: T3, documented.
  public mutating func insertSublayer(
    _ layer: LayerID, into superlayer: LayerID, at index: Int32? = nil
  ) throws(EditError) {
    guard layers.contains(layer) else { throw .unknownLayer(layer) }
    guard layers.contains(superlayer) else { throw .unknownLayer(superlayer) }
    if isLayer(superlayer, sameOrBelow: layer) { throw .layerCycle(layer: layer, superlayer: superlayer) }
    detachFromSuperlayer(layer)
    let count = layers[superlayer].sublayers.count
    let place = index.map { max(0, min(Int($0), count)) } ?? count
    layers[superlayer].sublayers.insert(layer, at: place)
    layers[layer].superlayer = superlayer
  }

  /// Takes a layer out of its superlayer; the view tree is not touched.
  public mutating func removeFromSuperlayer(_ layer: LayerID) throws(EditError) {
    guard layers.contains(layer) else { throw .unknownLayer(layer) }
    detachFromSuperlayer(layer)
  }

  /// Makes a view answer with another layer than its own; neither tree is rearranged.
  ///
  /// Source: T9, measured.
  public mutating func swapLayer(of view: ViewID, to layer: LayerID) throws(EditError) {
    guard views.contains(view) else { throw .unknownView(view) }
    guard layers.contains(layer) else { throw .unknownLayer(layer) }
    views[view].layer = layer
  }

  mutating func detachFromSuperlayer(_ layer: LayerID) {
    guard let superlayer = layers[layer].superlayer else { return }
    layers[superlayer].sublayers.removeAll { $0 == layer }
    layers[layer].superlayer = nil
  }

  /// Frees a view; its layer goes too, unless another superlayer holds it, and its children lose their parent.
  ///
  /// Source: T8, assumed.
  mutating func deallocate(_ view: ViewID) {
    guard let node = views.find(view) else { return }
    let superlayerOfParent = node.superview.map { views[$0].layer }
    for child in node.subviews { views[child].superview = nil }
    detachFromSuperview(view)
    let own = node.ownLayer
    if let layer = layers.find(own) {
      if layer.superlayer != nil, layer.superlayer != superlayerOfParent {
        // Grafted elsewhere: the superlayer keeps the layer alive, now without a view.
        layers[own].owner = nil
      } else {
        detachFromSuperlayer(own)
        for sublayer in layer.sublayers { layers[sublayer].superlayer = nil }
        layers.remove(own)
      }
    }
    views.remove(view)
  }
}
