extension Hierarchy {
  /// Frees those of the given views that nobody holds, and then what only they held; answers what was freed, in order.
  ///
  /// A view is held by the app, by its superview, and by the field whose part or side view it is. Windows are held by
  /// the system. Explicit stack; O(views freed and their siblings).
  ///
  /// Source: T8, assumed.
  mutating func freeUnheldViews(_ candidates: [ViewID]) -> [ViewNode] {
    var freed: [ViewNode] = []
    var stack = candidates
    while let view = stack.popLast() {
      guard let node = views.find(view), !node.isRetained, node.superview == nil, !isHeldByField(view, node) else {
        continue
      }
      if case .window = node.role { continue }
      stack.append(contentsOf: node.subviews)
      if case .textField(let state) = node.role { stack.append(contentsOf: state.heldViews) }
      deallocate(view)
      freed.append(node)
    }
    return freed
  }

  private func isHeldByField(_ view: ViewID, _ node: ViewNode) -> Bool {
    if node.holderCount > 0 { return true }
    switch node.role {
    case .canvas(let field), .fieldPart(let field, _): return textField(field)?.heldViews.contains(view) ?? false
    default: return false
    }
  }

  /// Frees a view; its layer goes too unless somebody else holds it, and its children lose their parent.
  ///
  /// A layer lives on without its view while a superlayer other than that of the superview holds it, or while
  /// another view answers with it (rule T9). Complexity: the number of siblings and children.
  ///
  /// Source: T8, assumed.
  mutating func deallocate(_ view: ViewID) {
    guard let node = views.find(view) else { return }
    let home = node.superview.map { views[$0].layer }
    for child in node.subviews { views[child].superview = nil }
    detachFromSuperview(view)
    swappedViews.removeAll { $0 == view }
    if case .textField(let state) = node.role {
      for side in [state.leftView, state.rightView] {
        if let side, views.contains(side) { views[side].holderCount -= 1 }
      }
    }
    views.remove(view)
    layers[node.ownLayer].owner = nil
    if layers[node.ownLayer].superlayer == home { detachFromSuperlayer(node.ownLayer) }
    freeUnheldLayers(node.layer == node.ownLayer ? [node.ownLayer] : [node.ownLayer, node.layer])
  }

  /// Frees those of the given layers that nobody holds, and then the sublayers that only they held.
  ///
  /// A layer is held by its view, by a superlayer, by a view that answers with it, or by its maker.
  /// Explicit stack; O(layers freed).
  ///
  /// Source: T8, assumed.
  mutating func freeUnheldLayers(_ candidates: [LayerID]) {
    var stack = candidates
    while let layer = stack.popLast() {
      guard let node = layers.find(layer), node.owner == nil, node.superlayer == nil, !node.isRetained else { continue }
      if swappedViews.contains(where: { views[$0].layer == layer }) { continue }
      for sublayer in node.sublayers { layers[sublayer].superlayer = nil }
      stack.append(contentsOf: node.sublayers)
      layers.remove(layer)
    }
  }
}

extension TextFieldState {
  /// The views that the field's own variables hold.
  var heldViews: [ViewID] {
    [canvas, secondCanvas, wrapper, leftView, rightView].compactMap { $0 } + helpers
  }
}
