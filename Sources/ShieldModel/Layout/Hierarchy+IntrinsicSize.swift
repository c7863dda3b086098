extension Hierarchy {
  /// The size that a view asks for by itself, in points.
  ///
  /// Text asks for its extent; a text field for one line; any other view for the largest size that the children
  /// pinned to its edges ask for, insets added. Content inside a field's canvas has no say: the field sets the
  /// canvas's frame, so a size never comes up through it. Explicit stack; O(nodes below).
  ///
  /// Source: F3, measured (height of a field without border; a bordered one: assumed).
  public func intrinsicSize(of view: ViewID, context: LayoutContext) -> Size {
    // Children are visited before parents; each view hands its wish to the frame below it on the stack.
    var order: [(view: ViewID, parent: Int, insets: EdgeInsets)] = [(view, -1, .zero)]
    var next = 0
    while next < order.count {
      let current = order[next].view
      if ownSize(of: current, context: context) == nil {
        for child in views[current].subviews {
          if let insets = drivingInsets(of: child) { order.append((child, next, insets)) }
        }
      }
      next += 1
    }
    var sizes = order.map { ownSize(of: $0.view, context: context) ?? fixedSize(of: $0.view) }
    var index = order.count - 1
    while index > 0 {
      let (_, parent, insets) = order[index]
      sizes[parent].width = max(sizes[parent].width, sizes[index].width + insets.left + insets.right)
      sizes[parent].height = max(sizes[parent].height, sizes[index].height + insets.top + insets.bottom)
      index -= 1
    }
    return sizes[0]
  }

  /// The size of a view whose children have no say in it, or nil.
  private func ownSize(of view: ViewID, context: LayoutContext) -> Size? {
    switch views[view].role {
    case .label: return layers[views[view].layer].text.map { TextMetrics.extent(of: $0) } ?? .zero
    case .textField(let state):
      let isBordered = state.borderStyle != .none
      let shown = state.text.isEmpty ? state.placeholder : state.text
      let width = TextMetrics.extent(of: TextContent(string: shown)).width
      let height = isBordered ? context.profile.borderedIntrinsicHeight : context.profile.intrinsicHeight
      return Size(width: width, height: height.value)
    default: return nil
    }
  }

  /// The extents that a view's own pins fix.
  private func fixedSize(of view: ViewID) -> Size {
    guard case .pins(let pins) = views[view].rule else { return .zero }
    return Size(width: pins.width ?? 0, height: pins.height ?? 0)
  }

  /// The insets with which a child drives its superview's size, or nil for a child that is not pinned to all edges.
  private func drivingInsets(of child: ViewID) -> EdgeInsets? {
    switch views[child].rule {
    case .fill(let insets, _): return insets
    case .pins(let pins):
      guard pins.fixesWidth, pins.fixesHeight else { return nil }
      return EdgeInsets(
        top: pins.top ?? 0, left: pins.left ?? pins.leading ?? 0, bottom: pins.bottom ?? 0,
        right: pins.right ?? pins.trailing ?? 0)
    case .manual: return nil
    }
  }
}
