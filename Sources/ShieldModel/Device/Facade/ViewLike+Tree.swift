extension ViewLike {
  /// The view above, or nil.
  public var superview: ViewHandle? { node?.superview.map { ViewHandle(device: device, id: $0) } }

  /// The children, back to front.
  public var subviews: [ViewHandle] { (node?.subviews ?? []).map { ViewHandle(device: device, id: $0) } }

  /// The window at the root, or nil.
  public var window: WindowHandle? {
    device.state.windowRoot(of: id).map { WindowHandle(device: device, id: $0) }
  }

  /// Puts a view in front of the children, taking it from its old superview.
  ///
  /// Source: T2, documented.
  public func addSubview<Child: ViewLike>(_ child: Child) {
    device.perform(.insertSubview(child.id, into: id, at: .front))
  }

  /// Puts a view at an index from the back.
  public func insertSubview<Child: ViewLike>(_ child: Child, at index: Int) {
    device.perform(.insertSubview(child.id, into: id, at: .index(Int32(clamping: index))))
  }

  /// Puts a view directly in front of another child.
  public func insertSubview<Child: ViewLike, Sibling: ViewLike>(_ child: Child, aboveSubview sibling: Sibling) {
    device.perform(.insertSubview(child.id, into: id, at: .above(sibling.id)))
  }

  /// Puts a view directly behind another child.
  public func insertSubview<Child: ViewLike, Sibling: ViewLike>(_ child: Child, belowSubview sibling: Sibling) {
    device.perform(.insertSubview(child.id, into: id, at: .below(sibling.id)))
  }

  /// Moves a child to the front; does nothing for a view that is no child.
  public func bringSubviewToFront<Child: ViewLike>(_ child: Child) {
    guard child.superview == view else { return }
    device.perform(.insertSubview(child.id, into: id, at: .front))
  }

  /// Moves a child to the back; does nothing for a view that is no child.
  public func sendSubviewToBack<Child: ViewLike>(_ child: Child) {
    guard child.superview == view else { return }
    device.perform(.insertSubview(child.id, into: id, at: .back))
  }

  /// Leaves the superview; the layer leaves whatever superlayer it has.
  ///
  /// Source: T2, documented.
  public func removeFromSuperview() {
    device.perform(.removeFromSuperview(id))
  }

  /// Whether the view is the other one or lies below it in the view tree.
  public func isDescendant<Other: ViewLike>(of other: Other) -> Bool {
    device.state.hierarchy.isView(id, sameOrBelow: other.id)
  }
}
