/// A plane seen from above, put together from a few slanted rectangles.
struct CardPlane {
  /// The middle of the plane in points.
  let center: Point
  /// 1 for a plane that is 36 points long.
  let scale: Double
  /// Where the nose points: 0 to the right, positive clockwise, in degrees.
  let heading: Double

  /// Draws the plane.
  func draw(into sheet: inout CardSheet, _ color: Color) {
    add("hull", x: 0, y: 0, width: 36, height: 5, slant: 0, radius: 2.5, into: &sheet, color)
    for side in [-1.0, 1.0] {
      add("wing", x: -1.5, y: side * 8, width: 7, height: 13, slant: -side * 0.6, radius: 1, into: &sheet, color)
      add("tail", x: -14.5, y: side * 3.6, width: 3.4, height: 6, slant: -side * 0.5, radius: 0.6, into: &sheet, color)
    }
  }

  /// Adds a part, given by its middle and extent on a plane that flies to the right, and how far it leans back.
  private func add(
    _ name: String, x: Double, y: Double, width: Double, height: Double, slant: Double, radius: Double,
    into sheet: inout CardSheet, _ color: Color
  ) {
    let turn = AffineTransform.rotation(degrees: heading)
    let middle = turn.apply(Point(x: x * scale, y: y * scale))
    let frame = Rect(
      x: center.x + middle.x - width / 2, y: center.y + middle.y - height / 2, width: width, height: height)
    let shape = AffineTransform(a: 1, b: 0, c: slant, d: 1, tx: 0, ty: 0)
    let transform = turn.applied(after: .scale(x: scale, y: scale)).applied(after: shape)
    sheet.add(name, frame, color, radius: radius, transform: transform)
  }
}
