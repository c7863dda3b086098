/// A map of the plane that keeps lines straight and parallel.
///
/// A point maps as `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`, all in points.
public struct AffineTransform: Hashable, Sendable {
  /// How much of x goes into x'.
  public var a: Double
  /// How much of x goes into y'.
  public var b: Double
  /// How much of y goes into x'.
  public var c: Double
  /// How much of y goes into y'.
  public var d: Double
  /// Horizontal shift.
  public var tx: Double
  /// Vertical shift.
  public var ty: Double

  /// Makes a transform from its six coefficients.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that moves nothing.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A shift by a distance in points.
  public static func translation(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A scaling about the origin.
  public static func scale(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A turn about the origin, clockwise on a screen whose y grows downwards, in degrees.
  ///
  /// Multiples of 90° are exact.
  public static func rotation(degrees: Double) -> AffineTransform {
    let (sine, cosine) = Trigonometry.sineAndCosine(degrees: degrees)
    return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The map that applies `inner` first and this one to its result.
  public func applied(after inner: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * inner.a + c * inner.b,
      b: b * inner.a + d * inner.b,
      c: a * inner.c + c * inner.d,
      d: b * inner.c + d * inner.d,
      tx: a * inner.tx + c * inner.ty + tx,
      ty: b * inner.tx + d * inner.ty + ty)
  }

  /// The image of a point.
  public func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The map that undoes this one, or nil where the plane is folded to a line or a point.
  public var inverted: AffineTransform? {
    let determinant = a * d - b * c
    guard determinant.isFinite, determinant.magnitude > 1e-12 else { return nil }
    return AffineTransform(
      a: d / determinant, b: -b / determinant,
      c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
  }

  /// Whether upright rectangles stay upright and are not mirrored.
  public var keepsRectanglesUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  /// Whether the map only shifts.
  public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
