extension Simulation {
  /// A screen that asks for a shield appears or disappears.
  ///
  /// The first visible owner switches the shield on and the last one switches it off; an owner counts once, however
  /// often it says so.
  ///
  /// Source: S3, assumed.
  mutating func own(
    _ shield: String, owner: String, isVisible: Bool, scope: String, depth: Int
  ) throws(Interruption) {
    if policy?.setup.screen(shield) != nil {
      // What follows from it is for the policy to decide.
      if isVisible { policy?.owners[shield]?.show(owner) } else { policy?.owners[shield]?.hide(owner) }
      return
    }
    guard let index = shields.firstIndex(where: { $0.name == shield }) else {
      throw .mistake(error(.unknownShield(name: shield, names: shields.map { $0.name })))
    }
    let wasOwned = !shields[index].owners.isEmpty
    shields[index].owners.removeAll { $0 == owner }
    if isVisible { shields[index].owners.append(owner) }
    let isOwned = !shields[index].owners.isEmpty
    guard wasOwned != isOwned || (isOwned && !shields[index].isRequested) else { return }
    let effect: Recipe.Effect = isOwned ? .on : .off
    // Becoming owned while the shield is on already changes nothing: on is idempotent.
    if isOwned, shields[index].isRequested { return }
    guard let script = shields[index].recipe.actions.first(where: { $0.effect == effect }) else {
      throw .mistake(error(.unknownAction(name: isOwned ? "enable" : "disable", names: [])))
    }
    try runShieldAction(.call(shield: shield, action: script.name, arguments: []), scope: scope, depth: depth)
  }

  /// Takes away the slot that was made for a shield and puts the target back where it hung.
  mutating func dissolveSlot(at index: Int) throws(Interruption) {
    let shield = shields[index]
    guard shield.hasOwnSlot, let slot = shield.host, device.hierarchy.views.contains(slot), let origin = shield.origin,
      device.hierarchy.views.contains(shield.target)
    else { return }
    try apply(.removeFromSuperview(slot))
    try restore(shield.target, to: origin, layerOnly: false)
    try apply(.release(slot))
    shields[index].host = nil
  }

  /// Makes the slot again that a previous "off" has dissolved.
  mutating func rebuildSlot(at index: Int) throws(Interruption) {
    guard shields[index].hasOwnSlot, shields[index].host == nil else { return }
    let slot = try makeSlot(for: shields[index].target, name: shields[index].name)
    shields[index].host = slot
    if let slot { bind("into", to: .view(slot), scope: shields[index].name) }
  }

  /// What differs from the trees before the shield, in one phrase; empty when everything is as it was.
  ///
  /// Source: S2, assumed.
  func restoreDifference(_ shield: ShieldInstance) -> String {
    let before = shield.before
    let now = device.hierarchy
    for view in now.views.handles where now[view].name.hasPrefix(shield.name + "/") && isInTree(.view(view)) {
      return now[view].label + " is still in the tree"
    }
    guard before.views.contains(shield.target), now.views.contains(shield.target) else { return "" }
    if now[shield.target].superview != before[shield.target].superview {
      return now[shield.target].label + " has another superview"
    }
    if now[shield.target].rule != before[shield.target].rule {
      return now[shield.target].label + " has another layout rule"
    }
    if let superview = now[shield.target].superview {
      let isMoved =
        now[superview].subviews.firstIndex(of: shield.target)
        != before[superview].subviews.firstIndex(of: shield.target)
      if isMoved, now[superview].subviews.count == before[superview].subviews.count {
        return now[shield.target].label + " stands at another place among its siblings"
      }
      if !now.keepsOrder(of: superview, from: before) {
        return "the children of " + now[superview].label + " stand in another order"
      }
    }
    let (node, old) = (now[shield.target], before[shield.target])
    if node.isUserInteractionEnabled != old.isUserInteractionEnabled {
      return node.label + " takes touches in another way"
    }
    if node.isAccessibilityElement != old.isAccessibilityElement { return node.label + " is read in another way" }
    for view in now.viewPath(from: shield.target) where before.views.contains(view) {
      if !now[now.layer(of: view)].captureMask.isSubset(of: before[before.layer(of: view)].captureMask) {
        return now[view].label + " keeps a capture mask"
      }
    }
    for layer in before.layers.handles where now.layers.contains(layer) {
      // A window's layer gets its context when it first becomes visible, which is nobody's doing but the window's.
      guard let owner = before[layer].owner, now.views.contains(owner), device.window(owner) == nil,
        now[owner].superview == before[owner].superview
      else { continue }
      if now[layer].superlayer != before[layer].superlayer {
        return now.label(of: layer) + " hangs under another layer"
      }
    }
    let layer = before.layer(of: shield.target)
    if now.layers.contains(layer), now[layer].frame != before[layer].frame {
      return now[shield.target].label + " has another frame"
    }
    return ""
  }
}
