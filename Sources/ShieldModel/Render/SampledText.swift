/// Text that is looked up sample by sample.
struct SampledText: BitwiseCopyable, Equatable {
  /// Position of what is written in the display list.
  var raster: Int32
  /// The part of the text's extent that lies in the local rectangle.
  let block: Outline
  /// Left edge of column 0, in 24.8 points.
  let left: Int64
  /// Top edge of row 0, in 24.8 points.
  let top: Int64
  /// Extent of a font unit, in 24.8 points, at least 1.
  let unit: Int64

  init(raster: Int32, placement: TextPlacement, geometry: NodeGeometry, window: PixelRect) {
    self.raster = raster
    left = FixedPoint.units(placement.x)
    top = FixedPoint.units(placement.y)
    unit = max(1, FixedPoint.units(placement.unit))
    block = Outline.sampled(
      left: max(0, left), top: max(0, top),
      right: min(FixedPoint.units(geometry.width), left + Int64(placement.columns) * unit),
      bottom: min(FixedPoint.units(geometry.height), top + Int64(placement.rows) * unit),
      radii: CornerUnits(), inverse: geometry.inverse, map: geometry.map, window: window)
  }

  /// Under a map that keeps axes the row of units, or the column where axes are swapped, that a sample row looks at.
  func unitLine(sampleRow: Int64) -> Int64 {
    block.inverse.swapsAxes
      ? (block.inverse.horizontal(row: sampleRow).value(0) &- left) / unit
      : (block.inverse.vertical(row: sampleRow).value(0) &- top) / unit
  }
}
