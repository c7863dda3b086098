import Testing

@testable import ShieldModel

@Suite struct CompositorRuleTests {
  @Test func `every pixel starts from the base colour`() {
    let empty = RenderTree(nodes: [], width: 3, height: 2, scale: 1)
    for base in [PremultipliedColor.black, .clear, PremultipliedColor(red: 1, green: 2, blue: 3, alpha: 4)] {
      let rule = CompositionRule(omitted: [], effect: .omit, base: base)
      #expect(Compositor.compose(empty, rule: rule) == CompositedFrame(width: 3, height: 2, color: base))
    }
  }

  @Test func `what is left out shows what lies behind it, and children go with it`() throws {
    var board = DrawingBoard(width: 4, height: 1, fill: .pureBlue)
    let masked = try board.add(Rect(0, 0, 2, 1), .pureRed) { $0.captureMask = .still }
    try board.add(Rect(1, 0, 2, 1), .pureGreen, under: masked)
    #expect(board.frame(.panel).letters == ["rggb"])
    #expect(board.frame(.still).letters == ["bbbb"])
    let live = CompositionRule(omitted: .live, effect: .omit, base: .black)
    #expect(board.frame(live).letters == ["rggb"])
  }

  @Test func `where nothing lies behind, the base colour shows`() throws {
    var board = DrawingBoard(width: 2, height: 1)
    try board.add(Rect(0, 0, 1, 1), .pureRed) { $0.captureMask = .captures }
    #expect(board.frame(.still).letters == ["kk"])
    var rule = CompositionRule.still
    rule.base = .clear
    #expect(board.frame(rule).letters == [".."])
  }

  @Test func `a left out opaque layer hides nothing that it hid before`() throws {
    var board = DrawingBoard(width: 200, height: 200, fill: .pureBlue)
    try board.add(Rect(0, 0, 200, 200), .pureGreen)
    try board.add(Rect(0, 0, 200, 200), .pureRed) { $0.captureMask = .still }
    let rule = CompositionRule.still
    #expect(board.frame(rule) == CompositedFrame(width: 200, height: 200, color: Color.pureGreen.premultiplied))
    #expect(board.frame(.panel) == CompositedFrame(width: 200, height: 200, color: Color.pureRed.premultiplied))
  }

  @Test func `a group is composed again without what is left out of it`() throws {
    var board = DrawingBoard(width: 2, height: 1, fill: .white)
    let group = try board.add(Rect(0, 0, 2, 1), .pureRed) { $0.opacity = 0.5 }
    let cover = try board.add(Rect(0, 0, 1, 1), .pureBlue, under: group) { $0.captureMask = .still }
    let captured = board.frame(.still)
    try board.hierarchy.removeFromSuperlayer(cover)
    #expect(captured == board.frame(.panel))
  }

  @Test func `capture-only content is left out of the panel`() throws {
    var board = DrawingBoard(width: 2, height: 1, fill: .pureBlue)
    try board.add(Rect(0, 0, 1, 1), .pureRed) { $0.captureMask = .panel }
    #expect(board.frame(.panel).letters == ["bb"])
    #expect(board.frame(.still).letters == ["rb"])
  }

  @Test func `bits that the destination does not leave out change nothing`() throws {
    var board = DrawingBoard(width: 2, height: 1, fill: .pureBlue)
    try board.add(Rect(0, 0, 1, 1), .pureRed) { $0.captureMask = CaptureMask(rawValue: 0x40) }
    #expect(board.frame(.still).letters == ["rb"])
  }

  @Test func `a mask above the root of the picture leaves the whole picture out`() throws {
    var board = DrawingBoard(width: 4, height: 1)
    board.edit(board.root) { $0.captureMask = .still }
    let part = try board.add(Rect(0, 0, 2, 1), .pureRed)
    let tree = RenderTree.commit(board.hierarchy, subtree: part, scale: 1, isRightToLeft: false)
    #expect(Compositor.compose(tree, rule: .still).letters == ["kk"])
    #expect(Compositor.compose(tree, rule: .panel).letters == ["rr"])
    #expect(Compositor.compose(tree, rule: .blackedStill).letters == ["kk"])
  }

  @Test func `blackout paints the topmost masked layer black in its own outline, and nothing below it`() throws {
    var board = DrawingBoard(width: 6, height: 1, fill: .white)
    let masked = try board.add(Rect(1, 0, 2, 1), .pureRed) {
      $0.captureMask = .still
      $0.opacity = 0.2
    }
    let child = try board.add(Rect(1, 0, 3, 1), .pureGreen, under: masked)
    try board.add(Rect(0, 0, 1, 1), .pureBlue, under: child) { $0.captureMask = .still }
    #expect(board.frame(.blackedStill).letters == ["wkkwww"])
  }

  @Test func `blackout has round edges, is clipped and dimmed by what lies above, and covered by what lies in front`()
    throws
  {
    var board = DrawingBoard(width: 8, height: 8, fill: .white)
    let group = try board.add(Rect(0, 0, 8, 4)) {
      $0.clips = true
      $0.opacity = 0.5
    }
    try board.add(Rect(0, 0, 8, 8), .pureRed, under: group) {
      $0.captureMask = .still
      $0.cornerRadius = 4
    }
    try board.add(Rect(4, 0, 1, 8), .pureBlue)
    let captured = board.frame(.blackedStill)
    var plain = DrawingBoard(width: 8, height: 8, fill: .white)
    let other = try plain.add(Rect(0, 0, 8, 4)) {
      $0.clips = true
      $0.opacity = 0.5
    }
    try plain.add(Rect(0, 0, 8, 8), .black, under: other) { $0.cornerRadius = 4 }
    try plain.add(Rect(4, 0, 1, 8), .pureBlue)
    #expect(captured == plain.frame())
    #expect(captured.color(x: 4, y: 0) == Color.pureBlue.premultiplied)
    #expect(captured.color(x: 1, y: 6) == Color.white.premultiplied)
  }

  @Test func `a masked layer that is not drawn anyway is not blacked out`() throws {
    var board = DrawingBoard(width: 3, height: 1, fill: .white)
    try board.add(Rect(0, 0, 1, 1), .pureRed) {
      $0.captureMask = .still
      $0.isHidden = true
    }
    try board.add(Rect(1, 0, 1, 1), .pureRed) {
      $0.captureMask = .still
      $0.opacity = 0
    }
    #expect(board.frame(.blackedStill).letters == ["www"])
  }

  @Test func `blackout needs no fill of its own`() throws {
    var board = DrawingBoard(width: 3, height: 1, fill: .white)
    try board.add(Rect(0, 0, 2, 1)) { $0.captureMask = .still }
    #expect(board.frame(.blackedStill).letters == ["kkw"])
    #expect(board.frame(.still).letters == ["www"])
  }
}
