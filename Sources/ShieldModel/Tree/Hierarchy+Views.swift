/// Where a view goes among its new siblings.
public enum ViewPlacement: Hashable, Sendable {
  /// In front of all siblings.
  case front
  /// Behind all siblings.
  case back
  /// At an index, counted from the back after the view has left its old place.
  case index(Int32)
  /// Directly in front of a sibling.
  case above(ViewID)
  /// Directly behind a sibling.
  case below(ViewID)
}

extension Hierarchy {
  /// Puts a view under a superview, taking it from its old one; the layer follows into the superview's layer.
  ///
  /// At the front the layer goes above bare layers too; at the back below them; elsewhere it goes next to the
  /// sibling's layer when that hangs in the same superlayer, and to the front otherwise.
  /// Complexity: the number of old and new siblings, plus the depth of the superview when the view has children.
  ///
  /// Source: T2, documented (the place beside a sibling whose layer hangs elsewhere: assumed).
  public mutating func insertSubview(
    _ view: ViewID, into superview: ViewID, at placement: ViewPlacement = .front
  ) throws(EditError) {
    guard views.contains(view) else { throw .unknownView(view) }
    guard views.contains(superview) else { throw .unknownView(superview) }
    if isView(superview, sameOrBelow: view) { throw .viewCycle(view: view, superview: superview) }
    let layer = views[view].layer
    let superlayer = views[superview].layer
    if isLayer(superlayer, sameOrBelow: layer) { throw .layerCycle(layer: layer, superlayer: superlayer) }
    if case .above(let sibling) = placement { try checkSibling(sibling, of: superview, moving: view) }
    if case .below(let sibling) = placement { try checkSibling(sibling, of: superview, moving: view) }

    detachFromSuperview(view)
    let siblings = views[superview].subviews
    let index: Int
    switch placement {
    case .front: index = siblings.count
    case .back: index = 0
    case .index(let wanted): index = max(0, min(Int(wanted), siblings.count))
    case .above(let sibling): index = (siblings.firstIndex(of: sibling) ?? siblings.count - 1) + 1
    case .below(let sibling): index = siblings.firstIndex(of: sibling) ?? 0
    }
    views[superview].subviews.insert(view, at: index)
    views[view].superview = superview

    detachFromSuperlayer(layer)
    let place = layerIndex(placement: placement, viewIndex: index, siblings: siblings, superlayer: superlayer)
    layers[superlayer].sublayers.insert(layer, at: place)
    layers[layer].superlayer = superlayer
  }

  /// Takes a view out of its superview, and its layer out of whatever superlayer it has.
  ///
  /// Source: T2, documented.
  public mutating func removeFromSuperview(_ view: ViewID) throws(EditError) {
    guard views.contains(view) else { throw .unknownView(view) }
    // UIKit does nothing for a view without superview, so its layer stays where somebody grafted it.
    guard views[view].superview != nil else { return }
    detachFromSuperview(view)
    detachFromSuperlayer(views[view].layer)
  }

  private func checkSibling(_ sibling: ViewID, of superview: ViewID, moving view: ViewID) throws(EditError) {
    guard views.contains(sibling) else { throw .unknownView(sibling) }
    guard sibling != view, views[sibling].superview == superview else {
      throw .notASibling(view: sibling, superview: superview)
    }
  }

  mutating func detachFromSuperview(_ view: ViewID) {
    guard let superview = views[view].superview else { return }
    views[superview].subviews.removeAll { $0 == view }
    views[view].superview = nil
  }

  private func layerIndex(
    placement: ViewPlacement, viewIndex: Int, siblings: [ViewID], superlayer: LayerID
  ) -> Int {
    let sublayers = layers[superlayer].sublayers
    if viewIndex == 0, placement != .front { return 0 }
    if placement == .front { return sublayers.count }
    // `above` stands next to the sibling behind; an index and `below` stand next to the sibling in front.
    if case .above = placement {
      let behind = views[siblings[viewIndex - 1]].layer
      return sublayers.firstIndex(of: behind).map { $0 + 1 } ?? sublayers.count
    }
    guard viewIndex < siblings.count else { return sublayers.count }
    let inFront = views[siblings[viewIndex]].layer
    return sublayers.firstIndex(of: inFront) ?? sublayers.count
  }
}
