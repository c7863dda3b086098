extension Hierarchy {
  /// Runs a text field's own layout, which arranges its private children and may take its canvas back.
  ///
  /// Order back to front: border background, selection container, placeholder, left, right and clear views, canvas,
  /// and what follows the canvas on some systems. While the field is being edited the canvas is left alone.
  ///
  /// Source: F3, measured (insets and the place in right-to-left layout: assumed).
  public mutating func layOutTextField(
    _ field: ViewID, profile: OSProfile, isRightToLeft: Bool
  ) throws(EditError) -> [FieldEvent] {
    guard let state = textField(field), !state.skipsOwnLayout else { return [] }
    var events: [FieldEvent] = []
    arrangeBorder(of: field, style: state.borderStyle, profile: profile)
    arrangePlaceholder(of: field, state: state, profile: profile)
    try arrangeSideViews(of: field, state: state)
    fitSideViews(of: field)
    let area = textRect(of: field, profile: profile)
    fitParts(of: field, textRect: area)
    guard !state.isEditing, let canvas = state.canvas, views.contains(canvas) else { return events }

    let home = state.wrapper ?? field
    if views[canvas].superview != home, profile.fieldTakesCanvasBack.value {
      let thief = views[canvas].superview
      try insertSubview(canvas, into: home, at: .front)
      events.append(.canvasTakenBack(field: field, canvas: canvas, from: thief))
    }
    try fitWrappers(of: field, state: state)
    guard views[canvas].superview == home else { return events }
    try bringCanvasToFront(canvas, home: home, state: state, profile: profile)

    var frame = area
    if isRightToLeft, !state.forcesLeftToRight { frame.x += rightToLeftOffset(of: field, profile: profile) }
    if let second = state.secondCanvas, views.contains(second), views[second].superview == home {
      setFrame(area, of: second)
    }
    setFrame(frame, of: canvas)
    layOutText(of: field, canvas: canvas, state: state, profile: profile)
    return events
  }

  /// The private parts of a kind that are children of the field or of the canvas's parent, back to front.
  public func parts(_ part: FieldPart, of field: ViewID) -> [ViewID] {
    guard views.contains(field) else { return [] }
    var homes = [field]
    if let wrapper = textField(field)?.wrapper, views.contains(wrapper) { homes.append(wrapper) }
    return homes.flatMap { views[$0].subviews }.filter { views[$0].role == .fieldPart(field: field, part) }
  }

  /// Adds the container for selection to a field that lacks it, in front of a border background only.
  ///
  /// Source: F4, measured (what triggers it: assumed).
  mutating func addPassthrough(to field: ViewID, profile: OSProfile) -> FieldEvent? {
    guard parts(.passthrough, of: field).isEmpty else { return nil }
    let view = makePart(.passthrough, typeName: profile.passthroughTypeName.value, of: field)
    // It lies over the text and lets touches fall through to what is behind it.
    views[view].isUserInteractionEnabled = false
    let border = parts(.border, of: field).first
    adopt(view, by: field, at: border.map { ViewPlacement.above($0) } ?? .back)
    return .passthroughAdded(field: field, view: view)
  }

  /// The rectangle in which a field shows its text, in the field's own coordinates.
  ///
  /// Source: F3, measured (inset of bordered styles: assumed).
  public func textRect(of field: ViewID, profile: OSProfile) -> Rect {
    guard let state = textField(field) else { return .zero }
    var rect = layers[views[field].layer].bounds
    if state.borderStyle != .none { rect = rect.inset(by: EdgeInsets(all: profile.borderInset.value)) }
    let shown = shownSideViews(of: field)
    if let left = shown.left {
      let width = min(rect.width, layers[views[left].layer].frame.width)
      rect.x += width
      rect.width -= width
    }
    for right in shown.right { rect.width = max(0, rect.width - layers[views[right].layer].frame.width) }
    return rect
  }

  private mutating func fitParts(of field: ViewID, textRect: Rect) {
    let bounds = layers[views[field].layer].bounds
    for part in parts(.border, of: field) + parts(.passthrough, of: field) { setFrame(bounds, of: part) }
    for part in parts(.placeholder, of: field) { setFrame(textRect, of: part) }
  }

  /// Makes every view between field and canvas fill its superview, and brings the outermost one to the front.
  private mutating func fitWrappers(of field: ViewID, state: TextFieldState) throws(EditError) {
    var next = state.wrapper
    while let wrapper = next, views[wrapper].role == .fieldPart(field: field, .wrapper) {
      guard let superview = views[wrapper].superview else { return }
      let isInside = superview == field || views[superview].role == .fieldPart(field: field, .wrapper)
      // One that was moved out of the field is placed by whoever moved it.
      guard isInside else { return }
      try bringToFront(wrapper, in: superview)
      setFrame(layers[views[superview].layer].bounds, of: wrapper)
      next = superview
    }
  }

  private mutating func bringCanvasToFront(
    _ canvas: ViewID, home: ViewID, state: TextFieldState, profile: OSProfile
  ) throws(EditError) {
    var front: [ViewID] = []
    for (helper, sibling) in zip(state.helpers, profile.canvasSiblings.value)
    where sibling.isAfterCanvas && views.contains(helper) && views[helper].superview == home {
      front.append(helper)
    }
    // Moved only when out of place, so that a field at rest keeps its tree as it is.
    let wanted = [canvas] + front
    if Array(views[home].subviews.suffix(wanted.count)) == wanted,
      Array(layers[views[home].layer].sublayers.suffix(wanted.count)) == wanted.map({ views[$0].layer })
    {
      return
    }
    for view in wanted { try insertSubview(view, into: home, at: .front) }
  }

  private mutating func bringToFront(_ view: ViewID, in superview: ViewID) throws(EditError) {
    if views[superview].subviews.last == view, layers[views[superview].layer].sublayers.last == views[view].layer {
      return
    }
    try insertSubview(view, into: superview, at: .front)
  }

  /// Where right-to-left layout moves the canvas of a field without width or with a pinned middle.
  ///
  /// Source: F7, assumed.
  private func rightToLeftOffset(of field: ViewID, profile: OSProfile) -> Double {
    let isCentered: Bool
    if case .pins(let pins) = views[field].rule { isCentered = pins.centerX != nil } else { isCentered = false }
    guard isCentered || layers[views[field].layer].frame.width == 0 else { return 0 }
    guard let superview = views[field].superview else { return 0 }
    return layers[views[superview].layer].frame.width * profile.rightToLeftOffsetFraction.value
  }
}
