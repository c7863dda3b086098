/// Texts of a display list under construction.
struct TextDrawings: ~Copyable {
  var uprightTexts = Scratch<UprightText>()
  var sampledTexts = Scratch<SampledText>()
  /// What is written; glyphs are looked up only where they show.
  var rasters: [TextRaster] = []

  /// Stores an upright text and answers its position.
  mutating func add(_ raster: TextRaster, at placement: TextPlacement, map: AffineTransform) -> Int32 {
    uprightTexts.append(UprightText(raster: Int32(rasters.count), placement: placement, map: map))
    rasters.append(raster)
    return Int32(uprightTexts.count - 1)
  }

  /// Stores a sampled text and answers its position.
  mutating func add(
    _ raster: TextRaster, at placement: TextPlacement, geometry: NodeGeometry, window: PixelRect
  ) -> Int32 {
    sampledTexts.append(
      SampledText(raster: Int32(rasters.count), placement: placement, geometry: geometry, window: window))
    rasters.append(raster)
    return Int32(sampledTexts.count - 1)
  }
}

/// Where a text stands in its local rectangle, in points.
struct TextPlacement: BitwiseCopyable, Equatable {
  let x: Double
  let y: Double
  /// Extent of a font unit.
  let unit: Double
  let columns: Int32
  let rows: Int32

  /// Works out where the text stands; nil where it has no extent.
  init?(_ text: RenderText, raster: TextRaster, width: Double, height: Double) {
    columns = raster.columns
    rows = raster.rows
    unit = text.size / 12
    guard columns > 0, rows > 0, unit > 0 else { return nil }
    let textWidth = Double(columns) * unit
    y = (height - Double(rows) * unit) / 2
    switch text.alignment {
    case _ where textWidth > width: x = 0
    case .natural, .left: x = 0
    case .center: x = (width - textWidth) / 2
    case .right: x = width - textWidth
    }
  }
}
