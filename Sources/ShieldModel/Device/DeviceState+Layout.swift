extension DeviceState {
  /// Lays out subtrees until nothing changes; a crash on the way undoes all of it.
  ///
  /// Source: E0 and T4, documented and measured.
  mutating func layOut(_ roots: [ViewID]) throws(OperationError) -> Outcome {
    let before = hierarchy
    let context = LayoutContext(profile: profile, screen: screen, isRightToLeft: isRightToLeft)
    var events: [Event] = []
    var passes: Int32 = 0
    var didChange = true
    while didChange, passes < Self.layoutPassLimit {
      didChange = false
      passes += 1
      for root in roots where hierarchy.views.contains(root) {
        do {
          let result = try hierarchy.layOut(below: root, context: context)
          didChange = didChange || result.didChange
          events.append(contentsOf: result.events.map { .field($0) })
        } catch {
          hierarchy = before
          throw .crashInLayout(error)
        }
      }
    }
    if didChange { events.append(.layoutDidNotSettle(passes: passes)) }
    return Outcome(events: events)
  }

  mutating func replaceCanvas(of view: ViewID) throws(OperationError) -> Outcome {
    try check(view)
    guard hierarchy.textField(view) != nil else { throw .notATextField(view) }
    let old = hierarchy.textField(view)?.canvas
    let events: [FieldEvent]
    do { events = try hierarchy.replaceCanvas(of: view, profile: profile) } catch { throw .edit(error) }
    // The field lets go of the old canvas, which lives on only where somebody has put it.
    if let old { releaseCandidates.append(old) }
    return Outcome(events: events.map { .field($0) })
  }

  mutating func resizeScreen(to size: Size) throws(OperationError) -> Outcome {
    guard size.width >= 1, size.height >= 1, size.width <= 8_192, size.height <= 8_192 else { throw .outOfRange }
    let old = screen.bounds
    screen.size = size
    for window in windows where hierarchy[hierarchy[window].layer].frame == old {
      hierarchy.setFrame(screen.bounds, of: window)
    }
    for context in contexts { hierarchy[context].frame = screen.bounds }
    if let keyboard = keyboardWindow { hierarchy.setFrame(keyboardFrame, of: keyboard) }
    return Outcome()
  }

  mutating func setDirection(isRightToLeft: Bool) -> Outcome {
    self.isRightToLeft = isRightToLeft
    for view in hierarchy.views.handles where hierarchy.textField(view) != nil { hierarchy[view].needsLayout = true }
    return Outcome()
  }
}
