import Testing

@testable import ShieldModel

@Suite struct LeakExaminationTests {
  @Test func `a secret that shows leaks, and the pixels that change are counted`() throws {
    var board = DrawingBoard(width: 10, height: 10)
    try board.add(Rect(2, 3, 4, 5), .pureRed) { $0.isSecret = true }
    let result = LeakExamination.examine(board.tree(), rule: .panel)
    #expect(
      result
        == LeakExamination(
          leaks: true, changedPixels: 20, taintedPixels: 20, erasedByRounding: false,
          changedBounds: PixelRect(left: 2, top: 3, right: 6, bottom: 8)))
  }

  @Test func `a secret that is left out, covered or hidden does not leak`() throws {
    var board = DrawingBoard(width: 10, height: 10)
    let secret = try board.add(Rect(2, 3, 4, 5), .pureRed) {
      $0.isSecret = true
      $0.captureMask = .still
    }
    let none = LeakExamination(
      leaks: false, changedPixels: 0, taintedPixels: 0, erasedByRounding: false, changedBounds: .empty)
    #expect(LeakExamination.examine(board.tree(), rule: .still) == none)
    #expect(LeakExamination.examine(board.tree(), rule: .panel).leaks)
    let cover = try board.add(Rect(0, 0, 10, 10), .pureBlue)
    #expect(LeakExamination.examine(board.tree(), rule: .panel) == none)
    board.edit(cover) { $0.isHidden = true }
    board.edit(secret) { $0.isHidden = true }
    #expect(LeakExamination.examine(board.tree(), rule: .panel) == none)
  }

  @Test(arguments: [Color.black, .white, Color(red: 128, green: 128, blue: 128)])
  func `a secret leaks whatever colour it has`(color: Color) throws {
    var board = DrawingBoard(width: 4, height: 1)
    try board.add(Rect(0, 0, 2, 1), color) { $0.isSecret = true }
    let result = LeakExamination.examine(board.tree(), rule: .panel)
    #expect(result.leaks && result.changedPixels == 2 && !result.erasedByRounding)
  }

  @Test func `a secret behind a translucent layer leaks through it`() throws {
    var board = DrawingBoard(width: 4, height: 1)
    try board.add(Rect(0, 0, 2, 1), .pureRed) { $0.isSecret = true }
    try board.add(Rect(0, 0, 4, 1), Color.black.with(alpha: 250))
    #expect(LeakExamination.examine(board.tree(), rule: .panel).leaks)
  }

  @Test func `a secret so faint that rounding swallows every change is said to be erased`() throws {
    var board = DrawingBoard(width: 4, height: 1)
    try board.add(Rect(0, 0, 2, 1), .pureRed) { $0.isSecret = true }
    let faint = try board.add(Rect(0, 0, 4, 1), .black) { $0.opacity = 0.998 }
    #expect(Rounding.byte(0.998) == 254)
    try board.add(Rect(0, 0, 4, 1), .black, under: faint)
    try board.add(Rect(0, 0, 4, 1), .black) { $0.opacity = 0.998 }
    let result = LeakExamination.examine(board.tree(), rule: .panel)
    #expect(!result.leaks && result.taintedPixels == 2 && result.erasedByRounding && result.changedBounds == .empty)
  }

  @Test func `blanks between the glyphs of a secret text count, because the text is what is written`() throws {
    var board = DrawingBoard(width: 6, height: 12)
    try board.add(Rect(0, 0, 6, 12)) {
      $0.text = TextContent(string: " ", color: .pureRed)
      $0.isSecret = true
    }
    let result = LeakExamination.examine(board.tree(), rule: .panel)
    #expect(result.leaks && result.changedPixels == 72)
  }

  @Test func `the answer for a picture that is already composed is the same`() throws {
    var board = DrawingBoard(width: 10, height: 10, fill: .white)
    try board.add(Rect(2, 3, 4, 5), .pureRed) {
      $0.isSecret = true
      $0.cornerRadius = 2
    }
    let tree = board.tree()
    let frame = Compositor.compose(tree, rule: .panel)
    #expect(
      LeakExamination.examine(tree, rule: .panel, frame: frame) == LeakExamination.examine(tree, rule: .panel))
  }
}
