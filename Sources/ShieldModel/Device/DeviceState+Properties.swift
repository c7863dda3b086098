extension DeviceState {
  mutating func set(_ change: ViewChange, of view: ViewID) throws(OperationError) -> Outcome {
    try check(view)
    switch change {
    case .rule(let rule): hierarchy[view].rule = rule
    case .frame(let frame):
      guard frame.isSensible else { throw .outOfRange }
      hierarchy[view].rule = .manual
      hierarchy.setFrame(frame, of: view)
    case .isUserInteractionEnabled(let isEnabled): hierarchy[view].isUserInteractionEnabled = isEnabled
    case .handlesTouches(let handles): hierarchy[view].handlesTouches = handles
    case .isAccessibilityElement(let isElement): hierarchy[view].isAccessibilityElement = isElement
    }
    return Outcome()
  }

  mutating func set(_ change: LayerChange, of layer: LayerID) throws(OperationError) -> Outcome {
    try check(layer)
    switch change {
    case .frame(let frame):
      guard frame.isSensible else { throw .outOfRange }
      hierarchy[layer].frame = frame
    case .boundsOrigin(let origin):
      guard origin.isSensible else { throw .outOfRange }
      hierarchy[layer].boundsOrigin = origin
    case .transform(let transform):
      guard transform.isSensible else { throw .outOfRange }
      hierarchy[layer].transform = transform
    case .zPosition(let position):
      guard position.isFinite else { throw .outOfRange }
      hierarchy[layer].zPosition = position
    case .isHidden(let isHidden): hierarchy[layer].isHidden = isHidden
    case .opacity(let opacity):
      guard opacity.isFinite else { throw .outOfRange }
      hierarchy[layer].opacity = opacity
    case .fill(let color): hierarchy[layer].fill = color
    case .borderColor(let color): hierarchy[layer].borderColor = color
    case .borderWidth(let width):
      guard width >= 0, width.isFinite else { throw .outOfRange }
      hierarchy[layer].borderWidth = width
    case .cornerRadius(let radius):
      guard radius >= 0, radius.isFinite else { throw .outOfRange }
      hierarchy[layer].cornerRadius = radius
    case .clips(let clips): hierarchy[layer].clips = clips
    case .text(let text): hierarchy[layer].text = text
    case .captureMask(let mask, let named):
      // Bits that the caller does not name stay, unlike what a text field's own switch does (F2).
      hierarchy[layer].captureMask.subtract(named)
      hierarchy[layer].captureMask.formUnion(mask.intersection(named))
    case .isSecret(let isSecret): hierarchy[layer].isSecret = isSecret
    }
    return Outcome()
  }

  mutating func set(_ change: FieldChange, ofField view: ViewID) throws(OperationError) -> Outcome {
    try check(view)
    guard hierarchy.textField(view) != nil else { throw .notATextField(view) }
    switch change {
    case .isSecureTextEntry(let isSecure):
      var events = hierarchy.setSecure(isSecure, of: view, profile: profile).map { Event.field($0) }
      events.append(contentsOf: updateKeyboardMask())
      return Outcome(events: events)
    case .text(let text): hierarchy.updateTextField(view) { $0.text = text }
    case .placeholder(let placeholder): hierarchy.updateTextField(view) { $0.placeholder = placeholder }
    case .borderStyle(let style): hierarchy.updateTextField(view) { $0.borderStyle = style }
    case .refusesFirstResponder(let refuses):
      hierarchy.updateTextField(view) { $0.refusesFirstResponder = refuses }
      return Outcome()
    }
    hierarchy[view].needsLayout = true
    return Outcome()
  }
}

extension Rect {
  /// Whether the rectangle is finite, within a million points, and not turned inside out.
  var isSensible: Bool {
    origin.isSensible && width >= 0 && height >= 0 && width <= 1_000_000 && height <= 1_000_000
  }
}

extension Point {
  /// Whether both coordinates are within a million points.
  var isSensible: Bool { x.magnitude <= 1_000_000 && y.magnitude <= 1_000_000 }
}

extension AffineTransform {
  /// Whether all coefficients are finite and within a million.
  var isSensible: Bool {
    a.magnitude <= 1_000_000 && b.magnitude <= 1_000_000 && c.magnitude <= 1_000_000 && d.magnitude <= 1_000_000
      && tx.magnitude <= 1_000_000 && ty.magnitude <= 1_000_000
  }
}
