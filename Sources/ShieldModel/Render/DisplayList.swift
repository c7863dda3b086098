/// Everything that one destination draws, in order, on the pixel grid: immutable, so that strips of the picture can be
/// composed independently.
///
/// Threads can read it at the same time.
final class DisplayList: @unchecked Sendable {
  /// The pixels that are composed.
  let window: PixelRect
  /// The colour to start from.
  let base: PremultipliedColor
  /// The steps, back to front, every `beginGroup` with its `endGroup`.
  let steps: Scratch<DrawStep>
  /// The outlines that steps refer to.
  let outlines: Scratch<Outline>
  /// Corner insets: how many samples a circle leaves out at either end, for each sample row from the edge.
  let insets: Scratch<Int32>
  /// Pixel rows of round corners.
  let cornerRows: Scratch<CornerRow>
  /// Coverages that those rows refer to.
  let cornerCoverages: Scratch<UInt8>
  /// Texts on the pixel grid.
  let uprightTexts: Scratch<UprightText>
  /// Texts that are sampled.
  let sampledTexts: Scratch<SampledText>
  /// What the texts say.
  let rasters: [TextRaster]
  /// Where colours come from that are not the same everywhere.
  let shaders: [Shader]

  init(
    window: PixelRect, base: PremultipliedColor, steps: consuming Scratch<DrawStep>,
    outlines: consuming Scratch<Outline>, corners: consuming CornerInsets, texts: consuming TextDrawings,
    shaders: [Shader]
  ) {
    self.window = window
    self.base = base
    self.steps = steps
    self.outlines = outlines
    self.insets = corners.insets
    self.cornerRows = corners.rows
    self.cornerCoverages = corners.coverages
    uprightTexts = texts.uprightTexts
    sampledTexts = texts.sampledTexts
    rasters = texts.rasters
    self.shaders = shaders
  }
}

/// Pixels of one row that a step covers alike.
struct CoverageSpan: BitwiseCopyable {
  /// First column.
  var start: Int32
  /// First column after the span.
  var end: Int32
  /// Coverage, 1…255.
  var coverage: Int32
}
