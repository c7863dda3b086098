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
    let corners = NodeGeometry.corners(of: node)
    snapped = isUpright ? NodeGeometry.snap(map, left: 0, top: 0, right: width, bottom: height) : .empty
    isPlain = isUpright && corners.isSquare
    if isPlain {
      outer = .plain(snapped)
      inverse = InverseMap()
    } else if isUpright && map.a == map.d {
      outer = .rounded(snapped, radii: CornerUnits(corners, scale: map.a))
      inverse = InverseMap()
    } else {
      inverse = InverseMap(of: map)
      let (right, bottom) = (FixedPoint.units(width), FixedPoint.units(height))
      outer = .sampled(
        left: 0, top: 0, right: right, bottom: bottom,
        radii: CornerUnits(corners, scale: 1).held(within: min(right, bottom) / 2),
        inverse: inverse, map: map, window: window)
    }
  }

  /// Whether the outline follows the pixel grid.
  var isSnapped: Bool { outer.kind == .plain || outer.kind == .rounded || outer.kind == .unevenlyRounded }

  /// The radii in points, each held within half of the smaller extent.
  private static func corners(of node: UnsafePointer<RenderNode>) -> CornerRadii {
    let most = min(node.pointee.size.width, node.pointee.size.height) / 2
    func held(_ radius: Double) -> Double { radius > 0 ? min(radius, most) : 0 }
    guard let radii = node.pointee.looks.cornerRadii else {
      let radius = held(node.pointee.cornerRadius)
      return CornerRadii(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
    }
    return CornerRadii(
      topLeft: held(radii.topLeft), topRight: held(radii.topRight), bottomLeft: held(radii.bottomLeft),
      bottomRight: held(radii.bottomRight))
  }

  /// The outline of what a border leaves free, for a border width above 0.
  func inner(borderWidth: Double) -> Outline {
    if isSnapped {
      let rect = NodeGeometry.snap(
        map, left: borderWidth, top: borderWidth, right: width - borderWidth, bottom: height - borderWidth)
      return .rounded(rect, radii: outer.radii.reduced(by: FixedPoint.units(borderWidth * map.a)))
    }
    let inset = FixedPoint.units(borderWidth)
    return .sampled(
      left: inset, top: inset, right: FixedPoint.units(width) - inset, bottom: FixedPoint.units(height) - inset,
      radii: outer.radii.reduced(by: inset), inverse: inverse, map: map, window: window)
  }

  /// The outline of another rectangle of the node's space, without round corners.
  func outline(of place: Rect) -> Outline {
    let (right, bottom) = (place.x + place.width, place.y + place.height)
    if isUpright { return .plain(NodeGeometry.snap(map, left: place.x, top: place.y, right: right, bottom: bottom)) }
    return .sampled(
      left: FixedPoint.units(place.x), top: FixedPoint.units(place.y), right: FixedPoint.units(right),
      bottom: FixedPoint.units(bottom), radii: CornerUnits(), inverse: hasArea ? inverse : InverseMap(of: map),
      map: map,
      window: window)
  }

  /// A rectangle in points, its edges snapped to pixels by an upright map.
  static func snap(_ map: AffineTransform, left: Double, top: Double, right: Double, bottom: Double) -> PixelRect {
    PixelRect(
      left: edge(map.a * left + map.tx), top: edge(map.d * top + map.ty),
      right: edge(map.a * right + map.tx), bottom: edge(map.d * bottom + map.ty))
  }

  /// The same as ``Rounding/pixelEdge(_:)``, without a call to the C library for ordinary values.
  @inline(__always)
  static func edge(_ value: Double) -> Int32 {
    let moved = value + 0.5
    guard moved.magnitude < 268_435_456 else { return Rounding.pixelEdge(value) }
    let truncated = Int32(moved)
    return Double(truncated) > moved ? truncated &- 1 : truncated
  }
}
