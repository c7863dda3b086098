extension Hierarchy {
  /// Adds or removes the background that a bordered style draws, behind everything else in the field.
  ///
  /// Source: F3, measured (its looks: assumed).
  mutating func arrangeBorder(of field: ViewID, style: BorderStyle, profile: OSProfile) {
    let present = parts(.border, of: field)
    if style == .none {
      for view in present { discard(view) }
      return
    }
    let border: ViewID
    if let existing = present.first {
      border = existing
    } else {
      border = makePart(.border, typeName: profile.borderTypeName.value, of: field)
      views[border].isUserInteractionEnabled = false
      adopt(border, by: field, at: .back)
    }
    let layer = views[border].layer
    layers[layer].borderWidth = 1
    layers[layer].borderColor = Color(red: 198, green: 198, blue: 200)
    layers[layer].cornerRadius = style == .roundedRect ? 5 : 0
  }

  /// Adds or removes the label of the placeholder, which shows while there is no text.
  ///
  /// Source: F3, measured.
  mutating func arrangePlaceholder(of field: ViewID, state: TextFieldState, profile: OSProfile) {
    let present = parts(.placeholder, of: field)
    if state.placeholder.isEmpty || !state.text.isEmpty {
      for view in present { discard(view) }
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

  /// Draws the field's text, obscured while the field is secure: in a child of the canvas, or on systems whose canvas
  /// has none in the canvas itself.
  ///
  /// Source: F1, measured.
  mutating func layOutText(of field: ViewID, canvas: ViewID, state: TextFieldState, profile: OSProfile) {
    let shown = state.isSecureTextEntry ? String(repeating: "•", count: min(state.text.count, 64)) : state.text
    let content = shown.isEmpty ? nil : TextContent(string: shown)
    let name = profile.fragmentTypeName.value
    let existing = views[canvas].subviews.first { views[$0].role == .fieldPart(field: field, .fragment) }
    // What the canvas draws by itself goes into the layer it was made with, whatever layer it answers with.
    if name.isEmpty { layers[views[canvas].ownLayer].text = content }
    // An empty field's canvas keeps no line.
    if name.isEmpty || (state.text.isEmpty && state.placeholder.isEmpty) {
      if let existing { discard(existing) }
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
    setFrame(Rect(origin: .zero, size: layers[views[canvas].layer].frame.size), of: fragment)
    layers[views[fragment].layer].text = content
  }

  /// Takes a private part out and frees it, with whatever somebody has put into it and nobody else holds.
  mutating func discard(_ part: ViewID) {
    detachFromSuperview(part)
    detachFromSuperlayer(views[part].layer)
    _ = freeUnheldViews([part])
  }
}
