/// Something that a text field did to the trees, for reports.
public enum FieldEvent: Hashable, Sendable {
  /// The secure switch wrote the capture mask of the layer that the canvas view answered with.
  case maskWritten(field: ViewID, layer: LayerID, mask: CaptureMask)
  /// The secure switch was set to the value that it already had, so nothing was written.
  case secureUnchanged(field: ViewID)
  /// The field's layout took its canvas back from another superview, with everything that was in it.
  case canvasTakenBack(field: ViewID, canvas: ViewID, from: ViewID?)
  /// The field made a new canvas; whatever was hosted in the old one is unreachable.
  case canvasReplaced(field: ViewID, old: ViewID, new: ViewID)
  /// The field added the container for selection.
  case passthroughAdded(field: ViewID, view: ViewID)
}
