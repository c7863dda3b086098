extension Hierarchy {
  /// What is wrong with the trees themselves, one sentence each; empty for every tree that edits can make.
  ///
  /// Parents and children agree in both trees, nobody has two parents or a cycle above, every handle is alive, every
  /// view has its own layer, and every field has its canvas. O(nodes).
  ///
  /// Source: T1, documented.
  public func violations() -> [String] {
    viewLinkViolations() + layerLinkViolations() + cycleViolations() + layerViolations() + fieldViolations()
  }

  private func viewLinkViolations() -> [String] {
    var found: [String] = []
    var isListed = [Bool](repeating: false, count: views.slotCount)
    for view in views.handles {
      for child in views[view].subviews {
        guard views.contains(child) else {
          found.append(name(view) + " lists a subview that is gone")
          continue
        }
        if isListed[Int(child.slot)] { found.append(name(child) + " is listed as a subview twice") }
        isListed[Int(child.slot)] = true
        if views[child].superview != view { found.append(name(child) + " does not name its superview " + name(view)) }
      }
    }
    for view in views.handles {
      guard let superview = views[view].superview else { continue }
      if !views.contains(superview) {
        found.append(name(view) + " has a superview that is gone")
      } else if !isListed[Int(view.slot)] {
        found.append(name(superview) + " does not list its subview " + name(view))
      }
    }
    return found
  }

  private func layerLinkViolations() -> [String] {
    var found: [String] = []
    var isListed = [Bool](repeating: false, count: layers.slotCount)
    for layer in layers.handles {
      for child in layers[layer].sublayers {
        guard layers.contains(child) else {
          found.append(name(layer) + " lists a sublayer that is gone")
          continue
        }
        if isListed[Int(child.slot)] { found.append(name(child) + " is listed as a sublayer twice") }
        isListed[Int(child.slot)] = true
        if layers[child].superlayer != layer {
          found.append(name(child) + " does not name its superlayer " + name(layer))
        }
      }
    }
    for layer in layers.handles {
      guard let superlayer = layers[layer].superlayer else { continue }
      if !layers.contains(superlayer) {
        found.append(name(layer) + " has a superlayer that is gone")
      } else if !isListed[Int(layer.slot)] {
        found.append(name(superlayer) + " does not list its sublayer " + name(layer))
      }
    }
    return found
  }

  private func cycleViolations() -> [String] {
    var found: [String] = []
    // 1: on the climb that goes on; 2: known to end at a root.
    var viewMarks = [UInt8](repeating: 0, count: views.slotCount)
    for view in views.handles {
      var climb: [Int] = []
      var next: ViewID? = view
      while let current = next, views.contains(current), viewMarks[Int(current.slot)] == 0 {
        viewMarks[Int(current.slot)] = 1
        climb.append(Int(current.slot))
        next = views[current].superview
      }
      if let current = next, views.contains(current), viewMarks[Int(current.slot)] == 1 {
        found.append(name(current) + " lies under itself in the view tree")
      }
      for slot in climb { viewMarks[slot] = 2 }
    }
    var layerMarks = [UInt8](repeating: 0, count: layers.slotCount)
    for layer in layers.handles {
      var climb: [Int] = []
      var next: LayerID? = layer
      while let current = next, layers.contains(current), layerMarks[Int(current.slot)] == 0 {
        layerMarks[Int(current.slot)] = 1
        climb.append(Int(current.slot))
        next = layers[current].superlayer
      }
      if let current = next, layers.contains(current), layerMarks[Int(current.slot)] == 1 {
        found.append(name(current) + " lies under itself in the layer tree")
      }
      for slot in climb { layerMarks[slot] = 2 }
    }
    return found
  }

  private func layerViolations() -> [String] {
    var found: [String] = []
    for view in views.handles {
      let node = views[view]
      if !layers.contains(node.layer) { found.append(name(view) + " answers with a layer that is gone") }
      if layers.find(node.ownLayer)?.owner != view {
        found.append(name(view) + " does not own the layer it was made with")
      }
      if swappedViews.contains(view) != (node.layer != node.ownLayer) {
        found.append(name(view) + " is not in the list of swapped layers, or wrongly so")
      }
    }
    for view in swappedViews where !views.contains(view) { found.append("a view with a swapped layer is gone") }
    for layer in layers.handles {
      let node = layers[layer]
      if let owner = node.owner, views.find(owner)?.ownLayer != layer {
        found.append(name(layer) + " names an owner that has another layer")
      }
      if node.isContextRoot, node.superlayer != nil {
        found.append(name(layer) + " is a render context inside a layer")
      }
      if !node.isWellFormed { found.append(name(layer) + " has a number that is not finite or a negative extent") }
    }
    return found
  }

  private func fieldViolations() -> [String] {
    var found: [String] = []
    for view in views.handles {
      guard case .textField(let state) = views[view].role else { continue }
      for canvas in [state.canvas, state.secondCanvas].compactMap({ $0 })
      where views.find(canvas)?.role != .canvas(field: view) {
        found.append(name(view) + " refers to a canvas that is gone or not its own")
      }
      for other in ([state.wrapper, state.leftView, state.rightView].compactMap { $0 } + state.helpers)
      where !views.contains(other) {
        found.append(name(view) + " refers to a part that is gone")
      }
    }
    return found
  }

  private func name(_ view: ViewID) -> String { "view \(view.slot) (\(views.find(view)?.label ?? "gone"))" }

  private func name(_ layer: LayerID) -> String { "layer \(layer.slot) (\(label(of: layer)))" }
}

extension LayerNode {
  /// Whether every number is finite and no extent is negative.
  fileprivate var isWellFormed: Bool {
    frame.x.isFinite && frame.y.isFinite && frame.width.isFinite && frame.height.isFinite
      && frame.width >= 0 && frame.height >= 0 && boundsOrigin.x.isFinite && boundsOrigin.y.isFinite
      && zPosition.isFinite && opacity.isFinite && borderWidth.isFinite && cornerRadius.isFinite
      && cornerRadii?.isSensible ?? true && gradient?.isSensible ?? true && image?.isSensible ?? true
      && shadow?.isSensible ?? true && (blurRadius ?? 0).isFinite
  }
}
