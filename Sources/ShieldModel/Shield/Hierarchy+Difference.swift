extension Hierarchy {
  /// The first thing that is not as it was in another state of the same trees, in one phrase; empty for no difference.
  ///
  /// It compares where every node hangs, the order of siblings, frames and masks. O(nodes).
  func difference(from before: Hierarchy) -> String {
    if views.count != before.views.count {
      let more = views.count > before.views.count
      return more ? "there are more views than before" : "there are fewer views than before"
    }
    if layers.count != before.layers.count { return "the number of layers is another one" }
    for view in views.handles {
      guard let old = before.views.find(view) else { return self[view].label + " is new" }
      if self[view].superview != old.superview { return self[view].label + " has another superview" }
      if self[view].subviews != old.subviews { return self[view].label + " has its subviews in another order" }
      if self[view].rule != old.rule { return self[view].label + " has another layout rule" }
    }
    for layer in layers.handles {
      guard let old = before.layers.find(layer) else { return label(of: layer) + " has another layer" }
      if self[layer].superlayer != old.superlayer { return label(of: layer) + " hangs under another layer" }
      if self[layer].sublayers != old.sublayers { return label(of: layer) + " has its sublayers in another order" }
      if self[layer].frame != old.frame { return label(of: layer) + " has another frame" }
      if self[layer].captureMask != old.captureMask { return label(of: layer) + " has another capture mask" }
    }
    return ""
  }

  /// Whether the children that two states of the same parent share stand in the same order in both trees.
  func keepsOrder(of parent: ViewID, from before: Hierarchy) -> Bool {
    guard let now = views.find(parent), let old = before.views.find(parent) else { return true }
    let children = Set(now.subviews).intersection(old.subviews)
    if now.subviews.filter({ children.contains($0) }) != old.subviews.filter({ children.contains($0) }) { return false }
    guard let nowLayer = layers.find(now.layer), let oldLayer = before.layers.find(old.layer) else { return true }
    let sublayers = Set(nowLayer.sublayers).intersection(oldLayer.sublayers)
    return nowLayer.sublayers.filter { sublayers.contains($0) } == oldLayer.sublayers.filter { sublayers.contains($0) }
  }
}
