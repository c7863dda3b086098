extension DeviceState {
  /// The view trees as text: windows in the order of their making, then views outside every window.
  ///
  /// O(nodes).
  public func viewTreeText(style: TreeStyle = .box, includesDetached: Bool = true) -> String {
    var roots = windows.filter { hierarchy[$0].superview == nil }
    if includesDetached {
      roots += hierarchy.views.handles.filter { hierarchy[$0].superview == nil && window($0) == nil }
    }
    return hierarchy.text(ofViews: roots, style: style)
  }

  /// The layer trees as text: render contexts back to front, then layers that no context reaches.
  ///
  /// O(nodes).
  public func layerTreeText(style: TreeStyle = .box, includesDetached: Bool = true) -> String {
    var roots = contexts
    if includesDetached {
      roots += hierarchy.layers.handles.filter {
        hierarchy[$0].superlayer == nil && !hierarchy[$0].isContextRoot
      }
    }
    return hierarchy.text(ofLayers: roots, style: style)
  }
}
