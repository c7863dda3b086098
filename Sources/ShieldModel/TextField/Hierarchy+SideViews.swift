extension Hierarchy {
  /// The width and height of a clear button, in points.
  ///
  /// Source: F3, assumed.
  private static let clearButtonSize = Size(width: 19, height: 19)

  /// Sets the view at a field's left side; the field adds it with its next layout and holds it.
  ///
  /// The view that was there before leaves the field at once.
  ///
  /// Source: F3, measured.
  mutating func setLeftView(_ view: ViewID?, of field: ViewID) {
    let old = textField(field)?.leftView
    updateTextField(field) { $0.leftView = view }
    exchangeSideView(old, for: view, of: field)
  }

  /// Sets the view at a field's right side, as ``setLeftView(_:of:)`` does for the left.
  ///
  /// Source: F3, measured.
  mutating func setRightView(_ view: ViewID?, of field: ViewID) {
    let old = textField(field)?.rightView
    updateTextField(field) { $0.rightView = view }
    exchangeSideView(old, for: view, of: field)
  }

  private mutating func exchangeSideView(_ old: ViewID?, for new: ViewID?, of field: ViewID) {
    views[field].needsLayout = true
    if let new, views.contains(new) { views[new].holderCount += 1 }
    guard let old, views.contains(old) else { return }
    views[old].holderCount -= 1
    guard views[old].superview == field, let state = textField(field) else { return }
    if state.leftView == old || state.rightView == old { return }
    detachFromSuperview(old)
    detachFromSuperlayer(views[old].layer)
  }

  /// Adds the side views that are missing, each behind those that come after it: left, right, clear button, canvas.
  ///
  /// Source: F3, measured.
  mutating func arrangeSideViews(of field: ViewID, state: TextFieldState) throws(EditError) {
    let clearButtons = parts(.clearButton, of: field)
    let isClearButtonDue = state.showsClearButton && !state.text.isEmpty
    if !isClearButtonDue { for button in clearButtons { discard(button) } }
    if isClearButtonDue, clearButtons.isEmpty {
      let button = makePart(.clearButton, typeName: "UIButton", of: field)
      views[button].handlesTouches = true
      setFrame(Rect(origin: .zero, size: Self.clearButtonSize), of: button)
      adopt(button, by: field, at: placement(behind: [], of: field, state: state))
    }
    let buttons = parts(.clearButton, of: field)
    if let right = state.rightView, views.contains(right), views[right].superview != field {
      try insertSubview(right, into: field, at: placement(behind: buttons, of: field, state: state))
    }
    if let left = state.leftView, views.contains(left), views[left].superview != field {
      let front = [state.rightView].compactMap { $0 } + buttons
      try insertSubview(left, into: field, at: placement(behind: front, of: field, state: state))
    }
  }

  /// The side views that are inside the field at this moment: the one at the left, and those at the right.
  func shownSideViews(of field: ViewID) -> (left: ViewID?, right: [ViewID]) {
    guard let state = textField(field) else { return (nil, []) }
    func isShown(_ view: ViewID) -> Bool { views.contains(view) && views[view].superview == field }
    let right = [state.rightView].compactMap { $0 }.filter(isShown) + parts(.clearButton, of: field)
    return (state.leftView.flatMap { isShown($0) ? $0 : nil }, right)
  }

  /// Gives the side views their places at the edges, in the middle of the height, with the sizes they have.
  mutating func fitSideViews(of field: ViewID) {
    let bounds = layers[views[field].layer].bounds
    let shown = shownSideViews(of: field)
    func place(_ size: Size, x: Double) -> Rect {
      Rect(x: x, y: bounds.y + (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }
    if let left = shown.left { setFrame(place(layers[views[left].layer].frame.size, x: bounds.x), of: left) }
    var end = bounds.x + bounds.width
    for view in shown.right {
      let size = layers[views[view].layer].frame.size
      end -= size.width
      setFrame(place(size, x: end), of: view)
    }
  }

  private func placement(behind others: [ViewID], of field: ViewID, state: TextFieldState) -> ViewPlacement {
    let canvases = [state.wrapper, state.secondCanvas, state.canvas].compactMap { $0 }
    for sibling in views[field].subviews where others.contains(sibling) || canvases.contains(sibling) {
      return .below(sibling)
    }
    return .front
  }
}
