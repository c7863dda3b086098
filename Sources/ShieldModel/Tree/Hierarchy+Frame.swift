extension Hierarchy {
  /// Sets the frame of a view's layer and answers whether it changed.
  ///
  /// A change of the extent asks for the view's own layout.
  @discardableResult
  public mutating func setFrame(_ frame: Rect, of view: ViewID) -> Bool {
    let layer = views[view].layer
    let old = layers[layer].frame
    guard old != frame else { return false }
    layers[layer].frame = frame
    if old.size != frame.size { views[view].needsLayout = true }
    return true
  }
}
