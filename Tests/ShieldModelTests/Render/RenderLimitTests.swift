import Testing

@testable import ShieldModel

/// Inputs that no honest tree has, none of which may trap, and sizes that must not take long.
@Suite struct RenderLimitTests {
  static let extremes: [Double] = [0, -1, 0.3, 1e-9, 1e4, 1e9, -1e9, 1e18, 1e300, -1e300, .infinity, -.infinity, .nan]

  @Test(arguments: extremes)
  func `no geometry traps, however extreme`(value: Double) throws {
    for other in RenderLimitTests.extremes {
      var board = DrawingBoard(width: 40, height: 70)
      let edits: [(inout LayerNode) -> Void] = [
        { $0.frame = Rect(value, other, 30, 30) }, { $0.frame = Rect(1, 1, value, other) },
        { $0.frame = Rect(-value, -value, 2 * value, 2 * other) },
        { $0.boundsOrigin = Point(x: value, y: other) },
        { $0.transform = AffineTransform(a: value, b: 0, c: 0, d: other, tx: 0, ty: 0) },
        { $0.transform = AffineTransform(a: 0.5, b: value, c: other, d: 0.5, tx: value, ty: other) },
        { $0.transform = AffineTransform(a: value, b: value, c: value, d: other, tx: other, ty: 0) },
        { $0.zPosition = value }, { $0.text?.size = value },
        {
          $0.text?.size = value
          $0.frame.height = other
          $0.transform = .rotation(degrees: 33)
        },
      ]
      for edit in edits {
        for radius in [0, value] {
          try board.add(Rect(3, 3, 30, 30), .pureRed) {
            $0.cornerRadius = radius
            $0.borderWidth = other
            $0.opacity = 0.5
            $0.clips = true
            $0.text = TextContent(string: "Ag\n12", color: .white)
            edit(&$0)
          }
        }
      }
      let tree = board.tree()
      #expect(tree.nodes.count == edits.count * 2 + 1)
      for rule in [CompositionRule.panel, .clear] {
        #expect(Compositor.compose(tree, rule: rule).height == 70)
      }
      #expect(PixelExplanation.explain(tree, rule: .panel, x: 5, y: 5).contributions.count >= tree.nodes.count)
    }
  }

  @Test func `a tree that a caller made up does not trap`() throws {
    var board = DrawingBoard(width: 8, height: 8, fill: .white)
    for _ in 0..<3 { try board.add(Rect(1, 1, 5, 5), .pureRed) { $0.opacity = 0.5 } }
    var tree = board.tree()
    for end in [Int32.min, -1, 0, 2, 100, .max] {
      for index in tree.nodes.indices {
        tree.nodes[index].subtreeEnd = end
        tree.nodes[index].parent = end
      }
      #expect(Compositor.compose(tree, rule: .panel).width == 8)
    }
    for (width, height) in [(Int32.max, Int32.max), (.min, 4), (4, -1), (0, 0)] {
      tree.width = width
      tree.height = height
      let frame = Compositor.compose(tree, rule: .panel)
      #expect(frame.width >= 0 && frame.width <= 32_768 && frame.height >= 0)
    }
  }

  @Test func `the greatest canvas is composed without a pixel being touched one by one`() throws {
    var board = DrawingBoard(width: 32_768, height: 2048, fill: .white)
    try board.add(Rect(0, 0, 32_768, 2048), .pureRed) { $0.cornerRadius = 900 }
    let frame = board.frame()
    #expect(frame.width == 32_768 && frame.height == 2048)
    #expect(frame.color(x: 20_000, y: 1000) == Color.pureRed.premultiplied)
    #expect(frame.color(x: 0, y: 0) == Color.white.premultiplied)
  }

  @Test(arguments: [false, true])
  func `a chain of 50,000 layers is drawn without recursion`(isGrouped: Bool) throws {
    var board = DrawingBoard(width: 4, height: 4)
    var last = board.root
    for index in 0..<50_000 {
      last = try board.add(
        Rect(0, 0, 4, 4), index % 1000 == 0 ? Color.pureRed.with(alpha: 1) : .clear, under: last
      ) {
        if isGrouped { $0.opacity = 0.999 }
      }
    }
    try board.add(Rect(1, 1, 1, 1), .pureBlue, under: last) { $0.isSecret = true }
    let tree = board.tree()
    #expect(tree.nodes.count == 50_002 && tree.nodes[0].subtreeEnd == 50_002)
    let frame = Compositor.compose(tree, rule: .clear)
    #expect(frame.taintedPixelCount == 1)
    let color = frame.color(x: 1, y: 1)
    #expect(isGrouped ? color.blue > 200 : color == Color.pureBlue.premultiplied)
    #expect(PixelExplanation.explain(tree, rule: .clear, x: 1, y: 1).color == color)
  }

  @Test func `100,000 layers, most of them covered or off screen, are composed at once`() throws {
    var board = DrawingBoard(width: 390, height: 844, fill: .white)
    var seed: UInt32 = 1
    func next(_ bound: UInt32) -> Double {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return Double((seed >> 8) % bound)
    }
    for index in 0..<50_000 {
      try board.add(
        Rect(next(390), next(844), 8 + next(40), 8 + next(40)),
        Color(red: UInt8(index & 255), green: 0, blue: 0, alpha: index % 3 == 0 ? 128 : 255))
    }
    for row in 0..<4 {
      try board.add(Rect(0, Double(row) * 211, 390, 211), Color(red: 0, green: UInt8(row), blue: 0))
    }
    for _ in 0..<50_000 { try board.add(Rect(next(390), 900 + next(100_000), 30, 30), .pureBlue) }
    let frame = board.frame()
    #expect(frame.bandCount == 4 && frame.runCount == 4)
  }
}
