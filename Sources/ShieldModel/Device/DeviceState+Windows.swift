extension DeviceState {
  /// Shows or hides a window.
  ///
  /// Source: T7, measured.
  mutating func setWindow(_ view: ViewID, isHidden: Bool) throws(OperationError) -> Outcome {
    guard let state = window(view) else { throw .notAWindow(view) }
    hierarchy[hierarchy[view].layer].isHidden = isHidden
    if isHidden {
      if keyWindow == view { keyWindow = nil }
      return Outcome()
    }
    guard state.visibleOrder == nil else { return Outcome() }
    let context = hierarchy.makeLayer(name: "")
    hierarchy[context].isContextRoot = true
    hierarchy[context].frame = screen.bounds
    let layer = hierarchy[view].layer
    // A window that was grafted before it became visible stays where it is: the graft is what the app asked for.
    if hierarchy[layer].superlayer == nil { hierarchy.attach(layer, to: context, at: 0) }
    let order = visibleWindowCount
    visibleWindowCount += 1
    updateWindow(view) {
      $0.context = context
      $0.visibleOrder = order
    }
    hierarchy[view].needsLayout = true
    return Outcome(layer: context)
  }

  mutating func makeKey(_ view: ViewID) throws(OperationError) -> Outcome {
    guard let state = window(view) else { throw .notAWindow(view) }
    guard state.visibleOrder != nil, !hierarchy[hierarchy[view].layer].isHidden else { throw .windowIsHidden(view) }
    keyWindow = view
    return Outcome()
  }
}
