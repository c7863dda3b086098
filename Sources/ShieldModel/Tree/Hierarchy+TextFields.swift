extension Hierarchy {
  /// The state of a text field, or nil for any other view.
  public func textField(_ view: ViewID) -> TextFieldState? {
    guard let node = views.find(view), case .textField(let state) = node.role else { return nil }
    return state
  }

  /// Whether a view is a text field.
  public func isTextField(_ view: ViewID) -> Bool {
    guard views.contains(view), case .textField = views[view].role else { return false }
    return true
  }

  /// Whether a text field places this child by itself, so that no layout rule of the child counts.
  ///
  /// That holds for the field's private parts and its side views while they are inside the field; one that was moved
  /// elsewhere is placed like any other view.
  ///
  /// Source: F3, measured.
  public func isArrangedByField(_ child: ViewID) -> Bool {
    guard let node = views.find(child), let superview = node.superview else { return false }
    switch node.role {
    case .canvas(let field), .fieldPart(let field, _):
      if superview == field { return true }
      switch views[superview].role {
      case .canvas(field), .fieldPart(field, .wrapper): return true
      default: return false
      }
    default:
      guard let state = textField(superview) else { return false }
      return state.leftView == child || state.rightView == child
    }
  }

  mutating func updateTextField(_ view: ViewID, _ change: (inout TextFieldState) -> Void) {
    guard case .textField(var state) = views[view].role else { return }
    change(&state)
    views[view].role = .textField(state)
  }
}
