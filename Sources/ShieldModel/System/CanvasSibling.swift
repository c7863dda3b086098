/// A private view that stands beside the canvas in a text field.
///
/// Source: F12, reported.
public struct CanvasSibling: Hashable, Sendable {
  /// The class name; a name without a leading underscore is the model's own, because no source gives one.
  public var typeName: String
  /// The frame in the field's coordinates, points.
  public var frame: Rect
  /// The capture mask that its layer has while the field is secure.
  public var mask: CaptureMask
  /// Tells whether it stands after the canvas in the field's subviews, that is in front of it.
  public var isAfterCanvas: Bool

  /// Makes a sibling from its parts.
  public init(typeName: String, frame: Rect, mask: CaptureMask, isAfterCanvas: Bool) {
    self.typeName = typeName
    self.frame = frame
    self.mask = mask
    self.isAfterCanvas = isAfterCanvas
  }
}
