import Testing

@testable import ShieldModel

/// Shadows and blurred backdrops.
@Suite struct CompositorEffectsTests {
  private static let hard = LayerShadow(color: .black, radius: 0, offset: Point(x: 1, y: 0))

  @Test func `a shadow is the shape of the layer, moved and behind it`() throws {
    var board = DrawingBoard(width: 6, height: 1, fill: .white)
    try board.add(Rect(1, 0, 2, 1), .pureRed) { $0.shadow = Self.hard }
    #expect(board.frame().letters == ["wrrkww"])
  }

  @Test func `a shadow comes from everything below the layer, holes and all, and not from its colour`() throws {
    var board = DrawingBoard(width: 8, height: 1, fill: .white)
    let group = try board.add(Rect(0, 0, 8, 1)) { $0.shadow = Self.hard }
    try board.add(Rect(1, 0, 1, 1), .pureRed, under: group)
    try board.add(Rect(4, 0, 2, 1), .pureGreen, under: group)
    #expect(board.frame().letters == ["wrkwggkw"])
  }

  @Test func `a layer that clips shows no shadow, and an opacity dims the shadow along`() throws {
    var board = DrawingBoard(width: 4, height: 1, fill: .white)
    let card = try board.add(Rect(1, 0, 1, 1), .pureRed) {
      $0.shadow = Self.hard
      $0.clips = true
    }
    #expect(board.frame().letters == ["wrww"])
    board.edit(card) {
      $0.clips = false
      $0.opacity = 0.5
    }
    #expect(board.frame().color(x: 2, y: 0) == PremultipliedColor(red: 127, green: 127, blue: 127, alpha: 255))
  }

  @Test func `a shadow reaches into the picture from outside, and ends at what clips the layer`() throws {
    var board = DrawingBoard(width: 4, height: 1, fill: .white)
    let outside = try board.add(Rect(-2, 0, 2, 1), .pureRed) {
      $0.shadow = LayerShadow(color: .black, radius: 0, offset: Point(x: 3, y: 0))
    }
    #expect(board.frame().letters == ["wkkw"])
    let box = try board.add(Rect(0, 0, 2, 1)) { $0.clips = true }
    try board.hierarchy.insertSublayer(outside, into: box)
    #expect(board.frame().letters == ["wkww"])
  }

  @Test func `an omitted layer casts no shadow, and an omitted sublayer has no part in one`() throws {
    var board = DrawingBoard(width: 6, height: 1, fill: .white)
    let card = try board.add(Rect(1, 0, 1, 1), .pureRed) { $0.shadow = Self.hard }
    let child = try board.add(Rect(2, 0, 1, 1), .pureGreen, under: card) { $0.captureMask = .still }
    #expect(board.frame().letters == ["wrkgkw"])
    #expect(board.frame(.still).letters == ["wrkwww"])
    board.edit(child) { $0.captureMask = [] }
    board.edit(card) { $0.captureMask = .still }
    #expect(board.frame(.still).letters == ["wwwwww"])
  }

  @Test func `the shadow of a secret is tainted, as far as it reaches`() throws {
    var board = DrawingBoard(width: 9, height: 1, fill: .white)
    try board.add(Rect(4, 0, 1, 1), .pureRed) {
      $0.shadow = LayerShadow(color: .black, radius: 1, offset: .zero)
      $0.isSecret = true
    }
    #expect(board.frame().taintMarks == ["-#######-"])
    #expect(LeakExamination.examine(board.tree(), rule: .panel).leaks)
  }

  @Test func `a blur spreads what lies behind within its shape and leaves the rest`() throws {
    var board = DrawingBoard(width: 12, height: 1, fill: .black)
    try board.add(Rect(5, 0, 1, 1), .white)
    try board.add(Rect(2, 0, 8, 1)) { $0.blurRadius = 1 }
    let lights = (0..<12).map { Int(board.frame().color(x: Int32($0), y: 0).red) }
    // 1 3 6 7 6 3 1 of 27: three boxes of three pixels.
    #expect(lights == [0, 0, 9, 28, 57, 66, 57, 28, 9, 0, 0, 0])
  }

  @Test func `a blur repeats the pixels at its edges and sees nothing beyond them`() throws {
    var board = DrawingBoard(width: 8, height: 1, fill: .black)
    try board.add(Rect(0, 0, 2, 1), .white)
    try board.add(Rect(2, 0, 6, 1)) { $0.blurRadius = 2 }
    #expect(board.frame().letters == ["wwkkkkkk"])
  }

  /// Fact 35: the blur's input is the capture's own background.
  @Test func `fact 35: a capture blurs its own backdrop and not the panel's`() throws {
    var board = DrawingBoard(width: 9, height: 1, fill: .black)
    try board.add(Rect(4, 0, 1, 1), .white) {
      $0.captureMask = .still
      $0.isSecret = true
    }
    try board.add(Rect(0, 0, 9, 1)) { $0.blurRadius = 1 }
    #expect(board.frame().taintMarks == ["-#######-"])
    #expect(board.frame(.still) == CompositedFrame(width: 9, height: 1, color: .black))
    #expect(!LeakExamination.examine(board.tree(), rule: .still).leaks)
  }

  @Test func `a blurred backdrop shows through a tint, round corners and an opacity`() throws {
    var board = DrawingBoard(width: 6, height: 6, fill: .pureRed)
    let glass = try board.add(Rect(0, 0, 6, 6), Color.pureBlue.with(alpha: 128)) {
      $0.blurRadius = 2
      $0.cornerRadius = 3
      $0.clips = true
    }
    #expect(board.frame().color(x: 0, y: 0) != .clear && board.frame().color(x: 3, y: 3).red == 127)
    board.edit(glass) { $0.opacity = 0.5 }
    #expect(board.frame().color(x: 3, y: 3).red == 191)
  }

  @Test func `a blur in a turned layer that clips sees the group as the reference does`() throws {
    var clip = NodeDescription()
    clip.frame = Rect(x: 0, y: 0, width: 6, height: 6)
    clip.turn = 45
    clip.clips = true
    var fill = NodeDescription()
    fill.parent = 0
    fill.frame = Rect(x: -2, y: 1, width: 13, height: 6)
    fill.fill = .pureBlue
    var glass = NodeDescription()
    glass.parent = 0
    glass.frame = Rect(x: -0.25, y: -0.5, width: 10, height: 14)
    glass.blurRadius = 1.5
    let tree = TreeDescription(nodes: [clip, fill, glass], size: Size(width: 16, height: 16))
    expectNone(DrawingLaw.composedEqualsReference, try tree.scene(), .panel)
  }

  @Test func `the explanation of a pixel names shadow and backdrop`() throws {
    var board = DrawingBoard(width: 6, height: 1, fill: .white)
    let card = try board.add(Rect(1, 0, 2, 1), .pureRed) { $0.shadow = Self.hard }
    let glass = try board.add(Rect(0, 0, 6, 1)) { $0.blurRadius = 1 }
    let explanation = PixelExplanation.explain(board.tree(), rule: .panel, x: 3, y: 0)
    #expect(explanation.color == board.frame().color(x: 3, y: 0))
    let parts = explanation.contributions.compactMap { contribution -> Contribution.Part? in
      if case .painted(let paint) = contribution.effect { return paint.part }
      return nil
    }
    #expect(parts == [.fill, .shadow, .backdrop])
    #expect(board.index(of: card) < board.index(of: glass))
  }

  @Test func `so many effects that there is no room for them are not drawn, and nothing breaks`() throws {
    var board = DrawingBoard(width: 4, height: 4, fill: .white)
    for _ in 0..<1100 { try board.add(Rect(0, 0, 2, 2), .pureRed) { $0.shadow = Self.hard } }
    #expect(board.frame().letters(row: 0) == "rrkw")
    #expect(Compositor.isIncomplete(board.tree(), rule: .panel))
    var few = DrawingBoard(width: 4, height: 4, fill: .white)
    try few.add(Rect(0, 0, 2, 2), .pureRed) { $0.shadow = Self.hard }
    #expect(!Compositor.isIncomplete(few.tree(), rule: .panel))
    var wide = DrawingBoard(width: 30_000, height: 2000, fill: .white)
    try wide.add(Rect(0, 0, 30_000, 2000)) { $0.blurRadius = 100 }
    #expect(wide.frame() == CompositedFrame(width: 30_000, height: 2000, color: Color.white.premultiplied))
  }
}
