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
    guard layers.contains(layer), !layers[layer].isContextRoot else { throw .unknownLayer(layer) }
    guard layers.contains(superlayer) else { throw .unknownLayer(superlayer) }
    if isLayer(superlayer, sameOrBelow: layer) { throw .layerCycle(layer: layer, superlayer: superlayer) }
    detachFromSuperlayer(layer)
    let count = layers[superlayer].sublayers.count
    let place = index.map { max(0, min(Int($0), count)) } ?? count
    attach(layer, to: superlayer, at: place)
  }

  /// Takes a layer out of its superlayer; the view tree is not touched.
  ///
  /// A layer whose view is gone, and which only this superlayer held, is freed.
  public mutating func removeFromSuperlayer(_ layer: LayerID) throws(EditError) {
    guard layers.contains(layer) else { throw .unknownLayer(layer) }
    detachFromSuperlayer(layer)
    freeUnheldLayers([layer])
  }

  /// Makes a view answer with another layer than its own; neither tree is rearranged.
  ///
  /// Source: T9, measured.
  public mutating func swapLayer(of view: ViewID, to layer: LayerID) throws(EditError) {
    guard views.contains(view) else { throw .unknownView(view) }
    guard layers.contains(layer), !layers[layer].isContextRoot else { throw .unknownLayer(layer) }
    let old = views[view].layer
    views[view].layer = layer
    swappedViews.removeAll { $0 == view }
    if layer != views[view].ownLayer { swappedViews.append(view) }
    freeUnheldLayers([old])
  }

  mutating func attach(_ layer: LayerID, to superlayer: LayerID, at place: Int) {
    layers[superlayer].sublayers.insert(layer, at: place)
    layers[layer].superlayer = superlayer
  }

  mutating func detachFromSuperlayer(_ layer: LayerID) {
    guard let superlayer = layers[layer].superlayer else { return }
    layers[superlayer].sublayers.removeOnly(layer)
    layers[layer].superlayer = nil
  }
}

extension [ViewID] {
  /// Removes a view that occurs at most once; O(1) when it is the last.
  mutating func removeOnly(_ view: ViewID) {
    if last == view { removeLast() } else if let place = firstIndex(of: view) { remove(at: place) }
  }
}

extension [LayerID] {
  /// Removes a layer that occurs at most once; O(1) when it is the last.
  mutating func removeOnly(_ layer: LayerID) {
    if last == layer { removeLast() } else if let place = firstIndex(of: layer) { remove(at: place) }
  }
}
