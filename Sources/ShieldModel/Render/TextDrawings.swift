/// Text whose units are whole pixels.
struct UprightText: BitwiseCopyable {
  /// Position of the first row in the display list.
  var firstRow: Int32
  /// Number of rows; only rows with pixels in the window are kept.
  var rowCount: Int32
}

/// One row of font units on the pixel grid.
struct TextRow: BitwiseCopyable {
  /// First pixel row.
  var top: Int32
  /// First pixel row below.
  var bottom: Int32
  /// Position of the first inked stretch in the display list.
  var firstSpan: Int32
  /// Number of inked stretches, left to right, never touching.
  var spanCount: Int32
}

/// Text that is looked up sample by sample.
struct SampledText: BitwiseCopyable {
  /// The part of the text's extent that lies in the local rectangle.
  var block: Outline
  /// Left edge of column 0 and top edge of row 0, 24.8 points.
  var originX: Int64
  var originY: Int64
  /// Extent of a unit, 24.8 points, at least 1.
  var unit: Int64
  /// Position of the first word of ink in the display list.
  var firstWord: Int32
  /// Words a row.
  var stride: Int32
}

/// Texts of a display list under construction.
struct TextDrawings: ~Copyable {
  var texts = Scratch<UprightText>()
  var rows = Scratch<TextRow>()
  var spans = Scratch<CoverageSpan>(capacity: 64)
  var sampledTexts = Scratch<SampledText>()
  var ink = Scratch<UInt64>()

  /// Where a text stands in its local rectangle, in points.
  struct Placement {
    let x: Double
    let y: Double
    let unit: Double
    let columns: Int32
    let rows: Int32

    /// nil where the text has no extent.
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

  /// The pixels that an upright text extends over, within the snapped local rectangle.
  static func block(_ placement: Placement, map: AffineTransform, within bounds: PixelRect) -> PixelRect {
    let edges = NodeGeometry.snap(
      map, left: placement.x, top: placement.y, right: placement.x + Double(placement.columns) * placement.unit,
      bottom: placement.y + Double(placement.rows) * placement.unit)
    return edges.intersection(bounds)
  }

  /// Stores the inked pixels of an upright text within `limit` and answers its position.
  mutating func add(_ raster: TextRaster, at placement: Placement, map: AffineTransform, limit: PixelRect) -> Int32 {
    let firstRow = rows.count
    var top = TextDrawings.edge(map.d, placement.y, 0, placement.unit, map.ty)
    var row: Int32 = 0
    while row < raster.rows, top < limit.bottom {
      let bottom = TextDrawings.edge(map.d, placement.y, row + 1, placement.unit, map.ty)
      if bottom > top, bottom > limit.top {
        let firstSpan = spans.count
        for units in raster.spans(row: row) {
          let start = TextDrawings.edge(map.a, placement.x, units.lowerBound, placement.unit, map.tx)
          if start >= limit.right { break }
          let end = TextDrawings.edge(map.a, placement.x, units.upperBound, placement.unit, map.tx)
          addSpan(max(start, limit.left), min(end, limit.right), after: firstSpan)
        }
        rows.append(
          TextRow(
            top: top, bottom: bottom, firstSpan: Int32(firstSpan), spanCount: Int32(spans.count - firstSpan)))
      }
      top = bottom
      row += 1
    }
    texts.append(UprightText(firstRow: Int32(firstRow), rowCount: Int32(rows.count - firstRow)))
    return Int32(texts.count - 1)
  }

  private mutating func addSpan(_ start: Int32, _ end: Int32, after first: Int) {
    if start >= end { return }
    if spans.count > first, spans.base[spans.count - 1].end == start {
      spans.base[spans.count - 1].end = end
      return
    }
    spans.append(CoverageSpan(start: start, end: end, coverage: 255))
  }

  /// The pixel edge before unit number `index`.
  private static func edge(
    _ factor: Double, _ origin: Double, _ index: Int32, _ unit: Double, _ shift: Double
  ) -> Int32 {
    Rounding.pixelEdge(factor * (origin + Double(index) * unit) + shift)
  }

  /// Stores a sampled text and answers its position.
  mutating func add(
    _ raster: TextRaster, at placement: Placement, geometry: NodeGeometry, window: PixelRect
  ) -> Int32 {
    let originX = FixedPoint.units(placement.x)
    let originY = FixedPoint.units(placement.y)
    let unit = max(1, FixedPoint.units(placement.unit))
    let block = Outline.sampled(
      left: max(0, originX), top: max(0, originY),
      right: min(FixedPoint.units(geometry.width), originX + Int64(raster.columns) * unit),
      bottom: min(FixedPoint.units(geometry.height), originY + Int64(raster.rows) * unit),
      radius: 0, inverse: geometry.inverse, map: geometry.map, window: window)
    let stride = (Int(raster.columns) + 63) / 64
    let first = ink.count
    if block.kind != .empty {
      ink.reserve(first + stride * Int(raster.rows))
      for row in 0..<raster.rows {
        for _ in 0..<stride { ink.append(0) }
        let start = first + Int(row) * stride
        for units in raster.spans(row: row) {
          for column in units {
            ink.base[start + Int(column) / 64] |= 1 << UInt64(column % 64)
          }
        }
      }
    }
    sampledTexts.append(
      SampledText(
        block: block, originX: originX, originY: originY, unit: unit, firstWord: Int32(first),
        stride: Int32(stride)))
    return Int32(sampledTexts.count - 1)
  }
}
