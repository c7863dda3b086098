extension Hierarchy {
  /// The capture mask that takes effect at a layer: its own bits and those of every layer above, up to the true root.
  ///
  /// A replica has the mask of its source besides. Bits of what an engine draws into one surface do not count, only
  /// those of the surface.
  ///
  /// Source: C3, measured; C6, assumed.
  public func effectiveMask(of layer: LayerID) -> CaptureMask {
    var mask = CaptureMask()
    forEachPath(upFrom: layer) { mask.formUnion($0.mask) }
    return mask
  }

  /// The nearest layer that gives a layer mask bits, on its own path first, then on those of the sources.
  func maskSource(of layer: LayerID) -> LayerID? {
    var source: LayerID?
    forEachPath(upFrom: layer) { if source == nil { source = $0.source } }
    return source
  }

  /// The masks of a layer and of those above it, and the nearest layer that has some.
  private struct MaskPath {
    var mask = CaptureMask()
    var source: LayerID?
  }

  /// Calls the body for the path from a layer up to its root, and for those from the sources of replicas on it.
  private func forEachPath(upFrom layer: LayerID, _ body: (MaskPath) -> Void) {
    var waiting = layers.contains(layer) ? [layer] : []
    var seen: Set<LayerID> = []
    while let first = waiting.popLast() {
      var path = MaskPath()
      var next: LayerID? = first
      while let current = next {
        let node = layers[current]
        var own = node.captureMask
        if !node.looks.isNone {
          if node.isEngineSurface { path = MaskPath() }
          own.formUnion(node.maskOfCopies)
          if let source = node.replicaSource, layers.contains(source), seen.insert(source).inserted {
            waiting.append(source)
          }
        }
        if path.source == nil, !own.isEmpty { path.source = current }
        path.mask.formUnion(own)
        next = node.superlayer
      }
      body(path)
    }
  }

  /// Whether a layer that shows another one would come to show itself.
  ///
  /// Complexity: the layers below the source and below the sources of replicas among them.
  func wouldShowItself(_ layer: LayerID, replicating source: LayerID) -> Bool {
    var waiting = [source]
    var seen: Set<LayerID> = [source]
    while let current = waiting.popLast() {
      if current == layer { return true }
      guard let node = layers.find(current) else { continue }
      for next in node.sublayers where seen.insert(next).inserted { waiting.append(next) }
      if let next = node.replicaSource, seen.insert(next).inserted { waiting.append(next) }
    }
    return false
  }

  /// Whether a layer above belongs to another process, so that the app cannot reach this one.
  func isForeign(_ layer: LayerID) -> Bool {
    var next = layers.find(layer)?.superlayer
    while let current = next {
      if !layers[current].looks.isNone, layers[current].isRemote { return true }
      next = layers[current].superlayer
    }
    return false
  }

  /// The nearest layer above whose engine draws this one, or nil for a layer of its own.
  public func engineSurface(above layer: LayerID) -> LayerID? {
    var next = layers.find(layer)?.superlayer
    while let current = next {
      if !layers[current].looks.isNone, layers[current].isEngineSurface { return current }
      next = layers[current].superlayer
    }
    return nil
  }

  /// The trees as the app's own process can draw them: without what belongs to other processes.
  ///
  /// Source: C3, assumed.
  public var withoutRemoteContent: Hierarchy {
    var copy = self
    for layer in layers.handles where !layers[layer].looks.isNone && layers[layer].isRemote {
      for sublayer in layers[layer].sublayers { copy.layers[sublayer].isHidden = true }
    }
    return copy
  }
}
