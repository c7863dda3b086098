import Testing

@testable import ShieldModel

/// Facts about one frame that goes to several outputs, from the test suites of other compositors.
@Suite struct PeerOutputTests {
  @Test func `fact 65: one committed tree gives the real content to one output and a replacement to another`() throws {
    var board = DrawingBoard(width: 4, height: 1, fill: .white)
    let group = try board.add(Rect(0, 0, 3, 1), .pureBlue)
    try board.add(Rect(0, 0, 2, 1), .pureRed, under: group) { $0.captureMask = .still }
    let tree = board.tree()
    for _ in 0..<2 {
      #expect(Compositor.compose(tree, rule: .panel).letters == ["rrbw"])
      #expect(Compositor.compose(tree, rule: .still).letters == ["bbbw"])
      #expect(Compositor.compose(tree, rule: .blackedStill).letters == ["kkbw"])
    }
  }

  @Test func `fact 89: what covers a window on the panel only does not cull it from a mirror`() throws {
    var board = DrawingBoard(width: 4, height: 300, fill: .white)
    try board.add(Rect(0, 0, 4, 300), .pureBlue)
    let overlay = try board.add(Rect(0, 0, 4, 300), .pureRed) { $0.captureMask = .still }
    let tree = board.tree()
    let red = CompositedFrame(width: 4, height: 300, color: Color.pureRed.premultiplied)
    let blue = CompositedFrame(width: 4, height: 300, color: Color.pureBlue.premultiplied)
    #expect([.panel, .still, .panel].map { Compositor.compose(tree, rule: $0) } == [red, blue, red])
    #expect([.still, .panel, .still].map { Compositor.compose(tree, rule: $0) } == [blue, red, blue])
    // The negative control: the overlay culls for both once it has no flag.
    board.edit(overlay) { $0.captureMask = [] }
    #expect([.panel, .still].map { board.frame($0) } == [red, red])
  }

  @Test func `fact 56: one flagged layer that is drawn turns the whole frame into black, and none leaves it alone`()
    throws
  {
    var board = DrawingBoard(width: 3, height: 2, fill: .white)
    let card = try board.add(Rect(0, 0, 1, 1), .pureRed) { $0.captureMask = .still }
    let rule = CompositionRule(omitted: .still, effect: .wholeFrame, base: .black)
    #expect(board.frame(rule).letters == ["kkk", "kkk"])
    // Another destination, a hidden layer and a layer without the flag leave the frame as it is.
    #expect(board.frame(.panel).letters == ["rww", "www"])
    #expect(
      board.frame(CompositionRule(omitted: .live, effect: .wholeFrame, base: .black)).letters == ["rww", "www"])
    board.edit(card) { $0.isHidden = true }
    #expect(board.frame(rule).letters == ["www", "www"])
    board.edit(card) { ($0.isHidden, $0.captureMask) = (false, []) }
    #expect(board.frame(rule).letters == ["rww", "www"])
  }

  /// The wrong design: the panel's picture with a black box over the upright extent of whatever is flagged.
  private static func paintedOver(_ tree: RenderTree) -> [String] {
    var rows = Compositor.compose(tree, rule: .panel).letters.map { Array($0) }
    for node in tree.nodes where !node.ownMask.isDisjoint(with: .still) {
      let corners = [
        Point(x: 0, y: 0), Point(x: node.size.width, y: 0), Point(x: 0, y: node.size.height),
        Point(x: node.size.width, y: node.size.height),
      ].map { node.map.apply($0) }
      let columns = corners.map { Int(Rounding.pixelEdge($0.x)) }
      let lines = corners.map { Int(Rounding.pixelEdge($0.y)) }
      for y in max(0, lines.min() ?? 0)..<min(rows.count, max(0, lines.max() ?? 0)) {
        for x in max(0, columns.min() ?? 0)..<min(rows[y].count, max(0, columns.max() ?? 0)) { rows[y][x] = "k" }
      }
    }
    return rows.map { String($0) }
  }

  @Test(arguments: ["hidden", "turned", "behind", "rounded"])
  func `leak L15: boxes over the panel's picture are wrong for a layer that is`(word: String) throws {
    func board(_ edit: (inout LayerNode) -> Void) throws -> DrawingBoard {
      var board = DrawingBoard(width: 12, height: 12, fill: .white)
      try board.add(Rect(5, 5, 6, 6), .pureBlue) { $0.zPosition = -0.5 }
      try board.add(Rect(2, 2, 8, 8), .pureRed) {
        $0.captureMask = .still
        edit(&$0)
      }
      return board
    }
    // The positive control: an upright box in front is what painting over can do.
    let plain = try board { _ in }
    #expect(Self.paintedOver(plain.tree()) == plain.frame(.blackedStill).letters)
    let board = try board { layer in
      switch word {
      case "hidden": layer.isHidden = true
      case "turned": layer.transform = .rotation(degrees: 45)
      case "behind": layer.zPosition = -1
      default: layer.cornerRadius = 4
      }
    }
    #expect(Self.paintedOver(board.tree()) != board.frame(.blackedStill).letters)
  }
}
