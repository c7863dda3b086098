extension Hierarchy {
  /// Runs a text field's own layout, which arranges its private children and may take its canvas back.
  ///
  /// Order back to front: border background, selection container, placeholder, accessories, canvas, and what
  /// follows the canvas on some systems. While the field is being edited the canvas is left alone.
  ///
  /// Source: F3, measured (insets and the place in right-to-left layout: assumed).
  public mutating func layOutTextField(
    _ field: ViewID, profile: OSProfile, isRightToLeft: Bool
  ) throws(EditError) -> [FieldEvent] {
    guard let state = textField(field) else { return [] }
    var events: [FieldEvent] = []
    arrangeBorder(of: field, style: state.borderStyle, profile: profile)
    arrangePlaceholder(of: field, state: state, profile: profile)
    let area = textRect(of: field, profile: profile)
    fitParts(of: field, textRect: area)
    guard !state.isEditing, let canvas = state.canvas, views.contains(canvas) else { return events }

    let home = state.wrapper ?? field
    if views[canvas].superview != home, profile.fieldTakesCanvasBack.value {
      let thief = views[canvas].superview
      try insertSubview(canvas, into: home, at: .front)
      events.append(.canvasTakenBack(field: field, canvas: canvas, from: thief))
    }
    guard views[canvas].superview == home else { return events }
    try bringToFront(canvas, in: home)
    if let wrapper = state.wrapper, views[wrapper].superview == field {
      try bringToFront(wrapper, in: field)
      layers[views[wrapper].layer].frame = layers[views[field].layer].bounds
    }
    for part in parts(.helper, of: field) where views[part].superview == home { try bringToFront(part, in: home) }

    var frame = area
    if isRightToLeft { frame.x += rightToLeftOffset(of: field, profile: profile) }
    if let second = state.secondCanvas, views.contains(second), views[second].superview == home {
      setFrame(area, of: second)
    }
    setFrame(frame, of: canvas)
    layOutFragment(of: field, canvas: canvas, state: state, profile: profile)
    return events
  }

  /// The private parts of a kind that are children of the field or of its wrapper, back to front.
  public func parts(_ part: FieldPart, of field: ViewID) -> [ViewID] {
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
    var rect = layers[views[field].layer].bounds
    guard let state = textField(field) else { return rect }
    if state.borderStyle != .none { rect = rect.inset(by: EdgeInsets(all: profile.borderInset.value)) }
    for left in parts(.leftView, of: field) {
      let width = min(rect.width, layers[views[left].layer].frame.width)
      rect.x += width
      rect.width -= width
    }
    for part in [FieldPart.rightView, .clearButton] {
      for right in parts(part, of: field) {
        rect.width = max(0, rect.width - layers[views[right].layer].frame.width)
      }
    }
    return rect
  }

  private mutating func arrangeBorder(of field: ViewID, style: BorderStyle, profile: OSProfile) {
    let present = parts(.border, of: field)
    if style == .none {
      for view in present { deallocate(view) }
    } else if present.isEmpty {
      let view = makePart(.border, typeName: profile.borderTypeName.value, of: field)
      views[view].isUserInteractionEnabled = false
      layers[views[view].layer].borderWidth = 1
      layers[views[view].layer].borderColor = Color(red: 198, green: 198, blue: 200)
      layers[views[view].layer].cornerRadius = style == .roundedRect ? 5 : 0
      adopt(view, by: field, at: .back)
    }
  }

  private mutating func arrangePlaceholder(of field: ViewID, state: TextFieldState, profile: OSProfile) {
    let present = parts(.placeholder, of: field)
    let isShown = !state.placeholder.isEmpty && state.text.isEmpty
    if !isShown {
      for view in present { deallocate(view) }
      return
    }
    let label: ViewID
    if let existing = present.first {
      label = existing
    } else {
      label = makePart(.placeholder, typeName: profile.placeholderTypeName.value, of: field)
      views[label].isUserInteractionEnabled = false
      let behind = parts(.passthrough, of: field).first ?? parts(.border, of: field).first
      adopt(label, by: field, at: behind.map { ViewPlacement.above($0) } ?? .back)
    }
    layers[views[label].layer].text = TextContent(
      string: state.placeholder, color: Color(red: 60, green: 60, blue: 67, alpha: 77))
  }

  private mutating func fitParts(of field: ViewID, textRect: Rect) {
    let bounds = layers[views[field].layer].bounds
    for part in parts(.border, of: field) + parts(.passthrough, of: field) { setFrame(bounds, of: part) }
    for part in parts(.placeholder, of: field) { setFrame(textRect, of: part) }
    for part in parts(.leftView, of: field) {
      let size = layers[views[part].layer].frame.size
      setFrame(Rect(x: bounds.x, y: bounds.y, width: size.width, height: bounds.height), of: part)
    }
    for part in parts(.rightView, of: field) + parts(.clearButton, of: field) {
      let size = layers[views[part].layer].frame.size
      let x = bounds.x + bounds.width - size.width
      setFrame(Rect(x: x, y: bounds.y, width: size.width, height: bounds.height), of: part)
    }
  }

  private mutating func layOutFragment(
    of field: ViewID, canvas: ViewID, state: TextFieldState, profile: OSProfile
  ) {
    // An empty field's canvas keeps no line; older systems draw into the canvas itself.
    let existing = views[canvas].subviews.first { views[$0].role == .fieldPart(field: field, .fragment) }
    let hasLine = !state.text.isEmpty || !state.placeholder.isEmpty
    let name = profile.fragmentTypeName.value
    if !hasLine || name.isEmpty {
      if let existing { deallocate(existing) }
      return
    }
    let fragment: ViewID
    if let existing {
      fragment = existing
    } else {
      fragment = makePart(.fragment, typeName: name, of: field)
      views[fragment].isUserInteractionEnabled = false
      adopt(fragment, by: canvas, at: .back)
    }
    let size = layers[views[canvas].layer].frame.size
    setFrame(Rect(origin: .zero, size: size), of: fragment)
    let shown = state.isSecureTextEntry ? String(repeating: "•", count: min(state.text.count, 64)) : state.text
    layers[views[fragment].layer].text = shown.isEmpty ? nil : TextContent(string: shown)
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

  private mutating func bringToFront(_ view: ViewID, in superview: ViewID) throws(EditError) {
    if views[superview].subviews.last == view, layers[views[superview].layer].sublayers.last == views[view].layer {
      return
    }
    try insertSubview(view, into: superview, at: .front)
  }
}
