extension DeviceState {
  mutating func insert(
    _ view: ViewID, into superview: ViewID, at placement: ViewPlacement
  ) throws(OperationError) -> Outcome {
    try check(view)
    try check(superview)
    // A leaf that is no field has nothing that a window could change, so its depth is not asked for.
    let isSimple = hierarchy[view].subviews.isEmpty && !hierarchy.isTextField(view) && firstResponder != view
    let oldWindow = isSimple ? nil : windowRoot(of: view)
    let oldSuperview = hierarchy[view].superview
    do { try hierarchy.insertSubview(view, into: superview, at: placement) } catch { throw .edit(error) }
    // UIKit asks for the layout of a view whose children change (assumed for the one that loses a child).
    hierarchy[superview].needsLayout = true
    if let oldSuperview { hierarchy[oldSuperview].needsLayout = true }
    if isSimple { return Outcome() }
    var events: [Event] = []
    if let newWindow = windowRoot(of: superview), newWindow != oldWindow { events = enterWindow(view) }
    events.append(contentsOf: endEditingOutsideWindow())
    return Outcome(events: events)
  }

  mutating func remove(_ view: ViewID) throws(OperationError) -> Outcome {
    try check(view)
    let old = hierarchy[view].superview
    do { try hierarchy.removeFromSuperview(view) } catch { throw .edit(error) }
    if let old { hierarchy[old].needsLayout = true }
    if !hierarchy[view].isRetained { releaseCandidates.append(view) }
    return Outcome(events: endEditingOutsideWindow())
  }

  /// Puts a view in front of the window's root view, as UIKit does for what is presented over it.
  ///
  /// Source: T7, documented; E6, reported.
  mutating func present(_ view: ViewID, in window: ViewID) throws(OperationError) -> Outcome {
    guard let state = self.window(window) else { throw .notAWindow(window) }
    if profile.presentationRefusedInBackground.value, scenes.indices.contains(Int(state.scene)),
      scenes[Int(state.scene)].phase == .background
    {
      throw .presentationRefused(view)
    }
    return try insert(view, into: window, at: .front)
  }

  /// What happens to the text fields of a subtree that has just come into a window.
  ///
  /// Source: F3 and F4, measured (the trigger of the selection container: assumed).
  mutating func enterWindow(_ view: ViewID) -> [Event] {
    var events: [Event] = []
    for field in hierarchy.viewSubtree(of: view) where hierarchy.isTextField(field) {
      hierarchy[field].needsLayout = true
      if profile.passthroughTrigger.value == .entersWindow,
        let event = hierarchy.addPassthrough(to: field, profile: profile)
      {
        events.append(.field(event))
      }
    }
    return events
  }

  private mutating func endEditingOutsideWindow() -> [Event] {
    guard let responder = firstResponder, !isInWindow(responder) else { return [] }
    return endEditing()
  }
}
