extension DeviceState {
  /// Drops the app's own reference; the view is freed at the end of the turn unless somebody else holds it.
  ///
  /// Source: T8, assumed.
  mutating func release(_ view: ViewID) throws(OperationError) -> Outcome {
    try check(view)
    hierarchy[view].isRetained = false
    releaseCandidates.append(view)
    return Outcome()
  }

  /// Frees released views that nobody holds, and then the children that only they held.
  ///
  /// A view is held by the app, by its superview, and by the field whose part it is. Windows are held by the system.
  /// Explicit stack; O(views freed).
  ///
  /// Source: T8, assumed.
  mutating func freeReleasedViews() -> [Event] {
    var events: [Event] = []
    var candidates = releaseCandidates
    releaseCandidates = []
    while let view = candidates.popLast() {
      guard let node = hierarchy.views.find(view), !node.isRetained, node.superview == nil else { continue }
      if case .window = node.role { continue }
      if isHeldByField(view, node) { continue }
      candidates.append(contentsOf: node.subviews)
      if case .textField(let state) = node.role { candidates.append(contentsOf: state.heldViews) }
      hierarchy.deallocate(view)
      events.append(.deallocated(name: node.name, typeName: node.typeName))
    }
    videoLayers.removeAll { !hierarchy.layers.contains($0) }
    animations.removeAll { !hierarchy.layers.contains($0.layer) }
    return events
  }

  private func isHeldByField(_ view: ViewID, _ node: ViewNode) -> Bool {
    if node.holderCount > 0 { return true }
    switch node.role {
    case .canvas(let field), .fieldPart(let field, _):
      return hierarchy.textField(field)?.heldViews.contains(view) ?? false
    default: return false
    }
  }
}

extension TextFieldState {
  /// The views that the field's own variables hold.
  var heldViews: [ViewID] {
    [canvas, secondCanvas, wrapper, leftView, rightView].compactMap { $0 } + helpers
  }
}
