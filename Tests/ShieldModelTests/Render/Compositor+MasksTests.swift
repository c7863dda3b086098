import Testing

@testable import ShieldModel

/// Layers that mask their superlayer.
@Suite struct CompositorMasksTests {
  /// A red card over white, with a mask of the given look that covers its left half.
  private func card(_ edit: (inout LayerNode) -> Void) throws -> (DrawingBoard, mask: LayerID) {
    var board = DrawingBoard(width: 6, height: 1, fill: .white)
    let card = try board.add(Rect(1, 0, 4, 1), .pureRed)
    let mask = try board.add(Rect(0, 0, 2, 1), .black, under: card) {
      $0.maskMode = .alpha
      edit(&$0)
    }
    return (board, mask)
  }

  @Test func `a mask shows its superlayer where it is opaque, whatever its colour`() throws {
    #expect(try card { _ in }.0.frame().letters == ["wrrwww"])
    #expect(try card { $0.fill = .white }.0.frame().letters == ["wrrwww"])
  }

  @Test func `a mask by luminance shows its superlayer where it is light`() throws {
    #expect(try card { $0.maskMode = .luminance }.0.frame().letters == ["wwwwww"])
    let light = try card {
      $0.maskMode = .luminance
      $0.fill = .white
    }
    #expect(light.0.frame().letters == ["wrrwww"])
  }

  @Test func `a hidden mask lets nothing show, an empty one neither, and a removed one everything`() throws {
    #expect(try card { $0.isHidden = true }.0.frame().letters == ["wwwwww"])
    #expect(try card { $0.fill = .clear }.0.frame().letters == ["wwwwww"])
    #expect(try card { $0.frame.x = 100 }.0.frame().letters == ["wwwwww"])
    var (board, mask) = try card { _ in }
    try board.hierarchy.removeFromSuperlayer(mask)
    #expect(board.frame().letters == ["wrrrrw"])
  }

  @Test func `a mask masks what lies below its superlayer, borders too, and stands outside of its clip`() throws {
    var board = DrawingBoard(width: 6, height: 3, fill: .white)
    let card = try board.add(Rect(1, 0, 4, 3), .pureRed) {
      $0.clips = true
      $0.borderWidth = 1
      $0.borderColor = .pureBlue
    }
    try board.add(Rect(1, 1, 2, 1), .pureGreen, under: card)
    try board.add(Rect(-1, 0, 4, 3), .black, under: card) { $0.maskMode = .alpha }
    #expect(board.frame().letters == ["wbbbww", "wbggww", "wbbbww"])
  }

  @Test func `several masks of one layer count together`() throws {
    var (board, mask) = try card { _ in }
    let card = try #require(board.hierarchy[mask].superlayer)
    try board.add(Rect(1, 0, 3, 1), .black, under: card) { $0.maskMode = .alpha }
    #expect(board.frame().letters == ["wwrwww"])
  }

  @Test func `a mask with an opacity lets a share of everything show`() throws {
    let (board, _) = try card { $0.opacity = 0.5 }
    #expect(board.frame().color(x: 1, y: 0) == PremultipliedColor(red: 255, green: 127, blue: 127, alpha: 255))
  }

  /// Fact 32: content behind a mask of a flagged black layer over white shows in the capture and not on the panel.
  @Test func `fact 32: a capture bit inside a mask is honoured, so that the capture shows what the panel hides`() throws
  {
    var board = DrawingBoard(width: 4, height: 1, fill: .pureBlue)
    let content = try board.add(Rect(0, 0, 4, 1), .pureRed)
    let mask = try board.add(Rect(0, 0, 4, 1), .white, under: content) { $0.maskMode = .luminance }
    try board.add(Rect(0, 0, 4, 1), .black, under: mask) { $0.captureMask = .captures }
    #expect(board.frame().letters == ["bbbb"])
    #expect(board.frame(.still).letters == ["rrrr"])
  }

  @Test func `a mask that a capture leaves out does not exist for it`() throws {
    let (board, _) = try card { $0.captureMask = .still }
    #expect(board.frame().letters == ["wrrwww"])
    #expect(board.frame(.still).letters == ["wrrrrw"])
  }

  @Test func `a secret in a mask taints what it lets show and nothing else`() throws {
    let (board, _) = try card { $0.isSecret = true }
    #expect(board.frame().taintMarks == ["-##---"])
    #expect(LeakExamination.examine(board.tree(), rule: .panel).leaks)
    #expect(!LeakExamination.examine(board.tree().marking { _ in false }, rule: .panel).leaks)
  }

  @Test func `a secret that a mask hides is no leak`() throws {
    var (board, mask) = try card { _ in }
    let card = try #require(board.hierarchy[mask].superlayer)
    try board.add(Rect(3, 0, 1, 1), .pureGreen, under: card) { $0.isSecret = true }
    #expect(board.frame().letters == ["wrrwww"] && !board.frame().hasTaint)
    #expect(!LeakExamination.examine(board.tree(), rule: .panel).leaks)
  }

  @Test func `the explanation of a pixel says how much the mask lets show`() throws {
    let (board, mask) = try card { $0.opacity = 0.5 }
    let explanation = PixelExplanation.explain(board.tree(), rule: .panel, x: 1, y: 0)
    let index = Int32(board.index(of: mask))
    #expect(explanation.contributions.contains { $0.node == index && $0.effect == .masked(128) })
    #expect(explanation.color == board.frame().color(x: 1, y: 0))
  }
}
