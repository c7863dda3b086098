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
  let outlines: ScratchView<Outline>
  /// Corner insets: how many samples a circle leaves out at either end, for each sample row from the edge.
  let insets: ScratchView<Int32>
  /// Pixel rows of round corners.
  let cornerRows: ScratchView<CornerRow>
  /// Coverages that those rows refer to.
  let cornerCoverages: ScratchView<UInt8>
  /// Texts on the pixel grid.
  let uprightTexts: ScratchView<UprightText>
  /// Texts that are sampled.
  let sampledTexts: ScratchView<SampledText>
  /// What the texts say.
  let rasters: [TextRaster]
  /// Where colours come from that are not the same everywhere.
  let shaders: [Shader]
  /// Whether shadows or blurs are not drawn because there was no room for them.
  let leavesOutEffects: Bool
  /// Keeps the memory of all views alive.
  private let tables: DisplayTables

  /// Makes a list of steps that refer to tables, which must not change as long as the list is used.
  init(
    window: PixelRect, base: PremultipliedColor, steps: consuming Scratch<DrawStep>, tables: DisplayTables,
    leavesOutEffects: Bool = false
  ) {
    self.leavesOutEffects = leavesOutEffects
    self.window = window
    self.base = base
    self.steps = steps
    self.tables = tables
    outlines = ScratchView(tables.outlines)
    insets = ScratchView(tables.corners.insets)
    cornerRows = ScratchView(tables.corners.rows)
    cornerCoverages = ScratchView(tables.corners.coverages)
    uprightTexts = ScratchView(tables.texts.uprightTexts)
    sampledTexts = ScratchView(tables.texts.sampledTexts)
    rasters = tables.texts.rasters
    shaders = tables.shaders
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
