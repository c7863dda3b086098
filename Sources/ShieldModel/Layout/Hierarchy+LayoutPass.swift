extension Hierarchy {
  /// The layout code of one kind of view; it answers whether another pass has to follow.
  public typealias OwnLayout = (_ hierarchy: inout Hierarchy, _ view: ViewID) throws(EditError) -> Bool

  /// Lays out a view and everything below it in the view tree, parents before children, once.
  ///
  /// Frames are written for the *superview*, even where a layer hangs elsewhere. The views' own layout code runs only
  /// where it is due. Answers whether anything changed, so that another pass has to follow. Explicit stack; O(nodes).
  ///
  /// Source: T5, documented.
  public mutating func layOut(
    below root: ViewID, context: LayoutContext, ownLayout: OwnLayout
  ) throws(EditError) -> Bool {
    guard views.contains(root) else { return false }
    var didChange = false
    // Beside each view stands the place of its top left corner in the window, for safe areas.
    var stack: [(view: ViewID, corner: Point)] = [(root, windowPoint(of: root))]
    while let (view, corner) = stack.popLast() {
      guard views.contains(view) else { continue }
      if views[view].needsLayout {
        views[view].needsLayout = false
        if try ownLayout(&self, view) { didChange = true }
      }
      let bounds = layers[views[view].layer].bounds
      for child in views[view].subviews.reversed() {
        if views[child].rule != .manual, !isArrangedByField(child) {
          let frame = frame(of: child, in: view, corner: corner, context: context)
          if setFrame(frame, of: child) { didChange = true }
        }
        let place = layers[views[child].layer].frame
        stack.append((child, Point(x: corner.x + place.x - bounds.x, y: corner.y + place.y - bounds.y)))
      }
    }
    return didChange
  }

  private func windowPoint(of view: ViewID) -> Point {
    var point = Point.zero
    var next: ViewID? = view
    while let current = next, let superview = views[current].superview {
      let frame = layers[views[current].layer].frame
      let bounds = layers[views[superview].layer].bounds
      point = Point(x: point.x + frame.x - bounds.x, y: point.y + frame.y - bounds.y)
      next = superview
    }
    return point
  }

  private func frame(of child: ViewID, in superview: ViewID, corner: Point, context: LayoutContext) -> Rect {
    let bounds = layers[views[superview].layer].bounds
    switch views[child].rule {
    case .manual: return layers[views[child].layer].frame
    case .fill(let insets, let isWithinSafeArea):
      return area(bounds, corner: corner, isWithinSafeArea: isWithinSafeArea, context: context).inset(by: insets)
    case .pins(let pins):
      let area = area(bounds, corner: corner, isWithinSafeArea: pins.isWithinSafeArea, context: context)
      let needsIntrinsic =
        (pins.width == nil && !pins.fixesWidth) || (pins.height == nil && !pins.fixesHeight)
      let intrinsic = needsIntrinsic ? intrinsicSize(of: child, context: context) : .zero
      return pins.resolved(in: area, intrinsic: intrinsic, isRightToLeft: context.isRightToLeft)
    }
  }

  /// The part of a view's bounds that the screen's safe area leaves, in the view's own coordinates.
  private func area(_ bounds: Rect, corner: Point, isWithinSafeArea: Bool, context: LayoutContext) -> Rect {
    guard isWithinSafeArea else { return bounds }
    let safe = context.screen.bounds.inset(by: context.screen.safeArea)
    return bounds.inset(
      by: EdgeInsets(
        top: max(0, safe.y - corner.y), left: max(0, safe.x - corner.x),
        bottom: max(0, corner.y + bounds.height - safe.y - safe.height),
        right: max(0, corner.x + bounds.width - safe.x - safe.width)))
  }
}
