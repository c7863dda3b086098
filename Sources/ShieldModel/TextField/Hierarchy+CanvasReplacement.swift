extension Hierarchy {
  /// Gives a field a new canvas, as UIKit may do when traits change; content in the old one is left behind.
  ///
  /// The old canvas leaves the field when it still is there, and stays where it is when it was moved elsewhere.
  ///
  /// Source: F6, measured.
  public mutating func replaceCanvas(of field: ViewID, profile: OSProfile) throws(EditError) -> [FieldEvent] {
    guard let state = textField(field), let old = state.canvas else { return [] }
    let new = makeCanvas(of: field, usesTextKit1: state.usesTextKit1, profile: profile)
    let home = state.wrapper ?? field
    if views.contains(old), views[old].superview == home { try removeFromSuperview(old) }
    adopt(new, by: home)
    let layer = views[new].layer
    let mask = state.isSecureTextEntry ? profile.maskWhenSecure.value : []
    layers[layer].captureMask = mask
    updateTextField(field) { $0.canvas = new }
    views[field].needsLayout = true
    return [
      .canvasReplaced(field: field, old: old, new: new), .maskWritten(field: field, layer: layer, mask: mask),
    ]
  }
}
