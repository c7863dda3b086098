@testable import ShieldModel

/// A map of the plane as a matrix of three rows and three columns, with the product written out as in a textbook.
struct ReferenceMap {
  /// Rows from top to bottom; a point is the column (x, y, 1).
  var rows: [[Double]]

  static let identity = ReferenceMap(rows: [[1, 0, 0], [0, 1, 0], [0, 0, 1]])

  static func shift(_ x: Double, _ y: Double) -> ReferenceMap {
    ReferenceMap(rows: [[1, 0, x], [0, 1, y], [0, 0, 1]])
  }

  init(rows: [[Double]]) {
    self.rows = rows
  }

  init(_ transform: AffineTransform) {
    rows = [[transform.a, transform.c, transform.tx], [transform.b, transform.d, transform.ty], [0, 0, 1]]
  }

  var a: Double { rows[0][0] }
  var b: Double { rows[1][0] }
  var c: Double { rows[0][1] }
  var d: Double { rows[1][1] }
  var x: Double { rows[0][2] }
  var y: Double { rows[1][2] }

  var determinant: Double { a * d - b * c }

  /// Whether upright rectangles stay upright and are not mirrored.
  var isFlat: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  /// The map that does `inner` first.
  func after(_ inner: ReferenceMap) -> ReferenceMap {
    var product = ReferenceMap.identity
    for row in 0..<3 {
      for column in 0..<3 {
        product.rows[row][column] =
          rows[row][0] * inner.rows[0][column] + rows[row][1] * inner.rows[1][column]
          + rows[row][2] * inner.rows[2][column]
      }
    }
    return product
  }

  /// The map with all six numbers multiplied: points become pixels.
  func scaled(by scale: Double) -> ReferenceMap {
    ReferenceMap(rows: [rows[0].map { $0 * scale }, rows[1].map { $0 * scale }, rows[2]])
  }

  /// The inverse by Cramer's rule; the determinant is not 0.
  var inverse: ReferenceMap {
    let whole = determinant
    return ReferenceMap(rows: [
      [d / whole, -c / whole, (c * y - d * x) / whole],
      [-b / whole, a / whole, (b * x - a * y) / whole],
      [0, 0, 1],
    ])
  }

  /// The map from a layer's own coordinates to its superlayer's.
  static func toSuperlayer(of layer: LayerNode) -> ReferenceMap {
    let frame = layer.frame
    let placed = shift(frame.x - layer.boundsOrigin.x, frame.y - layer.boundsOrigin.y)
    let middleX = frame.x + frame.width / 2
    let middleY = frame.y + frame.height / 2
    if layer.transform == .identity { return placed }
    return shift(middleX, middleY).after(ReferenceMap(layer.transform)).after(shift(-middleX, -middleY)).after(placed)
  }
}
