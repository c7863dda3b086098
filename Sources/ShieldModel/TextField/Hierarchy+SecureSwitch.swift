extension Hierarchy {
  /// Sets the secure trait of a field as its setter does.
  ///
  /// Setting the present value does nothing, even where somebody else has cleared the mask meanwhile. Any other
  /// value overwrites the capture mask of the layer that the canvas view answers with at this moment, wherever
  /// that layer hangs; no view is added or removed.
  ///
  /// Source: F2, measured.
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
    guard let canvas = state.canvas, views.contains(canvas) else { return [] }
    let layer = views[canvas].layer
    guard layers.contains(layer) else { return [] }
    let mask = isSecure ? profile.maskWhenSecure.value : []
    layers[layer].captureMask = mask
    return [.maskWritten(field: field, layer: layer, mask: mask)]
  }
}
