extension DeviceState {
  /// The views that assistive technology reaches, windows and siblings back to front.
  ///
  /// The walk follows the view tree of the visible windows, leaves out hidden and transparent subtrees, and does not
  /// go below an element. So content below a text field is not reached unless the field is declared no element.
  /// Explicit stack; O(nodes).
  ///
  /// Source: H3, assumed.
  public var accessibilityElements: [ViewID] {
    var elements: [ViewID] = []
    for window in visibleWindowsFrontToBack.reversed() {
      var stack = [window]
      while let view = stack.popLast() {
        let node = hierarchy[view]
        let layer = hierarchy[node.layer]
        if layer.isHidden || layer.opacity < 0.01 { continue }
        if node.isAccessibilityElement {
          elements.append(view)
        } else {
          stack.append(contentsOf: node.subviews.reversed())
        }
      }
    }
    return elements
  }

  /// The views that can become first responder, windows and siblings back to front.
  ///
  /// Explicit stack; O(nodes).
  ///
  /// Source: F9, documented.
  public var focusableViews: [ViewID] {
    visibleWindowsFrontToBack.reversed().flatMap { hierarchy.viewSubtree(of: $0) }.filter {
      canBecomeFirstResponder($0)
    }
  }

  /// Whether a caret inside a view would be suppressed, because the view's layer lies below the canvas of a field that
  /// has once been secure.
  ///
  /// A canvas whose field is gone no longer tells. Complexity: O(depth).
  ///
  /// Source: F11, reported.
  public func isCaretSuppressed(in view: ViewID) -> Bool {
    guard profile.caretSuppressedUnderCanvas.value, hierarchy.views.contains(view) else { return false }
    for layer in hierarchy.layerPath(from: hierarchy[view].layer) {
      guard let owner = hierarchy[layer].owner, case .canvas(let field) = hierarchy[owner].role else { continue }
      if hierarchy.textField(field)?.wasEverSecure == true { return true }
    }
    return false
  }
}
