/// A node's outlines on the pixel grid.
struct NodeGeometry {
  /// The local rectangle in points; no part is drawn where it has no area.
  let width: Double
  let height: Double
  /// Whether the local rectangle has an area.
  let hasArea: Bool
  /// Whether the map keeps rectangles upright, so that text snaps to pixels.
  let isUpright: Bool
  /// The snapped local rectangle of an upright map.
  let snapped: PixelRect
  /// Whether the outline is a rectangle of whole pixels without a radius, which clips without a group.
  let isPlain: Bool
  /// The outline.
  let outer: Outline
  let map: AffineTransform
  /// The map back, for all that is sampled.
  let inverse: InverseMap
  private let window: PixelRect

  /// Works out the outlines.
  ///
  /// - Parameter window: The pixels that matter; sampled outlines need not be known beyond them.
  init(of node: UnsafePointer<RenderNode>, window: PixelRect) {
    self.window = window
    map = node.pointee.map
    width = node.pointee.size.width
    height = node.pointee.size.height
    hasArea = width > 0 && height > 0
    isUpright = map.keepsRectanglesUpright
    guard hasArea else {
      isPlain = false
      snapped = .empty
      inverse = InverseMap()
      outer = Outline()
      return
    }
    let radius = node.pointee.cornerRadius
    let corner = radius > 0 ? min(radius, min(width, height) / 2) : 0
    snapped = isUpright ? NodeGeometry.snap(map, left: 0, top: 0, right: width, bottom: height) : .empty
    isPlain = isUpright && corner == 0
    if isPlain {
      outer = .plain(snapped)
      inverse = InverseMap()
    } else if isUpright && map.a == map.d {
      outer = .rounded(snapped, radius: FixedPoint.units(corner * map.a))
      inverse = InverseMap()
    } else {
      inverse = InverseMap(of: map)
      let (right, bottom) = (FixedPoint.units(width), FixedPoint.units(height))
      outer = .sampled(
        left: 0, top: 0, right: right, bottom: bottom,
        radius: max(0, min(FixedPoint.units(corner), min(right, bottom) / 2)),
        inverse: inverse, map: map, window: window)
    }
  }

  /// Whether the outline follows the pixel grid.
  var isSnapped: Bool { outer.kind == .plain || outer.kind == .rounded }

  /// The outline of what a border leaves free, for a border width above 0.
  func inner(borderWidth: Double) -> Outline {
    if isSnapped {
      let rect = NodeGeometry.snap(
        map, left: borderWidth, top: borderWidth, right: width - borderWidth, bottom: height - borderWidth)
      return .rounded(rect, radius: max(0, outer.radius - FixedPoint.units(borderWidth * map.a)))
    }
    let inset = FixedPoint.units(borderWidth)
    return .sampled(
      left: inset, top: inset, right: FixedPoint.units(width) - inset, bottom: FixedPoint.units(height) - inset,
      radius: max(0, outer.radius - inset), inverse: inverse, map: map, window: window)
  }

  /// A rectangle in points, its edges snapped to pixels by an upright map.
  static func snap(_ map: AffineTransform, left: Double, top: Double, right: Double, bottom: Double) -> PixelRect {
    PixelRect(
      left: edge(map.a * left + map.tx), top: edge(map.d * top + map.ty),
      right: edge(map.a * right + map.tx), bottom: edge(map.d * bottom + map.ty))
  }

  /// The same as ``Rounding/pixelEdge(_:)``, without a call to the C library for ordinary values.
  static func edge(_ value: Double) -> Int32 {
    let moved = value + 0.5
    guard moved.magnitude < 268_435_456 else { return Rounding.pixelEdge(value) }
    let truncated = Int32(moved)
    return Double(truncated) > moved ? truncated &- 1 : truncated
  }
}
