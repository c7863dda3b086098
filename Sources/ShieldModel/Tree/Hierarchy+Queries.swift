extension Hierarchy {
  /// Whether `view` is `ancestor` or lies below it in the view tree; O(depth), O(1) when the ancestor has no children.
  public func isView(_ view: ViewID, sameOrBelow ancestor: ViewID) -> Bool {
    if view == ancestor { return true }
    if views[ancestor].subviews.isEmpty { return false }
    var next = views[view].superview
    while let current = next {
      if current == ancestor { return true }
      next = views[current].superview
    }
    return false
  }

  /// Whether `layer` is `ancestor` or lies below it in the layer tree; O(depth), O(1) when the ancestor has no children.
  public func isLayer(_ layer: LayerID, sameOrBelow ancestor: LayerID) -> Bool {
    if layer == ancestor { return true }
    if layers[ancestor].sublayers.isEmpty { return false }
    var next = layers[layer].superlayer
    while let current = next {
      if current == ancestor { return true }
      next = layers[current].superlayer
    }
    return false
  }

  /// Views from `view` up to the root of its view tree, the view itself first.
  public func viewPath(from view: ViewID) -> [ViewID] {
    var path: [ViewID] = []
    var next: ViewID? = view
    while let current = next {
      path.append(current)
      next = views[current].superview
    }
    return path
  }

  /// Layers from `layer` up to the true root of its layer tree, the layer itself first.
  public func layerPath(from layer: LayerID) -> [LayerID] {
    var path: [LayerID] = []
    var next: LayerID? = layer
    while let current = next {
      path.append(current)
      next = layers[current].superlayer
    }
    return path
  }

  /// The root of a layer's tree: O(depth).
  public func rootLayer(of layer: LayerID) -> LayerID {
    var current = layer
    while let next = layers[current].superlayer { current = next }
    return current
  }

  /// The root of a view's tree: O(depth).
  public func rootView(of view: ViewID) -> ViewID {
    var current = view
    while let next = views[current].superview { current = next }
    return current
  }

  /// The view and all views below it, parents before children, siblings back to front; no recursion.
  public func viewSubtree(of view: ViewID) -> [ViewID] {
    var result: [ViewID] = []
    var stack = [view]
    while let current = stack.popLast() {
      result.append(current)
      stack.append(contentsOf: views[current].subviews.reversed())
    }
    return result
  }

  /// The layer and all layers below it, parents before children, siblings back to front; no recursion.
  public func layerSubtree(of layer: LayerID) -> [LayerID] {
    var result: [LayerID] = []
    var stack = [layer]
    while let current = stack.popLast() {
      result.append(current)
      stack.append(contentsOf: layers[current].sublayers.reversed())
    }
    return result
  }

  /// The capture mask that takes effect at a layer: its own bits and those of every layer above, up to the true root.
  ///
  /// Source: C3, measured.
  public func effectiveMask(of layer: LayerID) -> CaptureMask {
    var mask = CaptureMask()
    var next: LayerID? = layer
    while let current = next {
      mask.formUnion(layers[current].captureMask)
      next = layers[current].superlayer
    }
    return mask
  }

  /// The views of this name, in slot order.
  public func views(named name: String) -> [ViewID] {
    views.handles.filter { views[$0].name == name }
  }
}
