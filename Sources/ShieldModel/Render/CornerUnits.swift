/// Radii of four corners in 24.8 fixed point.
struct CornerUnits: BitwiseCopyable, Equatable {
  var topLeft: Int64 = 0
  var topRight: Int64 = 0
  var bottomLeft: Int64 = 0
  var bottomRight: Int64 = 0

  /// Square corners.
  init() {}

  /// Radii in points, `scale` pixels or points each.
  init(_ radii: CornerRadii, scale: Double) {
    topLeft = FixedPoint.units(radii.topLeft * scale)
    topRight = FixedPoint.units(radii.topRight * scale)
    bottomLeft = FixedPoint.units(radii.bottomLeft * scale)
    bottomRight = FixedPoint.units(radii.bottomRight * scale)
  }

  /// Whether all four are alike.
  var isUniform: Bool { topLeft == topRight && topLeft == bottomLeft && topLeft == bottomRight }

  /// The greatest of the four.
  var greatest: Int64 { max64(max64(topLeft, topRight), max64(bottomLeft, bottomRight)) }

  /// Each radius held within 0 and a limit.
  func held(within limit: Int64) -> CornerUnits { changed { max64(0, min64($0, limit)) } }

  /// Each radius less a distance, at least 0.
  func reduced(by distance: Int64) -> CornerUnits { changed { max64(0, $0 &- distance) } }

  private func changed(_ change: (Int64) -> Int64) -> CornerUnits {
    var units = self
    units.topLeft = change(topLeft)
    units.topRight = change(topRight)
    units.bottomLeft = change(bottomLeft)
    units.bottomRight = change(bottomRight)
    return units
  }
}

extension CornerRadii {
  /// Whether no corner is round.
  var isSquare: Bool { topLeft == 0 && topRight == 0 && bottomLeft == 0 && bottomRight == 0 }
}
