extension DeviceState {
  mutating func insert(
    _ view: ViewID, into superview: ViewID, at placement: ViewPlacement
  ) throws(OperationError) -> Outcome {
    try check(view)
    try check(superview)
    let concernsFields = holdsField(view)
    let wasInWindow = concernsFields && isInWindow(view)
    let old = hierarchy[view].superview
    do { try hierarchy.insertSubview(view, into: superview, at: placement) } catch { throw .edit(error) }
    // UIKit asks for the layout of a view whose children change (assumed for the one that loses a child).
    hierarchy[superview].needsLayout = true
    if let old { hierarchy[old].needsLayout = true }
    var events: [Event] = []
    if concernsFields, !wasInWindow, isInWindow(superview) { events = enterWindow(view) }
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

  mutating func release(_ view: ViewID) throws(OperationError) -> Outcome {
    try check(view)
    hierarchy[view].isRetained = false
    releaseCandidates.append(view)
    return Outcome()
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

  private func holdsField(_ view: ViewID) -> Bool {
    if case .textField = hierarchy[view].role { return true }
    if hierarchy[view].subviews.isEmpty { return false }
    return hierarchy.viewSubtree(of: view).contains { hierarchy.textField($0) != nil }
  }

  /// What happens to the text fields of a subtree that has just come into a window.
  ///
  /// Source: F3 and F4, measured (the trigger of the selection container: assumed).
  mutating func enterWindow(_ view: ViewID) -> [Event] {
    var events: [Event] = []
    for field in hierarchy.viewSubtree(of: view) where hierarchy.textField(field) != nil {
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

  /// Frees released views that nobody holds, and then the children that only they held.
  ///
  /// Source: T8, assumed.
  mutating func freeReleasedViews() -> [Event] {
    var events: [Event] = []
    var candidates = releaseCandidates
    releaseCandidates = []
    while let view = candidates.popLast() {
      guard let node = hierarchy.views.find(view), !node.isRetained, node.superview == nil else { continue }
      if case .window = node.role { continue }
      if isHeldByField(view, role: node.role) { continue }
      candidates.append(contentsOf: node.subviews)
      if let state = hierarchy.textField(view) {
        candidates.append(contentsOf: [state.canvas, state.secondCanvas, state.wrapper].compactMap { $0 })
      }
      hierarchy.deallocate(view)
      events.append(.deallocated(name: node.name, typeName: node.typeName))
    }
    videoLayers.removeAll { !hierarchy.layers.contains($0) }
    animations.removeAll { !hierarchy.layers.contains($0.layer) }
    return events
  }

  private func isHeldByField(_ view: ViewID, role: ViewRole) -> Bool {
    let owner: ViewID
    switch role {
    case .canvas(let field): owner = field
    case .fieldPart(let field, .wrapper): owner = field
    default: return false
    }
    guard let state = hierarchy.textField(owner) else { return false }
    return state.canvas == view || state.secondCanvas == view || state.wrapper == view
  }
}
