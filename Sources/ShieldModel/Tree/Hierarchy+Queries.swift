extension Hierarchy {
  /// Whether `view` is `ancestor` or lies below it in the view tree; O(depth), O(1) when the ancestor has no children.
  public func isView(_ view: ViewID, sameOrBelow ancestor: ViewID) -> Bool {
    if view == ancestor { return true }
    guard views.contains(view), views.contains(ancestor), !views[ancestor].subviews.isEmpty else { return false }
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
    guard layers.contains(layer), layers.contains(ancestor), !layers[ancestor].sublayers.isEmpty else { return false }
    var next = layers[layer].superlayer
    while let current = next {
      if current == ancestor { return true }
      next = layers[current].superlayer
    }
    return false
  }

  /// Views from `view` up to the root of its view tree, the view itself first; empty for a view that is gone.
  public func viewPath(from view: ViewID) -> [ViewID] {
    var path: [ViewID] = []
    var next = views.contains(view) ? view : nil
    while let current = next {
      path.append(current)
      next = views[current].superview
    }
    return path
  }

  /// Layers from `layer` up to the true root of its layer tree, the layer itself first; empty for a layer that is gone.
  public func layerPath(from layer: LayerID) -> [LayerID] {
    var path: [LayerID] = []
    var next = layers.contains(layer) ? layer : nil
    while let current = next {
      path.append(current)
      next = layers[current].superlayer
    }
    return path
  }

  /// The root of a layer's tree: O(depth).
  public func rootLayer(of layer: LayerID) -> LayerID {
    guard layers.contains(layer) else { return layer }
    var current = layer
    while let next = layers[current].superlayer { current = next }
    return current
  }

  /// The root of a view's tree: O(depth).
  public func rootView(of view: ViewID) -> ViewID {
    guard views.contains(view) else { return view }
    var current = view
    while let next = views[current].superview { current = next }
    return current
  }

  /// The view and all views below it, parents before children, siblings back to front; no recursion.
  public func viewSubtree(of view: ViewID) -> [ViewID] {
    var result: [ViewID] = []
    var stack = views.contains(view) ? [view] : []
    while let current = stack.popLast() {
      result.append(current)
      stack.append(contentsOf: views[current].subviews.reversed())
    }
    return result
  }

  /// The layer and all layers below it, parents before children, siblings back to front; no recursion.
  public func layerSubtree(of layer: LayerID) -> [LayerID] {
    var result: [LayerID] = []
    var stack = layers.contains(layer) ? [layer] : []
    while let current = stack.popLast() {
      result.append(current)
      stack.append(contentsOf: layers[current].sublayers.reversed())
    }
    return result
  }

  /// The views of this name, in slot order.
  public func views(named name: String) -> [ViewID] {
    views.handles.filter { views[$0].name == name }
  }
}
