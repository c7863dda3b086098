extension DeviceState {
  mutating func set(_ change: ViewChange, of view: ViewID) throws(OperationError) -> Outcome {
    try check(view)
    switch change {
    case .rule(let rule):
      guard rule.isSensible else { throw .outOfRange }
      hierarchy[view].rule = rule
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
      setFrame(frame, ofLayer: layer)
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
      // Values outside 0…1 are held at the ends.
      hierarchy[layer].opacity = max(0, min(opacity, 1))
    case .fill(let color): hierarchy[layer].fill = color
    case .borderColor(let color): hierarchy[layer].borderColor = color
    case .borderWidth(let width):
      guard width >= 0, width.isFinite else { throw .outOfRange }
      hierarchy[layer].borderWidth = width
    case .cornerRadius(let radius):
      guard radius >= 0, radius.isFinite else { throw .outOfRange }
      hierarchy[layer].cornerRadius = radius
      hierarchy[layer].cornerRadii = nil
    case .cornerRadii(let radii):
      guard radii?.isSensible ?? true else { throw .outOfRange }
      hierarchy[layer].cornerRadii = radii
    case .gradient(let gradient):
      guard gradient?.isSensible ?? true else { throw .outOfRange }
      hierarchy[layer].gradient = gradient
    case .image(let image):
      guard image?.isSensible ?? true else { throw .outOfRange }
      hierarchy[layer].image = image
    case .shadow(let shadow):
      guard shadow?.isSensible ?? true else { throw .outOfRange }
      hierarchy[layer].shadow = shadow
    case .blurRadius(let radius):
      if let radius, !(radius >= 0 && radius <= LayerNode.greatestBlurRadius) { throw .outOfRange }
      hierarchy[layer].blurRadius = radius
    case .isRasterized(let isRasterized): hierarchy[layer].isRasterized = isRasterized
    case .maskMode(let mode): hierarchy[layer].maskMode = mode
    case .replicaSource, .snapshot, .isEngineSurface, .isRemote, .isProtectedMedia: try setCopy(change, of: layer)
    case .clips(let clips): hierarchy[layer].clips = clips
    case .text(let text):
      guard text.map({ $0.size >= 0 && $0.size <= 1_000_000 }) ?? true else { throw .outOfRange }
      hierarchy[layer].text = text
    case .captureMask(let mask, let named):
      if hierarchy.isForeign(layer) { throw .foreignLayer(layer) }
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
    case .leftView(let side):
      try checkSide(side, of: view)
      releaseSide(hierarchy.textField(view)?.leftView)
      hierarchy.setLeftView(side, of: view)
    case .rightView(let side):
      try checkSide(side, of: view)
      releaseSide(hierarchy.textField(view)?.rightView)
      hierarchy.setRightView(side, of: view)
    case .forcesLeftToRight(let forces): hierarchy.updateTextField(view) { $0.forcesLeftToRight = forces }
    case .showsClearButton(let shows): hierarchy.updateTextField(view) { $0.showsClearButton = shows }
    case .refusesFirstResponder(let refuses):
      hierarchy.updateTextField(view) { $0.refusesFirstResponder = refuses }
      return Outcome()
    case .skipsOwnLayout(let skips):
      hierarchy.updateTextField(view) { $0.skipsOwnLayout = skips }
      return Outcome()
    }
    hierarchy[view].needsLayout = true
    return Outcome()
  }

  /// Sets a layer's frame; a change of the extent asks for the layout of the view that the layer belongs to.
  private mutating func setFrame(_ frame: Rect, ofLayer layer: LayerID) {
    let isResized = hierarchy[layer].frame.size != frame.size
    hierarchy[layer].frame = frame
    if isResized, let owner = hierarchy[layer].owner, hierarchy[owner].layer == layer {
      hierarchy[owner].needsLayout = true
    }
  }

  /// Refuses a side view that is gone or that would come to lie under itself at the field's next layout.
  private func checkSide(_ side: ViewID?, of field: ViewID) throws(OperationError) {
    guard let side else { return }
    try check(side)
    if hierarchy.isView(field, sameOrBelow: side) { throw .edit(.viewCycle(view: side, superview: field)) }
  }

  private mutating func releaseSide(_ side: ViewID?) {
    if let side, hierarchy.views.contains(side), !hierarchy[side].isRetained { releaseCandidates.append(side) }
  }
}
