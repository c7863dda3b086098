import ShieldModel

/// The view tree and the layer tree of a device, with views whose layers hang elsewhere linked by numbers.
struct TwinTrees {
  /// The views.
  let views: TreePane
  /// The layers.
  let layers: TreePane

  /// Draws both trees.
  init(_ device: DeviceState, style: TreeStyle) {
    let order = TreeOrder(device)
    let hierarchy = device.hierarchy
    // A number links a view to the place of its layer, as far as that is not the place where the view is.
    var numbers: [LayerID: String] = [:]
    for view in order.views where order.isStray(view, in: device) {
      numbers[hierarchy.layer(of: view)] = "[\(numbers.count + 1)]"
    }
    views = TreePane(
      title: "View tree", text: device.viewTreeText(style: style),
      marks: order.views.map { numbers[hierarchy.layer(of: $0)] })
    layers = TreePane(
      title: "Layer tree", text: device.layerTreeText(style: style), marks: order.layers.map { numbers[$0] })
    hasLinks = !numbers.isEmpty
  }

  /// Whether a layer hangs elsewhere than its view.
  let hasLinks: Bool

  /// Writes both trees: side by side when the width allows it, else one after the other.
  func write(to console: Console) {
    let left = views.rows(console: console)
    let right = layers.rows(console: console)
    let gap = 4
    if views.width + gap + layers.width <= console.width {
      for row in 0..<max(left.count, right.count) {
        let first = row < left.count ? left[row] : (text: "", width: 0)
        guard row < right.count else {
          console.writeLine(first.text)
          continue
        }
        console.writeLine(first.text + String(repeating: " ", count: views.width - first.width + gap) + right[row].text)
      }
    } else {
      for row in left { console.writeLine(row.text) }
      console.writeLine()
      for row in right { console.writeLine(row.text) }
    }
    if hasLinks {
      console.writeLine()
      console.writeLine("Numbers link views to layers that hang elsewhere; drawing follows layers (T5).")
    }
  }
}

/// The nodes of a device in the order in which trees are written.
struct TreeOrder {
  /// Windows in the order of their making with what is in them, then views outside every window.
  let views: [ViewID]
  /// Render contexts back to front with what is in them, then layers that no context reaches.
  let layers: [LayerID]

  /// Walks both trees; no recursion.
  init(_ device: DeviceState) {
    let hierarchy = device.hierarchy
    let windows = device.windows.filter { hierarchy[$0].superview == nil }
    let loose = hierarchy.views.handles.filter { hierarchy[$0].superview == nil && device.window($0) == nil }
    views = (windows + loose).flatMap { hierarchy.viewSubtree(of: $0) }
    let detached = hierarchy.layers.handles.filter {
      hierarchy[$0].superlayer == nil && !hierarchy[$0].isContextRoot
    }
    layers = (device.contexts + detached).flatMap { hierarchy.layerSubtree(of: $0) }
  }

  /// Whether a view's layer hangs elsewhere than in the layer of the superview.
  func isStray(_ view: ViewID, in device: DeviceState) -> Bool {
    let hierarchy = device.hierarchy
    let superlayer = hierarchy[hierarchy.layer(of: view)].superlayer
    if let superview = hierarchy[view].superview { return superlayer != hierarchy.layer(of: superview) }
    return superlayer != device.window(view)?.context
  }
}
