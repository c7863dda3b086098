import Testing

@testable import ShieldModel

@Suite struct CompositorPixmapTests {
  private static let red: UInt32 = 0xFF00_00FF
  private static let green: UInt32 = 0xFF00_FF00
  private static let veil: UInt32 = 0x8000_00FF

  private func pixmap(_ width: Int32, _ pixels: [UInt32]) throws -> Pixmap {
    try #require(Pixmap(width: width, height: Int32(pixels.count) / width, pixels: pixels))
  }

  @Test func `each pixel stands where it belongs, over the background`() throws {
    let pixmap = try pixmap(2, [Self.red, Self.veil, 0, Self.green])
    var board = DrawingBoard(width: 2, height: 2, fill: .white)
    try board.add(Rect(0, 0, 2, 2)) { $0.image = LayerImage(pixmap) }
    let frame = board.frame()
    #expect(frame.color(x: 0, y: 0) == PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255))
    // 255 · 127/255 shines through.
    #expect(frame.color(x: 1, y: 0) == PremultipliedColor(red: 255, green: 127, blue: 127, alpha: 255))
    #expect(frame.color(x: 0, y: 1) == Color.white.premultiplied)
    #expect(frame.color(x: 1, y: 1) == PremultipliedColor(red: 0, green: 255, blue: 0, alpha: 255))
  }

  @Test func `a secret pixmap taints its place and is replaced like any content`() throws {
    let pixmap = try pixmap(2, [Self.red, Self.green])
    var board = DrawingBoard(width: 3, height: 1, fill: .white)
    try board.add(Rect(0, 0, 2, 1)) {
      $0.image = LayerImage(pixmap)
      $0.isSecret = true
    }
    let tree = board.tree()
    let frame = Compositor.compose(tree, rule: .panel)
    #expect((0..<3).map { frame.isTainted(x: $0, y: 0) } == [true, true, false])
    let inverse = Compositor.compose(tree.replacingSecrets(with: .inverse), rule: .panel)
    #expect(inverse.color(x: 1, y: 0) == PremultipliedColor(red: 255, green: 0, blue: 255, alpha: 255))
    let black = Compositor.compose(tree.replacingSecrets(with: .black), rule: .panel)
    #expect((0..<2).allSatisfy { black.color(x: $0, y: 0) == .black })
    let nothing = Compositor.compose(tree.replacingSecrets(with: .nothing), rule: .panel)
    #expect((0..<2).allSatisfy { nothing.color(x: $0, y: 0) == Color.white.premultiplied })
  }

  @Test func `pixmaps are drawn as the reference draws them, however they lie`() throws {
    var generator = LawGenerator(seed: 11)
    for _ in 0..<30 {
      let (width, height) = (1 + generator.below(6), 1 + generator.below(6))
      let pixels = (0..<width * height).map { _ in
        generator.one(of: [Self.red, Self.green, Self.veil, 0, UInt32(truncatingIfNeeded: generator.next())])
      }
      var node = NodeDescription()
      node.frame = Rect(
        Double(generator.below(8)) / 2, Double(generator.below(8)) / 2, 1 + Double(generator.below(20)) / 2,
        1 + Double(generator.below(20)) / 2)
      node.image = LayerImage(try pixmap(Int32(width), pixels), gravity: generator.one(of: ImageGravity.allCases))
      node.turn = generator.one(of: [0, 0, 30, 90])
      node.cornerRadius = generator.one(of: [0, 2])
      node.clips = generator.happens(40)
      node.opacity = generator.one(of: [1, 0.4])
      node.isSecret = generator.happens(50)
      let description = TreeDescription(nodes: [node], size: Size(width: 14, height: 12))
      let request = PictureRequest.panel.at(scale: generator.one(of: [1, 2, 1.5]))
      let scene = try description.scene()
      #expect(
        ProductDrawing.draw(scene, request) == ReferenceCompositor.picture(scene, request), "\(description)")
    }
  }
}
