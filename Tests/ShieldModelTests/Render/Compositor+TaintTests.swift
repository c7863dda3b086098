import Testing

@testable import ShieldModel

@Suite struct CompositorTaintTests {
  private func board(width: Double = 4, _ edit: (inout LayerNode) -> Void = { _ in }) throws -> DrawingBoard {
    var board = DrawingBoard(width: width, height: 1)
    try board.add(Rect(0, 0, 2, 1), .pureRed) {
      $0.isSecret = true
      edit(&$0)
    }
    return board
  }

  @Test func `a secret part taints the pixels that it covers`() throws {
    #expect(try board().frame().taintMarks == ["##--"])
  }

  @Test func `taint is a property of the source, whatever its alpha`() throws {
    #expect(try board { $0.fill = Color.pureRed.with(alpha: 1) }.frame().taintMarks == ["##--"])
    #expect(try board { $0.fill = .clear }.frame().taintMarks == ["----"])
    #expect(try board { $0.opacity = 0.001 }.frame().taintMarks == ["----"])
  }

  @Test func `an opaque part in front ends the taint, a translucent one keeps it`() throws {
    var board = try board()
    let cover = try board.add(Rect(0, 0, 1, 1), .pureBlue)
    #expect(board.frame().taintMarks == ["-#--"])
    board.edit(cover) { $0.fill = Color.pureBlue.with(alpha: 254) }
    #expect(board.frame().taintMarks == ["##--"])
    board.edit(cover) {
      $0.fill = .pureBlue
      $0.opacity = 0.99
    }
    #expect(board.frame().taintMarks == ["##--"])
  }

  @Test func `partial coverage keeps the taint behind`() throws {
    var board = try board()
    try board.add(Rect(0.5, 0, 1, 1), .pureBlue) { $0.transform = .scale(x: -1, y: 1) }
    #expect(board.frame().taintMarks == ["##--"])
  }

  @Test func `a partly covered pixel of a secret outline is tainted`() throws {
    var board = DrawingBoard(width: 4, height: 1)
    try board.add(Rect(0.5, 0, 2, 1), .pureRed) {
      $0.isSecret = true
      $0.transform = .scale(x: -1, y: 1)
    }
    #expect(board.frame().taintMarks == ["###-"])
  }

  @Test func `secret text taints its whole extent, inked or not, and nothing beyond it`() throws {
    var board = DrawingBoard(width: 16, height: 14)
    try board.add(Rect(1, 0, 14, 14)) {
      $0.text = TextContent(string: "H ", color: .pureRed, alignment: .left)
      $0.isSecret = true
    }
    let row = "-" + String(repeating: "#", count: 12) + "---"
    let blank = String(repeating: "-", count: 16)
    #expect(board.frame().taintMarks == [blank] + Array(repeating: row, count: 12) + [blank])
  }

  @Test func `secret text that is cut at its layer's bounds taints only what can show`() throws {
    var board = DrawingBoard(width: 8, height: 4)
    try board.add(Rect(2, 1, 3, 2)) {
      $0.text = TextContent(string: "HHHH", color: .pureRed)
      $0.isSecret = true
    }
    #expect(board.frame().taintMarks == ["--------", "--###---", "--###---", "--------"])
  }

  @Test func `an invisible part of a secret layer taints nothing`() throws {
    var board = DrawingBoard(width: 4, height: 4)
    try board.add(Rect(0, 0, 4, 4)) {
      $0.isSecret = true
      $0.borderWidth = 1
      $0.borderColor = .clear
      $0.text = TextContent(string: "H", color: .clear)
    }
    #expect(!board.frame().hasTaint)
  }

  @Test func `border and video of a secret layer taint what they cover`() throws {
    var board = DrawingBoard(width: 4, height: 3)
    let layer = try board.add(Rect(0, 0, 4, 3)) {
      $0.isSecret = true
      $0.borderWidth = 1
    }
    #expect(board.frame().taintMarks == ["####", "#--#", "####"])
    board.edit(layer) { $0.videoFrame = 4 }
    #expect(board.frame().taintMarks == ["####", "####", "####"])
  }

  @Test func `a group hands its taint on and keeps what shines through`() throws {
    var board = try board(width: 6)
    let group = try board.add(Rect(1, 0, 4, 1), .pureBlue) { $0.opacity = 0.5 }
    try board.add(Rect(2, 0, 1, 1), .pureGreen, under: group) { $0.isSecret = true }
    // Pixel 1: red secret behind half blue. Pixel 3: nothing secret. Pixel 3 of the canvas: secret green in the group.
    #expect(board.frame().taintMarks == ["##-#--"])
    board.edit(group) { $0.opacity = 1 }
    #expect(board.frame().taintMarks == ["#--#--"])
  }

  @Test func `a clip group's taint ends where its outline covers nothing`() throws {
    var board = DrawingBoard(width: 8, height: 8)
    try board.add(Rect(0, 0, 8, 8), .pureRed) {
      $0.cornerRadius = 4
      $0.clips = true
      $0.isSecret = true
    }
    let frame = board.frame()
    for y in 0..<Int32(8) {
      for x in 0..<Int32(8) {
        #expect(frame.isTainted(x: x, y: y) == (frame.color(x: x, y: y).red > 0))
      }
    }
  }

  @Test func `a clip limits the taint of what lies below`() throws {
    var board = DrawingBoard(width: 4, height: 1)
    let box = try board.add(Rect(1, 0, 1, 1)) { $0.clips = true }
    try board.add(Rect(-9, 0, 30, 1), .pureRed, under: box) { $0.isSecret = true }
    #expect(board.frame().taintMarks == ["-#--"])
  }

  @Test func `what is left out taints nothing, and blackout is public`() throws {
    let board = try board { $0.captureMask = .still }
    #expect(!board.frame(.still).hasTaint)
    #expect(!board.frame(.blackedStill).hasTaint)
    #expect(board.frame(.panel).taintedPixelCount == 2)
  }
}
