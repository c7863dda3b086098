extension ViewLike {
  /// How a layout pass places the view.
  public var layoutRule: LayoutRule {
    get { node?.rule ?? .manual }
    nonmutating set { device.perform(.setView(id, .rule(newValue))) }
  }

  /// Pins all four edges to the superview's, as four constraints would.
  public func pinEdges(insets: EdgeInsets = .zero) {
    layoutRule = .fill(insets, withinSafeArea: false)
  }

  /// Asks for the view's own layout in the next pass.
  public func setNeedsLayout() {
    device.perform(.setNeedsLayout(id))
  }

  /// Lays out the view and everything below it now; the only way to lay out what is outside every window.
  ///
  /// Source: F3, measured.
  public func layoutIfNeeded() {
    device.perform(.layoutIfNeeded(id))
  }

  /// The view at or below this one that receives a touch, or nil; the point is in the view's own coordinates, in points.
  ///
  /// Source: H1, documented.
  public func hitTest(_ point: Point) -> ViewHandle? {
    device.state.hitTest(point, below: id).view.map { ViewHandle(device: device, id: $0) }
  }

  /// Makes the view first responder; answers whether it is.
  ///
  /// Source: F9, documented.
  @discardableResult
  public func becomeFirstResponder() -> Bool {
    device.perform(.becomeFirstResponder(id))
    return isFirstResponder
  }

  /// Ends being first responder; answers whether the view no longer is.
  @discardableResult
  public func resignFirstResponder() -> Bool {
    device.perform(.resignFirstResponder(id))
    return !isFirstResponder
  }

  /// Whether the view receives typing.
  public var isFirstResponder: Bool { device.state.firstResponder == id }
}
