extension DeviceState {
  /// Carries out one operation, or refuses it and stays exactly as it was.
  ///
  /// Complexity: that of the tree edit; layout and commit are O(nodes) a pass.
  public mutating func apply(_ operation: Operation) throws(OperationError) -> Outcome {
    switch operation {
    case .makeView(let blueprint): return try makeChecked(blueprint)
    case .makeLayer(let name): return Outcome(layer: hierarchy.makeLayer(name: name))
    case .insertSubview(let view, let superview, let placement):
      return try insert(view, into: superview, at: placement)
    case .removeFromSuperview(let view): return try remove(view)
    case .insertSublayer(let layer, let superlayer, let index):
      return try edit { hierarchy throws(EditError) in
        try hierarchy.insertSublayer(layer, into: superlayer, at: index)
      }
    case .removeFromSuperlayer(let layer):
      return try edit { hierarchy throws(EditError) in try hierarchy.removeFromSuperlayer(layer) }
    case .swapLayer(let view, let layer):
      return try edit { hierarchy throws(EditError) in try hierarchy.swapLayer(of: view, to: layer) }
    case .setView(let view, let change): return try set(change, of: view)
    case .setLayer(let layer, let change): return try set(change, of: layer)
    case .setField(let view, let change): return try set(change, ofField: view)
    case .release(let view): return try release(view)
    case .setNeedsLayout(let view):
      try check(view)
      hierarchy[view].needsLayout = true
      return Outcome()
    case .layoutIfNeeded(let view):
      try check(view)
      return try layOut([view])
    case .setWindowHidden(let view, let isHidden): return try setWindow(view, isHidden: isHidden)
    case .makeKey(let view): return try makeKey(view)
    case .present(let view, let window): return try present(view, in: window)
    case .becomeFirstResponder(let view): return try focus(view)
    case .resignFirstResponder(let view):
      try check(view)
      return Outcome(events: firstResponder == view ? endEditing() : [])
    case .replaceCanvas(let view): return try replaceCanvas(of: view)
    case .resizeScreen(let size): return try resizeScreen(to: size)
    case .setRightToLeft(let isRightToLeft): return setDirection(isRightToLeft: isRightToLeft)
    case .addScene(let scene):
      scenes.append(scene)
      return Outcome()
    case .transition(let transition, let scene): return try move(scene: scene, by: transition)
    case .startCapture(let kind): return try setCapture(kind, isRunning: true)
    case .stopCapture(let kind): return try setCapture(kind, isRunning: false)
    case .takePicture(let kind): return Outcome(events: eventsAfterPicture(kind))
    case .animate(let animation): return try start(animation)
    case .layOutWindows: return try layOut(windowsWithContextFrontToBack.reversed())
    case .commit: return advanceFrame()
    }
  }

  func check(_ view: ViewID) throws(OperationError) {
    guard hierarchy.views.contains(view) else { throw .edit(.unknownView(view)) }
  }

  func check(_ layer: LayerID) throws(OperationError) {
    guard hierarchy.layers.contains(layer) else { throw .edit(.unknownLayer(layer)) }
  }

  private mutating func edit(
    _ change: (inout Hierarchy) throws(EditError) -> Void
  ) throws(OperationError) -> Outcome {
    do { try change(&hierarchy) } catch { throw .edit(error) }
    return Outcome()
  }
}
