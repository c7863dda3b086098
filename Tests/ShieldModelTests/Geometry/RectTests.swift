import Testing

@testable import ShieldModel

@Suite struct RectTests {
  @Test(arguments: [
    (Point(x: 0, y: 0), true), (Point(x: 9.999, y: 9.999), true), (Point(x: 10, y: 5), false),
    (Point(x: 5, y: 10), false), (Point(x: -0.001, y: 5), false), (Point(x: .nan, y: 5), false),
  ])
  func `left and top edges belong to a rectangle, right and bottom do not`(point: Point, isInside: Bool) {
    #expect(Rect(x: 0, y: 0, width: 10, height: 10).contains(point) == isInside)
  }

  @Test func `an empty rectangle contains nothing`() {
    #expect(!Rect.zero.contains(.zero))
    #expect(Rect.zero.isEmpty)
    #expect(Rect(x: 0, y: 0, width: .nan, height: 1).isEmpty)
  }

  @Test func `insets never turn a rectangle inside out`() {
    let small = Rect(x: 0, y: 0, width: 10, height: 10).inset(by: EdgeInsets(all: 7))
    #expect(small == Rect(x: 7, y: 7, width: 0, height: 0))
    let large = Rect(x: 0, y: 0, width: 10, height: 10).inset(by: EdgeInsets(all: -2))
    #expect(large == Rect(x: -2, y: -2, width: 14, height: 14))
  }

  @Test func `the middle, the offset and the parts fit together`() {
    let rect = Rect(origin: Point(x: 1, y: 2), size: Size(width: 4, height: 6))
    #expect(rect.center == Point(x: 3, y: 5))
    #expect(rect.offset(x: 1, y: -1) == Rect(x: 2, y: 1, width: 4, height: 6))
  }
}
