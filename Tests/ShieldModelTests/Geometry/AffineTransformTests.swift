import Testing

@testable import ShieldModel

@Suite struct AffineTransformTests {
  @Test func `applied after means the other map comes first`() {
    let shift = AffineTransform.translation(x: 10, y: 0)
    let double = AffineTransform.scale(x: 2, y: 2)
    #expect(double.applied(after: shift).apply(Point(x: 1, y: 1)) == Point(x: 22, y: 2))
    #expect(shift.applied(after: double).apply(Point(x: 1, y: 1)) == Point(x: 12, y: 2))
  }

  @Test(arguments: [
    (0.0, 1.0, 0.0), (90, 0, 1), (180, -1, 0), (270, 0, -1), (360, 1, 0), (-90, 0, -1), (450, 0, 1),
  ])
  func `quarter turns are exact and clockwise`(degrees: Double, x: Double, y: Double) {
    #expect(AffineTransform.rotation(degrees: degrees).apply(Point(x: 1, y: 0)) == Point(x: x, y: y))
  }

  @Test(arguments: [
    AffineTransform.translation(x: 3, y: -4), .scale(x: 2, y: 0.5), .rotation(degrees: 30),
    AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6),
  ])
  func `the inverse undoes the map`(transform: AffineTransform) throws {
    let inverse = try #require(transform.inverted)
    let back = inverse.apply(transform.apply(Point(x: 7, y: 9)))
    #expect((back.x - 7).magnitude < 1e-9 && (back.y - 9).magnitude < 1e-9)
  }

  @Test(arguments: [
    AffineTransform.scale(x: 0, y: 1), AffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
    .scale(x: .infinity, y: 1), .scale(x: .nan, y: 1),
  ])
  func `a map that folds the plane has no inverse`(transform: AffineTransform) {
    #expect(transform.inverted == nil)
  }

  @Test func `only unmirrored upright maps keep rectangles upright`() {
    #expect(AffineTransform.scale(x: 2, y: 3).keepsRectanglesUpright)
    #expect(!AffineTransform.scale(x: -1, y: 1).keepsRectanglesUpright)
    #expect(!AffineTransform.rotation(degrees: 90).keepsRectanglesUpright)
    #expect(AffineTransform.translation(x: 1, y: 2).isTranslation)
    #expect(!AffineTransform.scale(x: 2, y: 2).isTranslation)
  }
}
