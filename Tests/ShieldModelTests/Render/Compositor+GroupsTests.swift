import Testing

@testable import ShieldModel

@Suite struct CompositorGroupsTests {
  @Test func `a plain rectangle clips what lies below, not the layer's own parts`() throws {
    var board = DrawingBoard(width: 6, height: 4)
    let box = try board.add(Rect(1, 1, 4, 2), .pureRed) { $0.clips = true }
    let inner = try board.add(Rect(-5, -5, 7, 20), .pureGreen, under: box)
    try board.add(Rect(6, 6, 1, 20), .pureBlue, under: inner)
    #expect(board.frame(.clear).letters == ["......", ".ggrr.", ".gbrr.", "......"])
    board.edit(box) { $0.clips = false }
    #expect(board.frame(.clear).letters == ["ggg...", "gggrr.", "ggbrr.", "ggb..."])
  }

  @Test func `nested clips meet, and what comes after them is not clipped`() throws {
    var board = DrawingBoard(width: 8, height: 1)
    let outer = try board.add(Rect(1, 0, 4, 1)) { $0.clips = true }
    let inner = try board.add(Rect(2, 0, 9, 1), under: outer) { $0.clips = true }
    try board.add(Rect(-9, 0, 30, 1), .pureRed, under: inner)
    try board.add(Rect(-9, 0, 10, 1), .pureGreen, under: outer)
    try board.add(Rect(6, 0, 1, 1), .pureBlue)
    #expect(board.frame(.clear).letters == [".g.rr.b."])
  }

  @Test(arguments: [Rect(1, 0, 0, 1), Rect(1, 0, 4, 0), Rect(1, 0, 0.2, 1), Rect(1, 0, -2, 1)])
  func `a clip without pixels hides everything below`(frame: Rect) throws {
    var board = DrawingBoard(width: 6, height: 1)
    let box = try board.add(frame) { $0.clips = true }
    let inner = try board.add(Rect(-9, -9, 30, 30), .pureRed, under: box)
    try board.add(Rect(0, 0, 30, 30), .pureRed, under: inner) { $0.opacity = 0.5 }
    #expect(board.frame(.clear).letters == ["......"])
  }

  @Test func `a clipping border is drawn above the children and not clipped away`() throws {
    var board = DrawingBoard(width: 5, height: 3)
    let box = try board.add(Rect(0, 0, 5, 3)) {
      $0.clips = true
      $0.borderWidth = 1
      $0.borderColor = .pureRed
    }
    try board.add(Rect(-1, -1, 9, 9), .pureBlue, under: box)
    #expect(board.frame(.clear).letters == ["rrrrr", "rbbbr", "rrrrr"])
  }

  @Test func `opacity works on the layer and everything below it as one group`() throws {
    var board = DrawingBoard(width: 3, height: 1)
    let group = try board.add(Rect(0, 0, 2, 1), .pureRed) { $0.opacity = 0.5 }
    try board.add(Rect(1, 0, 2, 1), .pureBlue, under: group)
    let frame = board.frame(.clear)
    // Where blue covers red inside the group, no red shines through.
    #expect(frame.color(x: 0, y: 0) == PremultipliedColor(red: 128, green: 0, blue: 0, alpha: 128))
    #expect(frame.color(x: 1, y: 0) == PremultipliedColor(red: 0, green: 0, blue: 128, alpha: 128))
    #expect(frame.color(x: 2, y: 0) == PremultipliedColor(red: 0, green: 0, blue: 128, alpha: 128))
  }

  @Test func `groups within groups multiply, each step rounded`() throws {
    var board = DrawingBoard(width: 1, height: 1)
    let outer = try board.add(Rect(0, 0, 1, 1)) { $0.opacity = 0.3 }
    let inner = try board.add(Rect(0, 0, 1, 1), under: outer) { $0.opacity = 0.7 }
    try board.add(Rect(0, 0, 1, 1), .white, under: inner)
    try board.add(Rect(0, 0, 1, 1), Color.white.with(alpha: 3), under: inner)
    let step = Rounding.multiply(Rounding.multiply(255, Rounding.byte(0.7)), Rounding.byte(0.3))
    #expect(
      board.frame(.clear).color(x: 0, y: 0) == PremultipliedColor(red: step, green: step, blue: step, alpha: step))
  }

  @Test func `round corners clip a group whose background reaches everywhere, so no fringe is left`() throws {
    var board = DrawingBoard(width: 8, height: 8, fill: .white)
    let card = try board.add(Rect(0, 0, 8, 8), .pureRed) {
      $0.cornerRadius = 4
      $0.clips = true
    }
    try board.add(Rect(0, 0, 8, 8), .black, under: card)
    let frame = board.frame()
    // Black covers red completely inside the group: every pixel is a grey between white and black.
    for y in 0..<Int32(8) {
      for x in 0..<Int32(8) {
        let color = frame.color(x: x, y: y)
        #expect(color.red == color.green && color.green == color.blue)
      }
    }
    #expect(frame.color(x: 0, y: 0).red > 100 && frame.color(x: 4, y: 4) == .black)
  }

  @Test func `a clip group's border covers everything outside the inner outline, then coverage cuts it`() throws {
    var board = DrawingBoard(width: 8, height: 8, fill: .white)
    let card = try board.add(Rect(0, 0, 8, 8), .pureRed) {
      $0.cornerRadius = 4
      $0.clips = true
      $0.borderWidth = 1
      $0.borderColor = .black
    }
    let frame = board.frame()
    // The outermost pixels hold border and what lies behind, but no background of the card.
    for x in 0..<Int32(8) {
      let color = frame.color(x: x, y: 0)
      #expect(color.red == color.green)
    }
    board.edit(card) { $0.clips = false }
    #expect(!board.frame().hasSamePixels(as: frame))
  }

  @Test func `coverage comes before opacity`() throws {
    var board = DrawingBoard(width: 4, height: 4)
    let card = try board.add(Rect(0, 0, 4, 4), .white) {
      $0.cornerRadius = 2
      $0.clips = true
      $0.opacity = 0.7
    }
    try board.add(Rect(0, 0, 4, 4), Color.pureRed.with(alpha: 90), under: card)
    let inside = Color.pureRed.with(alpha: 90).premultiplied.over(.init(red: 255, green: 255, blue: 255, alpha: 255))
    var plain = DrawingBoard(width: 4, height: 4)
    try plain.add(Rect(0, 0, 4, 4), .white) { $0.cornerRadius = 2 }
    let coverage = plain.frame(.clear).color(x: 0, y: 0).alpha
    #expect(board.frame(.clear).color(x: 0, y: 0) == inside.scaled(by: coverage).scaled(by: Rounding.byte(0.7)))
  }

  @Test func `a turned clip cuts children at its turned edges`() throws {
    var board = DrawingBoard(width: 16, height: 16)
    let box = try board.add(Rect(4, 4, 8, 8)) {
      $0.clips = true
      $0.transform = .rotation(degrees: 45)
    }
    try board.add(Rect(-20, -20, 60, 60), .white, under: box)
    var plain = DrawingBoard(width: 16, height: 16)
    try plain.add(Rect(4, 4, 8, 8), .white) { $0.transform = .rotation(degrees: 45) }
    #expect(board.frame() == plain.frame())
  }

  @Test func `a folded or empty clip hides what lies below it`() throws {
    var board = DrawingBoard(width: 4, height: 1)
    let folded = try board.add(Rect(0, 0, 4, 1)) { $0.transform = .scale(x: 1e-10, y: 1) }
    try board.add(Rect(0, 0, 4, 1), .pureRed, under: folded) { $0.transform = .scale(x: 1e10, y: 1) }
    let round = try board.add(Rect(0, 0, 0, 1)) {
      $0.clips = true
      $0.cornerRadius = 4
    }
    try board.add(Rect(0, 0, 4, 1), .pureRed, under: round)
    #expect(board.frame(.clear).letters == ["...."])
  }

  @Test func `hidden and transparent layers take everything below with them`() throws {
    var board = DrawingBoard(width: 2, height: 1)
    let hidden = try board.add(Rect(0, 0, 1, 1), .pureRed) { $0.isHidden = true }
    try board.add(Rect(0, 0, 1, 1), .pureRed, under: hidden)
    let clear = try board.add(Rect(1, 0, 1, 1), .pureRed) { $0.opacity = 0 }
    try board.add(Rect(0, 0, 1, 1), .pureRed, under: clear)
    #expect(board.frame(.clear).letters == [".."])
  }

  @Test func `siblings with a greater z position are drawn in front`() throws {
    var board = DrawingBoard(width: 3, height: 1)
    try board.add(Rect(0, 0, 2, 1), .pureRed) { $0.zPosition = 1 }
    try board.add(Rect(1, 0, 2, 1), .pureBlue)
    #expect(board.frame(.clear).letters == ["rrb"])
  }

  @Test func `a rectangle of few colours is stored as few runs however large it is`() throws {
    var board = DrawingBoard(width: 1000, height: 2000, fill: .white)
    try board.add(Rect(100, 300, 50, 60), .pureRed)
    let frame = board.frame()
    #expect(frame.bandCount == 3 && frame.runCount == 5)
  }

  @Test func `a rasterized layer is a group at full opacity, made anew for each destination`() throws {
    var board = DrawingBoard(width: 3, height: 1, fill: .white)
    let card = try board.add(Rect(0, 0, 3, 1), Color.pureRed.with(alpha: 3)) { $0.isRasterized = true }
    try board.add(Rect(1, 0, 1, 1), Color.pureBlue.with(alpha: 3), under: card) { $0.captureMask = .still }
    var without = board
    try without.hierarchy.removeFromSuperlayer(board.hierarchy[card].sublayers[0])
    #expect(board.frame(.still) == without.frame(.still))
    var dimmed = board
    dimmed.edit(card) { ($0.isRasterized, $0.opacity) = (false, 0.9999) }
    // Rounds to 255: no group, and another rounding of two faint colours.
    #expect(board.frame().color(x: 0, y: 0) == dimmed.frame().color(x: 0, y: 0))
  }
}
