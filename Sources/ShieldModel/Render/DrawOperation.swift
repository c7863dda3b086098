/// One step of drawing, on the pixel grid, back to front.
struct DrawOperation: BitwiseCopyable {
  enum Kind: UInt8 {
    /// Paints whole pixels: ``bounds``.
    case rectangle
    /// Paints the outline ``shape``.
    case shape
    /// Paints what lies in ``shape`` and not in ``second``.
    case ring
    /// Paints the glyphs of upright text number ``shape``.
    case text
    /// Paints the glyphs of sampled text number ``shape``.
    case sampledText
    /// Taints whole pixels without painting.
    case taintRectangle
    /// Taints the outline ``shape`` without painting.
    case taintShape
    /// From here on everything goes to a clear buffer.
    case beginGroup
    /// The buffer, limited to ``shape`` unless that is −1 and then scaled by ``opacity``, is laid over what was before.
    case endGroup
  }

  /// Which part of a node a step draws.
  enum Part: UInt8 {
    case fill
    case video
    case text
    case border
    case blackout
    case group
  }

  var kind: Kind
  var part: Part
  /// Whether the source is secret content.
  var isSecret: Bool
  /// Scales the source after its coverage, 0…255.
  var opacity: UInt8 = 255
  /// Index of the node.
  var node: Int32
  /// Position of a shape or text in the display list.
  var shape: Int32 = -1
  /// Position of the shape that a ring leaves free.
  var second: Int32 = -1
  /// The pixels that the step can touch, within the window and all rectangles that clip it.
  var bounds: PixelRect
  /// The source as a cell, see ``Cell``.
  var source: UInt64 = 0

  /// Whether the step covers its bounds completely, row by row alike.
  var isSameInAllRows: Bool {
    switch kind {
    case .rectangle, .taintRectangle, .beginGroup: true
    case .endGroup: shape < 0
    case .shape, .ring, .text, .sampledText, .taintShape: false
    }
  }

  /// Whether the step replaces every pixel of its bounds.
  var coversBounds: Bool { kind == .rectangle && opacity == 255 && Cell.alpha(source) == 255 }
}
