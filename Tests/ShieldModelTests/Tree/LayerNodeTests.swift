import Testing

@testable import ShieldModel

@Suite struct LayerNodeTests {
  @Test func `without a transform a layer maps by its frame and bounds origin`() {
    var layer = LayerNode()
    layer.frame = Rect(x: 10, y: 20, width: 30, height: 40)
    layer.boundsOrigin = Point(x: 3, y: 5)
    #expect(layer.bounds == Rect(x: 3, y: 5, width: 30, height: 40))
    #expect(layer.transformToSuperlayer.apply(Point(x: 3, y: 5)) == Point(x: 10, y: 20))
  }

  @Test func `a transform turns about the middle of the frame`() {
    var layer = LayerNode()
    layer.frame = Rect(x: 10, y: 20, width: 40, height: 20)
    layer.transform = .rotation(degrees: 90)
    #expect(layer.transformToSuperlayer.apply(Point(x: 20, y: 10)) == Point(x: 30, y: 30))
    #expect(layer.transformToSuperlayer.apply(Point(x: 0, y: 0)) == Point(x: 40, y: 10))
  }
}
