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
  /// At the front the layer goes above bare layers too; at the back and at index 0 below them; elsewhere it goes
  /// next to the sibling's layer when that hangs in the same superlayer, and to the front otherwise.
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
    detachFromSuperlayer(layer)
    let index = viewIndex(placement, in: superview)
    let place = layerIndex(placement, viewIndex: index, in: superview)
    views[superview].subviews.insert(view, at: index)
    views[view].superview = superview
    attach(layer, to: superlayer, at: place)
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
    views[superview].subviews.removeOnly(view)
    views[view].superview = nil
  }

  /// Where a view that has left its old place goes among the subviews.
  private func viewIndex(_ placement: ViewPlacement, in superview: ViewID) -> Int {
    let siblings = views[superview].subviews
    switch placement {
    case .front: return siblings.count
    case .back: return 0
    case .index(let wanted): return max(0, min(Int(wanted), siblings.count))
    case .above(let sibling): return siblings.firstIndex(of: sibling).map { $0 + 1 } ?? siblings.count
    case .below(let sibling): return siblings.firstIndex(of: sibling) ?? siblings.count
    }
  }

  /// Where the layer of that view goes among the sublayers, both still without it.
  private func layerIndex(_ placement: ViewPlacement, viewIndex: Int, in superview: ViewID) -> Int {
    let siblings = views[superview].subviews
    let sublayers = layers[views[superview].layer].sublayers
    func place(of sibling: ViewID) -> Int? { sublayers.firstIndex(of: views[sibling].layer) }
    switch placement {
    case .front: return sublayers.count
    case .back: return 0
    case .index:
      if viewIndex == 0 { return 0 }
      return viewIndex < siblings.count ? place(of: siblings[viewIndex]) ?? sublayers.count : sublayers.count
    case .above(let sibling): return place(of: sibling).map { $0 + 1 } ?? sublayers.count
    case .below(let sibling): return place(of: sibling) ?? sublayers.count
    }
  }
}
