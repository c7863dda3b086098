import Testing

@testable import ShieldModel

/// Cells or pixels, one way of painting gives what the other gives.
@Suite struct PaintingWayTests {
  @Test(arguments: RandomLayerTrees.batches(of: 150))
  func `on 150 random trees every way of painting gives the same picture`(seeds: Range<UInt64>) throws {
    for seed in seeds {
      let description = RandomLayerTrees.tree(seed: seed)
      let tree = ProductDrawing.commit(try description.scene(), scale: description.scale)
      for request in RandomLayerTrees.requests(seed: seed, scale: description.scale) {
        let rule = ProductDrawing.rule(request)
        let expected = Compositor.compose(tree, rule: rule)
        for choice in PaintingChoice.allCases {
          #expect(frame(tree, rule, choice) == expected, "seed \(seed), \(choice), \(request)")
          var pixels = FramePixels()
          Compositor.paint(tree, rule: rule, choice: choice, into: &pixels, parallelFor: Compositor.inTurn)
          #expect(bytes(pixels) == expected.pixels(), "seed \(seed), \(choice), \(request)")
        }
      }
    }
  }

  @Test func `pictures are cut out of what is beside them, and each part keeps its place`() throws {
    for seed in UInt64(0)..<12 {
      var generator = LawGenerator(seed: seed)
      var board = DrawingBoard(width: 300, height: 150, fill: .white)
      for number in 0..<14 {
        let frame = Rect(
          Double(generator.below(280)), Double(generator.below(140)), Double(4 + generator.below(120)),
          Double(4 + generator.below(60)))
        let color = Color(
          red: UInt8(generator.below(256)), green: 90, blue: UInt8(generator.below(256)),
          alpha: generator.happens(50) ? 255 : 140)
        try board.add(frame, color) {
          if number % 3 == 0 {
            $0.image = LayerImage(
              .noise, width: Int32(frame.width), height: Int32(frame.height),
              first: .white.with(alpha: generator.happens(50) ? 255 : 30), second: color, seed: UInt32(number))
          }
          if generator.happens(30) { $0.cornerRadius = 7 }
          if generator.happens(20) { $0.opacity = 0.6 }
        }
      }
      let tree = board.tree()
      let expected = frame(tree, .panel, .cells)
      #expect(frame(tree, .panel, .cheaper) == expected, "seed \(seed)")
      #expect(frame(tree, .panel, .pixels) == expected, "seed \(seed)")
      var pixels = FramePixels()
      Compositor.paint(tree, rule: .panel, into: &pixels)
      #expect(bytes(pixels) == expected.pixels(), "seed \(seed)")
    }
  }

  private func frame(_ tree: RenderTree, _ rule: CompositionRule, _ choice: PaintingChoice) -> CompositedFrame {
    let window = PixelRect(left: 0, top: 0, right: tree.width, bottom: tree.height)
    let list = DisplayListBuilder.list(for: tree, rule: rule, window: window)
    let strips = StripIndex(list)
    return Compositor.compose(list, strips, from: 0, to: strips.count, choice: choice)
  }

  private func bytes(_ pixels: FramePixels) -> [UInt8] { pixels.words.withUnsafeBytes { [UInt8]($0) } }
}
