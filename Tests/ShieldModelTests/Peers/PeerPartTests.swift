import Testing

@testable import ShieldModel

/// Facts about pictures of a part of a screen, from the test suites of other compositors.
@Suite struct PeerPartTests {
  private static func part(_ board: DrawingBoard, _ layer: LayerID) -> RenderTree {
    RenderTree.commit(board.hierarchy, subtree: layer, scale: 1, isRightToLeft: false)
  }

  @Test func `fact 55: a picture of a part tells whether it has something flagged inside`() throws {
    var board = DrawingBoard(width: 8, height: 1)
    let part = try board.add(Rect(0, 0, 4, 1), .pureBlue)
    let inside = try board.add(Rect(0, 0, 2, 1), .pureRed, under: part)
    let beside = try board.add(Rect(4, 0, 4, 1), .pureRed)
    func hasFlag(_ board: DrawingBoard) -> Bool {
      Self.part(board, part).nodes.contains { CompositionRule.still.leavesOut($0.effectiveMask) }
    }
    #expect(!hasFlag(board))
    board.edit(beside) { $0.captureMask = .still }
    #expect(!hasFlag(board))
    board.edit(inside) { $0.captureMask = .live }
    #expect(!hasFlag(board))
    board.edit(inside) { $0.captureMask = .captures }
    #expect(hasFlag(board))
    board.edit(inside) { $0.captureMask = [] }
    board.edit(board.root) { $0.captureMask = .still }
    #expect(hasFlag(board))
  }

  @Test(arguments: [CompositionRule.still, .blackedStill])
  func `fact 58: a flagged layer outside of the mirrored rectangle does not count, one across its edge does`(
    rule: CompositionRule
  ) throws {
    var plain = DrawingBoard(width: 12, height: 2, fill: .white)
    try plain.add(Rect(0, 0, 4, 2), .pureRed)
    var flagged = DrawingBoard(width: 12, height: 2, fill: .white)
    try flagged.add(Rect(0, 0, 4, 2), .pureRed) { $0.captureMask = .still }
    func mirror(_ board: DrawingBoard, from left: Int32) -> CompositedFrame {
      Compositor.compose(board.tree(), rule: rule, window: PixelRect(left: left, top: 0, right: 12, bottom: 2))
    }
    #expect(mirror(flagged, from: 4) == mirror(plain, from: 4))
    #expect(mirror(flagged, from: 4) == CompositedFrame(width: 8, height: 2, color: Color.white.premultiplied))
    for left in [Int32(0), 3] {
      #expect(mirror(flagged, from: left) != mirror(plain, from: left))
      let cropped = flagged.frame(rule).cropped(to: PixelRect(left: left, top: 0, right: 12, bottom: 2))
      #expect(mirror(flagged, from: left) == cropped)
    }
  }

  @Test func `fact 62: a listed layer brings what is below it and nothing of what is above or beside it`() throws {
    var board = DrawingBoard(width: 8, height: 1, fill: .white)
    let unlisted = try board.add(Rect(0, 0, 4, 1), .pureBlue)
    let listed = try board.add(Rect(1, 0, 2, 1), .pureRed, under: unlisted)
    try board.add(Rect(1, 0, 1, 1), .pureGreen, under: listed)
    let other = try board.add(Rect(6, 0, 2, 1), .pureBlue)
    func picture(_ roots: [LayerID]) -> [String] {
      let tree = RenderTree.commit(
        board.hierarchy, roots: roots, size: board.size, scale: 1, isRightToLeft: false)
      return Compositor.compose(tree, rule: .clear).letters
    }
    #expect(picture([listed]) == [".rg....."])
    #expect(picture([listed, other]) == [".rg...bb"])
    #expect(picture([unlisted]) == ["brgb...."])
    #expect(picture([]) == ["........"])
  }

  @Test func `fact 71: a picture of the children alone leaves the parent's own area transparent`() throws {
    var board = DrawingBoard(width: 4, height: 1, fill: .pureRed)
    try board.add(Rect(1, 0, 1, 1), .pureBlue)
    let tree = RenderTree.commit(
      board.hierarchy, roots: board.hierarchy[board.root].sublayers, size: board.size, scale: 1,
      isRightToLeft: false)
    #expect(Compositor.compose(tree, rule: .clear).letters == [".b.."])
    #expect(board.frame(.clear).letters == ["rbrr"])
  }

  @Test func `fact 74: without extent there is no pixel, with one there is; a gone layer has none, a huge one is cut`()
    throws
  {
    var board = DrawingBoard(width: 4, height: 1)
    let boundless = try board.add(Rect(0, 0, 0, 0))
    try board.add(Rect(1, 0, 2, 1), .pureRed, under: boundless)
    #expect(Compositor.compose(Self.part(board, boundless), rule: .clear).isEmpty)
    let sized = RenderTree.commit(
      board.hierarchy, roots: [boundless], size: board.size, scale: 1, isRightToLeft: false)
    #expect(Compositor.compose(sized, rule: .clear).letters == [".rr."])
    #expect(Self.part(board, LayerID(slot: 99, generation: 0)).nodes.isEmpty)
    let huge = try board.add(Rect(0, 0, 1e9, 1), .pureRed)
    #expect(Self.part(board, huge).width == 32_768)
  }

  @Test(arguments: 0..<8)
  func `fact 76: a part has its layer's extent whatever is hidden; only the layer's own state hides it`(
    combination: Int
  ) throws {
    var board = DrawingBoard(width: 9, height: 9)
    let parent = try board.add(Rect(1, 1, 7, 7))
    let leaf = try board.add(Rect(1, 1, 3, 1), .pureRed, under: parent)
    let isHidden = (0..<3).map { combination & 1 << $0 != 0 }
    for hide in [{ (layer: inout LayerNode) in layer.isHidden = true }, { $0.opacity = 0 }] {
      var hidden = board
      for (layer, isHidden) in zip([board.root, parent, leaf], isHidden) where isHidden {
        hidden.edit(layer, hide)
      }
      let picture = Compositor.compose(Self.part(hidden, leaf), rule: .clear)
      #expect(picture.letters == [isHidden[2] ? "..." : "rrr"])
    }
  }

  @Test func `fact 79: a part that is gone gives an empty picture and not the last one`() throws {
    var bench = try DeviceBench()
    let view = try bench.view(in: bench.window())
    let layer = bench.layer(of: view)
    try bench.set(Rect(0, 0, 4, 1), of: view)
    try bench.apply(.setLayer(layer, .fill(.pureRed)))
    func picture() -> CompositedFrame {
      let tree = RenderTree.commit(bench.state.hierarchy, subtree: layer, scale: 1, isRightToLeft: false)
      return Compositor.compose(tree, rule: .clear)
    }
    #expect(picture().letters == ["rrrr"])
    try bench.apply(.removeFromSuperview(view))
    try bench.apply(.release(view))
    try bench.turn()
    #expect(!bench.state.hierarchy.layers.contains(layer))
    #expect(picture().isEmpty)
  }

  @Test func `fact 79: before the first frame each picture of the screen is delivered, and empty`() throws {
    let profile = try #require(OSCatalogue.profile(platform: .iPhone, name: "18"))
    var simulation = Simulation(
      device: DeviceState(profile: profile, screen: Screen(size: Size(width: 4, height: 2), scale: 2)))
    let request = CaptureRequest(kind: .hardwareScreenshot, name: "early")
    try simulation.perform(Step(.together([Step(.capture(request)), Step(.capture(request))])))
    try simulation.perform(Step(.capture(request)))
    #expect(simulation.log.captures.map(\.name) == ["early", "early", "early"])
    for record in simulation.log.captures {
      #expect(Compositor.compose(record.tree, rule: .still) == CompositedFrame(width: 8, height: 4, color: .black))
    }
  }

  @Test func `fact 80: nothing above a part takes part in its drawing, and what is hidden takes no step`() throws {
    var board = DrawingBoard(width: 9, height: 9, fill: .white)
    board.edit(board.root) { $0.isHidden = true }
    let parent = try board.add(Rect(1, 1, 7, 7), .pureBlue) { $0.opacity = 0.5 }
    let part = try board.add(Rect(1, 1, 3, 3), .pureRed, under: parent)
    let hidden = try board.add(Rect(0, 0, 2, 2), .pureGreen, under: part) { $0.isHidden = true }
    let tree = Self.part(board, part)
    #expect(tree.nodes.map(\.layer) == [part, hidden])
    func stepCount(_ tree: RenderTree) -> Int {
      let window = PixelRect(left: 0, top: 0, right: tree.width, bottom: tree.height)
      return DisplayListBuilder.list(for: tree, rule: .panel, window: window).steps.count
    }
    #expect(stepCount(tree) == 1)
    #expect(stepCount(board.tree()) == 0)
    board.edit(hidden) { $0.isHidden = false }
    #expect(stepCount(Self.part(board, part)) == 2)
  }
}
