import Testing

@testable import ShieldModel

@Suite struct FramePixelsTests {
  @Test(arguments: [(0, 5), (5, 0), (0, 0)] as [(Int32, Int32)])
  func `a picture without columns or rows has an extent and nothing to read`(width: Int32, height: Int32) {
    let board = DrawingBoard(width: Double(width), height: Double(height), fill: .white)
    var pixels = FramePixels()
    Compositor.paint(board.tree(), rule: .panel, into: &pixels)
    #expect((pixels.width, pixels.height) == (width, height))
    pixels.forEachRow { _ in Issue.record("there is no row of pixels") }
    #expect(pixels.words.isEmpty)
    #expect(pixels.color(x: 0, y: 0) == .clear)
  }
}
