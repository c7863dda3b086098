extension Hierarchy {
  /// Sets the secure trait of a field as its setter does.
  ///
  /// Setting the present value does nothing, even where somebody else has cleared the mask meanwhile. Any other
  /// value overwrites the capture mask of the layer that the canvas view answers with at this moment, wherever
  /// that layer hangs; no view is added or removed. The views beside the canvas get the masks of the system's row.
  ///
  /// Source: F2, measured (views beside the canvas: F12, reported).
  public mutating func setSecure(_ isSecure: Bool, of field: ViewID, profile: OSProfile) -> [FieldEvent] {
    guard let state = textField(field) else { return [] }
    if state.isSecureTextEntry == isSecure, profile.setterIgnoresEqualValue.value {
      return [.secureUnchanged(field: field)]
    }
    updateTextField(field) {
      $0.isSecureTextEntry = isSecure
      if isSecure { $0.wasEverSecure = true }
    }
    views[field].needsLayout = true
    for (helper, sibling) in zip(state.helpers, profile.canvasSiblings.value) where views.contains(helper) {
      layers[views[helper].layer].captureMask = isSecure ? sibling.mask : []
    }
    guard let canvas = state.canvas, views.contains(canvas) else { return [] }
    let layer = views[canvas].layer
    let mask = isSecure ? profile.maskWhenSecure.value : []
    layers[layer].captureMask = mask
    return [.maskWritten(field: field, layer: layer, mask: mask)]
  }
}
