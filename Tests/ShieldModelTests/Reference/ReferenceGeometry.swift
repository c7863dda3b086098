@testable import ShieldModel

/// Where one layer lies on the canvas, and what its parts cover.
struct ReferenceGeometry {
  let canvas: ReferenceCanvas
  /// Extent of the layer in points.
  let width: Double
  let height: Double
  /// From the layer's top left corner, in points, to pixels.
  let map: ReferenceMap
  /// Whether the outer shape has snapped edges and square corners: whole pixels, and clipping needs no coverage.
  let isSnappedBox: Bool
  /// The snapped edges; only for maps that keep rectangles upright.
  let box: ReferenceBox
  /// The snapped edges inside the border; only for maps that keep rectangles upright.
  let innerBox: ReferenceBox
  /// The outer shape.
  let outline: ReferenceOutline
  /// The inside of the border.
  let inner: ReferenceOutline

  /// `pointMap` goes from the layer's own coordinates to points of the canvas.
  init(layer: LayerNode, pointMap: ReferenceMap, scale: Double, canvas: ReferenceCanvas) {
    self.canvas = canvas
    width = layer.frame.width
    height = layer.frame.height
    map = pointMap.after(.shift(layer.boundsOrigin.x, layer.boundsOrigin.y)).scaled(by: scale)
    let shorter = min(width, height)
    let radii = ReferenceGeometry.radii(of: layer).map { max(0, min($0, shorter / 2)) }
    let isSquare = radii.allSatisfy { $0 == 0 }
    let border = max(0, min(layer.borderWidth, shorter / 2))
    let isUpright = map.isFlat && (isSquare || map.a == map.d)
    isSnappedBox = isUpright && isSquare
    if !(width > 0 && height > 0) {
      (outline, inner, box, innerBox) = (.nothing, .nothing, .nowhere, .nowhere)
      return
    }
    if map.isFlat {
      box = ReferenceGeometry.snapped(map, 0, 0, width, height)
      innerBox = ReferenceGeometry.snapped(map, border, border, width - border, height - border)
    } else {
      (box, innerBox) = (.nowhere, .nowhere)
    }
    if isUpright {
      let (most, innerMost) = (min(box.width, box.height) * 128, min(innerBox.width, innerBox.height) * 128)
      let a = map.a
      let outer = radii.map { min(ReferenceRounding.nearest($0 * a * 256), most) }
      outline = ReferenceOutline(box: box, radii: outer)
      let less = ReferenceRounding.nearest(border * map.a * 256)
      inner = ReferenceOutline(box: innerBox, radii: outer.map { min(max(0, $0 - less), innerMost) })
    } else {
      let right = ReferenceRounding.nearest(width * 256)
      let bottom = ReferenceRounding.nearest(height * 256)
      let less = ReferenceRounding.nearest(border * 256)
      let outer = radii.map { min(ReferenceRounding.nearest($0 * 256), min(right, bottom) / 2) }
      let inverse = map.inverse
      outline =
        ReferenceOutline(inverse: inverse, left: 0, top: 0, right: right, bottom: bottom, radii: outer)
        ?? .nothing
      inner =
        ReferenceOutline(
          inverse: inverse, left: less, top: less, right: right - less, bottom: bottom - less,
          radii: outer.map { max(0, $0 - less) }) ?? .nothing
    }
  }

  /// The shape without round corners, sampled.
  var bounds: ReferenceOutline {
    ReferenceOutline(
      inverse: map.inverse, left: 0, top: 0, right: ReferenceRounding.nearest(width * 256),
      bottom: ReferenceRounding.nearest(height * 256), radii: [0, 0, 0, 0]) ?? .nothing
  }

  /// Points: top left, top right, bottom left, bottom right.
  private static func radii(of layer: LayerNode) -> [Double] {
    guard let radii = layer.cornerRadii else { return Array(repeating: layer.cornerRadius, count: 4) }
    return [radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight]
  }

  /// The coverage of the fill.
  var shape: ReferenceCoverage {
    var coverage = ReferenceCoverage(canvas)
    if isSnappedBox {
      coverage.set(256, in: box)
    } else {
      coverage.count(in: surroundings) { outline.contains($0, $1) }
    }
    return coverage
  }

  /// The coverage of the border: inside the shape, outside the inner shape.
  var border: ReferenceCoverage {
    var coverage = ReferenceCoverage(canvas)
    if isSnappedBox {
      coverage.set(256, in: box)
      coverage.set(0, in: innerBox)
    } else {
      coverage.count(in: surroundings) { outline.contains($0, $1) && !inner.contains($0, $1) }
    }
    return coverage
  }

  /// The coverage of the border of a layer that clips with a shape: everything outside the inner shape.
  var unboundedBorder: ReferenceCoverage {
    var coverage = ReferenceCoverage(canvas, everywhere: 256)
    coverage.count(in: surroundings) { !inner.contains($0, $1) }
    return coverage
  }

  /// A box that holds the whole layer and a bit more, so that far pixels need not be looked at.
  var surroundings: ReferenceBox {
    let corners = [(0, 0), (width, 0), (0, height), (width, height)]
    let across = corners.map { map.a * $0.0 + map.c * $0.1 + map.x }
    let down = corners.map { map.b * $0.0 + map.d * $0.1 + map.y }
    return ReferenceBox(
      left: ReferenceRounding.edge(across.min() ?? 0) - 2, top: ReferenceRounding.edge(down.min() ?? 0) - 2,
      right: ReferenceRounding.edge(across.max() ?? 0) + 2, bottom: ReferenceRounding.edge(down.max() ?? 0) + 2)
  }

  /// The pixel edges nearest to those of a rectangle of the layer, under a map that keeps rectangles upright.
  static func snapped(
    _ map: ReferenceMap, _ left: Double, _ top: Double, _ right: Double, _ bottom: Double
  ) -> ReferenceBox {
    ReferenceBox(
      left: ReferenceRounding.edge(map.a * left + map.x), top: ReferenceRounding.edge(map.d * top + map.y),
      right: ReferenceRounding.edge(map.a * right + map.x), bottom: ReferenceRounding.edge(map.d * bottom + map.y))
  }
}
