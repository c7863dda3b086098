import Testing

@testable import ShieldModel

@Suite struct RenderTreeCommitTests {
  @Test func `nodes stand in pre-order, siblings back to front, and know where their subtree ends`() throws {
    var board = DrawingBoard(width: 10, height: 10)
    let first = try board.add(Rect(0, 0, 5, 5))
    let inner = try board.add(Rect(1, 1, 2, 2), under: first)
    let second = try board.add(Rect(5, 5, 5, 5))
    let tree = board.tree()
    #expect(tree.nodes.map(\.layer) == [board.root, first, inner, second])
    #expect(tree.nodes.map(\.parent) == [-1, 0, 1, 0])
    #expect(tree.nodes.map(\.subtreeEnd) == [4, 3, 3, 4])
  }

  @Test func `siblings are sorted by z position, and equal ones keep their order in the tree`() throws {
    var board = DrawingBoard(width: 10, height: 10)
    let high = try board.add(Rect(0, 0, 1, 1)) { $0.zPosition = 2 }
    let first = try board.add(Rect(0, 0, 1, 1))
    let second = try board.add(Rect(0, 0, 1, 1)) { $0.zPosition = -0.0 }
    let unknown = try board.add(Rect(0, 0, 1, 1)) { $0.zPosition = .nan }
    let low = try board.add(Rect(0, 0, 1, 1)) { $0.zPosition = -1 }
    #expect(board.tree().nodes.map(\.layer) == [board.root, low, first, second, unknown, high])
  }

  @Test func `roots are drawn in the order given, and a layer that is gone is left out`() {
    var hierarchy = Hierarchy()
    let layers = (0..<3).map { hierarchy.makeLayer(name: "\($0)") }
    let gone = LayerID(slot: 7, generation: 0)
    let tree = RenderTree.commit(
      hierarchy, roots: [layers[2], gone, layers[0]], size: Size(width: 4, height: 4), scale: 1, isRightToLeft: false)
    #expect(tree.nodes.map(\.layer) == [layers[2], layers[0]])
    #expect(tree.nodes.map(\.parent) == [-1, -1])
    #expect(RenderTree.commit(hierarchy, subtree: gone, scale: 1, isRightToLeft: false).nodes.isEmpty)
  }

  @Test func `the map is the product of all transforms, then the scale, from the bounds' top left corner`() throws {
    var board = DrawingBoard(width: 100, height: 100)
    let scroller = try board.add(Rect(10, 20, 50, 50)) { $0.boundsOrigin = Point(x: 5, y: 7) }
    let inner = try board.add(Rect(8, 9, 10, 20), under: scroller) {
      $0.transform = .scale(x: 2, y: 3)
      $0.boundsOrigin = Point(x: 1, y: 1)
    }
    let tree = board.tree(scale: 2)
    #expect(tree.width == 200 && tree.height == 200)
    #expect(tree.nodes[1].map.apply(.zero) == Point(x: 20, y: 40))
    let node = tree.nodes[2]
    #expect(node.layer == inner)
    // The middle stays at (10 − 5 + 8 + 5, 20 − 7 + 9 + 10) = (18, 32) points.
    #expect(node.map.apply(Point(x: 5, y: 10)) == Point(x: 36, y: 64))
    #expect(node.map.apply(.zero) == Point(x: 36 - 5 * 2 * 2, y: 64 - 10 * 3 * 2))
  }

  @Test func `a picture of one layer drops its frame origin, its transform and everything above it`() throws {
    var board = DrawingBoard(width: 100, height: 100)
    board.edit(board.root) {
      $0.isHidden = true
      $0.opacity = 0
      $0.captureMask = .live
    }
    let part = try board.add(Rect(10, 20, 30, 40), .pureRed) {
      $0.transform = .rotation(degrees: 30)
      $0.boundsOrigin = Point(x: 3, y: 3)
      $0.captureMask = .still
    }
    let child = try board.add(Rect(3, 3, 5, 5), .pureBlue, under: part)
    let tree = RenderTree.commit(board.hierarchy, subtree: part, scale: 2, isRightToLeft: false)
    #expect(tree.width == 60 && tree.height == 80)
    #expect(tree.nodes.map(\.layer) == [part, child])
    #expect(tree.nodes.map(\.visibility) == [.drawn, .drawn])
    #expect(tree.nodes[0].map == .scale(x: 2, y: 2))
    #expect(tree.nodes[1].map.apply(.zero) == .zero)
    #expect(tree.nodes.map(\.effectiveMask) == [.captures, .captures])
    #expect(tree.nodes.map(\.maskSource) == [part, part])
  }

  @Test func `masks come from the true root, and the nearest layer that contributes is named`() throws {
    var board = DrawingBoard(width: 10, height: 10)
    board.edit(board.root) { $0.captureMask = .still }
    let plain = try board.add(Rect(0, 0, 5, 5))
    let masked = try board.add(Rect(0, 0, 5, 5), under: plain) { $0.captureMask = .live }
    let tree = RenderTree.commit(
      board.hierarchy, roots: [plain], size: board.size, scale: 1, isRightToLeft: false)
    #expect(tree.nodes.map(\.ownMask) == [[], .live])
    #expect(tree.nodes.map(\.effectiveMask) == [.still, .captures])
    #expect(tree.nodes.map(\.maskSource) == [board.root, masked])
  }

  @Test func `the reason why a node is not drawn is recorded, the nearest one of a kind`() throws {
    var board = DrawingBoard(width: 10, height: 10)
    let hidden = try board.add(Rect(0, 0, 5, 5)) { $0.isHidden = true }
    let below = try board.add(Rect(0, 0, 5, 5), under: hidden) { $0.opacity = 0 }
    try board.add(Rect(0, 0, 5, 5), under: below)
    let clear = try board.add(Rect(0, 0, 5, 5)) { $0.opacity = 0.001 }
    let below2 = try board.add(Rect(0, 0, 5, 5), under: clear)
    try board.add(Rect(0, 0, 5, 5), under: below2) { $0.isHidden = true }
    let folded = try board.add(Rect(0, 0, 5, 5)) { $0.transform = .scale(x: 0, y: 1) }
    try board.add(Rect(0, 0, 5, 5), under: folded) { $0.transform = .scale(x: 1e12, y: 1e12) }
    try board.add(Rect(0, 0, 5, 5)) { $0.opacity = 0.002 }
    #expect(
      board.tree().nodes.map(\.visibility) == [
        .drawn, .hidden, .hiddenAncestor(hidden), .hiddenAncestor(hidden), .transparent, .transparentAncestor(clear),
        .hidden, .folded, .folded, .drawn,
      ])
  }

  @Test(arguments: [(0.0, UInt8(0)), (0.5, 128), (1, 255), (2, 255), (-1, 0), (.nan, 0), (0.0019, 0), (0.002, 1)])
  func `opacity is a byte, rounded half up`(opacity: Double, byte: UInt8) throws {
    var board = DrawingBoard(width: 1, height: 1)
    board.edit(board.root) { $0.opacity = opacity }
    #expect(board.tree().nodes[0].opacity == byte)
  }

  @Test func `natural text stands at the leading edge of the layout direction`() throws {
    var board = DrawingBoard(width: 10, height: 10)
    for alignment in TextAlignment.allCases {
      try board.add(Rect(0, 0, 5, 5)) { $0.text = TextContent(string: "a", alignment: alignment) }
    }
    #expect(board.tree().nodes.compactMap(\.text?.alignment) == [.left, .left, .center, .right])
    #expect(board.tree(isRightToLeft: true).nodes.compactMap(\.text?.alignment) == [.right, .left, .center, .right])
  }

  @Test(
    arguments: [
      (0, Color(red: 40, green: 40, blue: 40)), (1, Color(red: 93, green: 137, blue: 71)),
      (7, Color(red: 211, green: 119, blue: 57)), (-1, Color(red: 187, green: 143, blue: 209)),
      (Int32.max, Color(red: 131, green: 199, blue: 97)),
    ] as [(Int32, Color)])
  func `a video picture has an opaque colour that follows from its number`(number: Int32, color: Color) throws {
    var board = DrawingBoard(width: 1, height: 1)
    board.edit(board.root) { $0.videoFrame = number }
    #expect(board.tree().nodes[0].video == color)
  }

  @Test(arguments: [
    (Size(width: 10, height: 20), 1.5, Int32(15), Int32(30)), (Size(width: -3, height: 4), 1, 0, 4),
    (Size(width: 1e9, height: 2), 4, 32_768, 8), (Size(width: 1e9, height: 1e9), 4, 32_768, 2048),
    (Size(width: .nan, height: 5), 1, 0, 5), (Size(width: 3, height: 5), 0, 3, 5),
    (Size(width: 3, height: 5), .nan, 3, 5),
    (Size(width: 3, height: 5), -2, 3, 5), (Size(width: 3, height: 5), .infinity, 3, 5),
  ])
  func `the canvas is held within what a frame can have`(size: Size, scale: Double, width: Int32, height: Int32) {
    let tree = RenderTree.commit(Hierarchy(), roots: [], size: size, scale: scale, isRightToLeft: false)
    #expect(tree.width == width && tree.height == height)
    #expect(tree.scale.isFinite && tree.scale > 0)
  }
}

@Suite struct SecrecyTests {
  @Test func `a layer is secret below a marked layer`() throws {
    var board = DrawingBoard(width: 10, height: 10)
    let marked = try board.add(Rect(0, 0, 5, 5)) { $0.isSecret = true }
    let inner = try board.add(Rect(0, 0, 5, 5), under: marked)
    try board.add(Rect(0, 0, 5, 5), under: inner)
    try board.add(Rect(0, 0, 5, 5))
    #expect(board.tree().nodes.map(\.isSecret) == [false, true, true, true, false])
  }

  @Test func `a marked layer above the root of the picture counts`() throws {
    var board = DrawingBoard(width: 10, height: 10)
    board.edit(board.root) { $0.isSecret = true }
    let part = try board.add(Rect(0, 0, 5, 5))
    let tree = RenderTree.commit(board.hierarchy, subtree: part, scale: 1, isRightToLeft: false)
    #expect(tree.nodes[0].isSecret)
  }

  @Test func `moving a view's layer out of a marked superview's layer does not launder it, nor what hangs below it`()
    throws
  {
    var hierarchy = Hierarchy()
    let secret = hierarchy.makeView(typeName: "View")
    let middle = hierarchy.makeView(typeName: "View")
    let inner = hierarchy.makeView(typeName: "View")
    let other = hierarchy.makeView(typeName: "View")
    try hierarchy.insertSubview(middle, into: secret)
    try hierarchy.insertSubview(inner, into: middle)
    hierarchy[hierarchy.layer(of: secret)].isSecret = true
    let moved = hierarchy.layer(of: inner)
    try hierarchy.insertSublayer(moved, into: hierarchy.layer(of: other))
    let bare = hierarchy.makeLayer(name: "bare")
    try hierarchy.insertSublayer(bare, into: moved)
    let tree = RenderTree.commit(
      hierarchy, roots: [hierarchy.layer(of: other)], size: .zero, scale: 1, isRightToLeft: false)
    #expect(tree.nodes.map(\.layer) == [hierarchy.layer(of: other), moved, bare])
    #expect(tree.nodes.map(\.isSecret) == [false, true, true])
  }

  @Test func `a view is known by the layer that it answers with and by its own`() throws {
    var hierarchy = Hierarchy()
    let view = hierarchy.makeView(typeName: "View")
    let child = hierarchy.makeView(typeName: "View")
    try hierarchy.insertSubview(child, into: view)
    let own = hierarchy.layer(of: view)
    let borrowed = hierarchy.makeLayer(name: "borrowed")
    try hierarchy.insertSublayer(hierarchy.layer(of: child), into: borrowed)
    try hierarchy.swapLayer(of: view, to: borrowed)
    func childIsSecret(_ hierarchy: Hierarchy) -> Bool {
      let layer = hierarchy.layer(of: child)
      return RenderTree.commit(hierarchy, subtree: layer, scale: 1, isRightToLeft: false).nodes[0].isSecret
    }
    #expect(!childIsSecret(hierarchy))
    var marked = hierarchy
    marked[own].isSecret = true
    #expect(childIsSecret(marked))
    marked = hierarchy
    marked[borrowed].isSecret = true
    #expect(childIsSecret(marked))
  }
}
