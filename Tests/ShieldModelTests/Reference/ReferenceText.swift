@testable import ShieldModel

/// Where the ink of a layer's text and the block around it lie.
struct ReferenceText {
  /// Samples on inked units.
  let ink: ReferenceCoverage
  /// Samples anywhere within the extent of the text.
  let block: ReferenceCoverage

  /// Nil where there is nothing to draw.
  init?(_ text: TextContent, in geometry: ReferenceGeometry, isRightToLeft: Bool) {
    let raster = BitmapFont.layout(text.string)
    let columns = Int(raster.columns)
    let rows = Int(raster.rows)
    guard columns > 0, rows > 0, text.size > 0, geometry.width > 0, geometry.height > 0 else { return nil }
    var inked: [Bool] = []
    for row in 0..<rows {
      for column in 0..<columns { inked.append(raster.isInked(column: Int32(column), row: Int32(row))) }
    }
    let unit = text.size / 12
    let textWidth = Double(columns) * unit
    let top = (geometry.height - Double(rows) * unit) / 2
    let left: Double
    switch text.alignment {
    case _ where textWidth > geometry.width: left = 0
    case .left: left = 0
    case .center: left = (geometry.width - textWidth) / 2
    case .right: left = geometry.width - textWidth
    case .natural: left = isRightToLeft ? geometry.width - textWidth : 0
    }

    var ink = ReferenceCoverage(geometry.canvas)
    var block = ink
    if geometry.map.isFlat {
      let map = geometry.map
      func box(_ column: Int, _ row: Int, _ nextColumn: Int, _ nextRow: Int) -> ReferenceBox {
        ReferenceGeometry.snapped(
          map, left + Double(column) * unit, top + Double(row) * unit, left + Double(nextColumn) * unit,
          top + Double(nextRow) * unit
        ).common(with: geometry.box)
      }
      for row in 0..<rows {
        for column in 0..<columns where inked[row * columns + column] {
          ink.set(256, in: box(column, row, column + 1, row + 1))
        }
      }
      block.set(256, in: box(0, 0, columns, rows))
    } else {
      let originX = ReferenceRounding.nearest(left * 256)
      let originY = ReferenceRounding.nearest(top * 256)
      let step = max(1, ReferenceRounding.nearest(unit * 256))
      let bounds = geometry.bounds
      func cell(_ x: Int, _ y: Int) -> (column: Int, row: Int)? {
        if !bounds.contains(x, y) { return nil }
        let column = ReferenceRounding.floorDivision(bounds.localX(x, y) - originX, step)
        let row = ReferenceRounding.floorDivision(bounds.localY(x, y) - originY, step)
        return column < 0 || row < 0 || column >= columns || row >= rows ? nil : (column, row)
      }
      ink.count(in: geometry.surroundings) { x, y in
        if let cell = cell(x, y) { inked[cell.row * columns + cell.column] } else { false }
      }
      block.count(in: geometry.surroundings) { cell($0, $1) != nil }
    }
    self.ink = ink
    self.block = block
  }
}
