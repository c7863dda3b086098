/// One step of drawing, on the pixel grid, back to front.
struct DrawStep: BitwiseCopyable {
  enum Kind: UInt8 {
    /// Paints whole pixels: ``bounds``.
    case rectangle
    /// Paints the outline ``outline``.
    case outline
    /// Paints what lies in ``outline`` and not in ``second``.
    case ring
    /// Paints the glyphs of upright text number ``outline``.
    case text
    /// Paints the glyphs of sampled text number ``outline``.
    case sampledText
    /// Paints the outline ``outline``, or whole pixels if that is −1, in the colours of shader number ``second``.
    case shaded
    /// Puts the colours of shader number ``second`` in the place of what lies below the outline ``outline``, or below
    /// whole pixels if that is −1.
    case replaced
    /// Keeps the place where a node with a blurred backdrop begins, until all shadows are known.
    case backdropPlace
    /// Taints whole pixels without painting.
    case taintRectangle
    /// Taints the outline ``outline`` without painting.
    case taintOutline
    /// From here on everything goes to a clear buffer.
    case beginGroup
    /// The buffer goes away, and its alpha scales the buffer below it.
    case maskByAlpha
    /// The same with the light of the buffer.
    case maskByLuminance
    /// The buffer, limited to ``outline`` unless that is −1 and then scaled by ``opacity``, is laid over what was before.
    case endGroup
  }

  /// Which part of a node a step draws.
  enum Part: UInt8 {
    case shadow
    case backdrop
    case fill
    case gradient
    case video
    case image
    case snapshot
    case crossFade
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
  /// Position of an outline or text in the display list.
  var outline: Int32 = -1
  /// Position of the outline that a ring leaves free, or of a shader.
  var second: Int32 = -1
  /// The pixels that the step can touch, within the window and all rectangles that clip it.
  var bounds: PixelRect
  /// The source as a cell, see ``Cell``.
  var source: UInt64 = 0

  /// Whether the step covers its bounds completely, row by row alike.
  var isSameInAllRows: Bool {
    switch kind {
    case .rectangle, .taintRectangle, .beginGroup, .maskByAlpha, .maskByLuminance: true
    case .endGroup: outline < 0
    case .outline, .ring, .text, .sampledText, .shaded, .replaced, .taintOutline, .backdropPlace: false
    }
  }

  /// Whether the step replaces every pixel of its bounds.
  var coversBounds: Bool { kind == .rectangle && opacity == 255 && Cell.alpha(source) == 255 }
}
