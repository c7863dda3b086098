/// Where layers lie on the canvas.
enum LayerPlacement {
  /// The map from a layer's own coordinates to the canvas, in points, from that of its superlayer.
  static func of(_ layer: UnsafePointer<LayerNode>, within above: AffineTransform) -> AffineTransform {
    if !layer.pointee.extras.isNone, layer.pointee.transform != .identity {
      return above.applied(after: layer.pointee.transformToSuperlayer)
    }
    let (frame, origin) = (layer.pointee.frame, layer.pointee.boundsOrigin)
    return above.shifted(x: frame.x - origin.x, y: frame.y - origin.y)
  }

  /// The map from a layer's local rectangle, whose top left corner is (0, 0), to pixels.
  static func map(
    _ layer: UnsafePointer<LayerNode>, placement: AffineTransform, scale: Double
  ) -> AffineTransform {
    let origin = layer.pointee.boundsOrigin
    let placed = placement.shifted(x: origin.x, y: origin.y)
    return AffineTransform(
      a: scale * placed.a, b: scale * placed.b, c: scale * placed.c, d: scale * placed.d, tx: scale * placed.tx,
      ty: scale * placed.ty)
  }
}

extension AffineTransform {
  /// The map that shifts by a distance before it does the rest.
  fileprivate func shifted(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: a, b: b, c: c, d: d, tx: a * x + c * y + tx, ty: b * x + d * y + ty)
  }

  /// How much areas grow, negative for a mirrored plane.
  var determinant: Double { a * d - b * c }

  /// Whether nothing of an area is left, or nobody knows how much.
  var foldsPlane: Bool { !(determinant.magnitude >= 1e-9) || !determinant.isFinite }
}
