/// Text whose font units are whole pixels, because its map keeps rectangles upright.
struct UprightText: BitwiseCopyable, Equatable {
  /// Position of what is written in the display list.
  var raster: Int32
  private let placement: TextPlacement
  private let scaleX: Double
  private let scaleY: Double
  private let shiftX: Double
  private let shiftY: Double

  init(raster: Int32, placement: TextPlacement, map: AffineTransform) {
    self.raster = raster
    self.placement = placement
    scaleX = map.a
    scaleY = map.d
    shiftX = map.tx
    shiftY = map.ty
  }

  /// The pixels that the whole text extends over.
  var extent: PixelRect {
    PixelRect(left: column(0), top: row(0), right: column(placement.columns), bottom: row(placement.rows))
  }

  /// The pixel edge before a column of units.
  func column(_ unit: Int32) -> Int32 {
    NodeGeometry.edge(scaleX * (placement.x + Double(unit) * placement.unit) + shiftX)
  }

  /// The pixel edge above a row of units.
  func row(_ unit: Int32) -> Int32 {
    NodeGeometry.edge(scaleY * (placement.y + Double(unit) * placement.unit) + shiftY)
  }

  /// The row of units that a pixel row shows, or −1; rows of units that are lower than a pixel may never show.
  func unitRow(at pixelRow: Int32) -> Int32 {
    let found = firstRow(endingBelow: pixelRow)
    return found < placement.rows && row(found) <= pixelRow ? found : -1
  }

  /// The first row of units whose lower edge lies below the top of a pixel row; the number of rows if none does.
  private func firstRow(endingBelow pixelRow: Int32) -> Int32 {
    var low: Int32 = 0
    var high = placement.rows
    while low < high {
      let middle = (low &+ high) / 2
      if row(middle &+ 1) <= pixelRow { low = middle &+ 1 } else { high = middle }
    }
    return low
  }

  /// Calls the body with the upper edges of rows of units that lie within `top ..< bottom`; with every pixel row there
  /// where units are lower than a pixel.
  func forEachRowEdge(from top: Int32, to bottom: Int32, _ body: (Int32) -> Void) {
    if !(scaleY * placement.unit >= 1) {
      var pixelRow = top
      while pixelRow < bottom {
        body(pixelRow)
        pixelRow &+= 1
      }
      return
    }
    var unit = firstRow(endingBelow: top)
    while unit <= placement.rows {
      let edge = row(unit)
      if edge >= bottom { return }
      body(edge)
      unit &+= 1
    }
  }
}
