import Testing

@testable import ShieldModel

@Suite struct CommittedTreeTests {
  private static let size = Size(width: 40, height: 40)

  private static func tree(_ board: DrawingBoard) -> CommittedTree {
    CommittedTree(board.hierarchy, roots: [board.root], size: size, scale: 1, isRightToLeft: false)
  }

  private static func update(_ tree: inout CommittedTree, _ board: DrawingBoard) -> Damage {
    tree.update(board.hierarchy, roots: [board.root], size: size, scale: 1, isRightToLeft: false)
  }

  private static func rule(_ omitted: CaptureMask) -> CompositionRule {
    CompositionRule(omitted: omitted, effect: .omit, base: .black)
  }

  @Test func `nothing changed, nothing is damaged`() throws {
    let board = DrawingBoard(width: 40, height: 40)
    var tree = Self.tree(board)
    let damage = Self.update(&tree, board)
    #expect(damage.isNone && damage.rects(for: .panel).isEmpty)
  }

  @Test func `a colour damages about the layer, for every destination that shows it`() throws {
    var board = DrawingBoard(width: 40, height: 40)
    let layer = try board.add(Rect(10, 10, 5, 5)) { $0.captureMask = .still }
    var tree = Self.tree(board)
    board.edit(layer) { $0.fill = .white }
    let damage = Self.update(&tree, board)
    let rect = PixelRect(left: 10, top: 10, right: 15, bottom: 15)
    let found = damage.rects(for: .panel)
    #expect(found.count == 1 && found[0].contains(rect) && found[0].area < 100)
    #expect(damage.rects(for: Self.rule(.live)) == found)
    #expect(damage.rects(for: Self.rule(.still)).isEmpty)
  }

  @Test func `a mask alone damages the captures that honour its bits, and not the panel`() throws {
    var board = DrawingBoard(width: 40, height: 40)
    let layer = try board.add(Rect(10, 10, 5, 5)) { $0.fill = .white }
    var tree = Self.tree(board)
    board.edit(layer) { $0.captureMask = .still }
    let damage = Self.update(&tree, board)
    #expect(damage.rects(for: .panel).isEmpty)
    #expect(damage.rects(for: Self.rule(.live)).isEmpty)
    #expect(damage.rects(for: Self.rule(.still)).count == 1)
  }

  @Test func `a layer that moves damages where it was and where it is`() throws {
    var board = DrawingBoard(width: 40, height: 40)
    let layer = try board.add(Rect(0, 0, 4, 4)) { $0.fill = .white }
    var tree = Self.tree(board)
    board.edit(layer) { $0.frame.x = 30 }
    let rects = Self.update(&tree, board).rects(for: .panel)
    for point in [PixelRect(left: 1, top: 1, right: 2, bottom: 2), PixelRect(left: 31, top: 1, right: 32, bottom: 2)] {
      #expect(rects.contains { $0.contains(point) })
    }
    #expect(!rects.contains { $0.contains(PixelRect(left: 17, top: 1, right: 18, bottom: 2)) })
  }

  @Test func `a sibling brought to the front damages only about itself`() throws {
    var board = DrawingBoard(width: 40, height: 40)
    let first = try board.add(Rect(2, 2, 6, 6)) { $0.fill = .white }
    for place in 0..<5 { _ = try board.add(Rect(Double(place) * 7, 20, 6, 6)) { $0.fill = .black } }
    var tree = Self.tree(board)
    try board.hierarchy.insertSublayer(first, into: board.root)
    let rects = Self.update(&tree, board).rects(for: .panel)
    #expect(rects.count == 1 && rects[0].bottom < 15)
    #expect(tree.tree.nodes.last?.layer == first)
  }

  @Test func `where something casts a shadow all is damaged, and nothing where nothing changed`() throws {
    var board = DrawingBoard(width: 40, height: 40)
    let layer = try board.add(Rect(10, 10, 5, 5)) { $0.shadow = LayerShadow() }
    var tree = Self.tree(board)
    #expect(Self.update(&tree, board).isNone)
    board.edit(layer) { $0.fill = .white }
    #expect(Self.update(&tree, board).isEverything)
  }

  @Test func `another scale, size or direction damages everything`() throws {
    let board = DrawingBoard(width: 40, height: 40)
    var tree = Self.tree(board)
    let damage = tree.update(board.hierarchy, roots: [board.root], size: Self.size, scale: 2, isRightToLeft: false)
    #expect(damage.isEverything)
    #expect(damage.rects(for: .panel) == [PixelRect(left: 0, top: 0, right: 80, bottom: 80)])
  }

  @Test func `trees that know nothing of each other are told apart although their histories are as long`() throws {
    var board = DrawingBoard(width: 40, height: 40)
    let (first, second) = (try board.add(Rect(0, 0, 5, 5)), try board.add(Rect(20, 20, 5, 5)))
    var (one, other) = (board, board)
    var tree = Self.tree(board)
    one.edit(first) { $0.fill = .white }
    other.edit(second) { $0.fill = .white }
    _ = Self.update(&tree, one)
    let rects = Self.update(&tree, other).rects(for: .panel)
    #expect(rects.count == 2)
    #expect(tree.tree == Self.tree(other).tree)
  }

  @Test func `a deep chain is followed without recursion`() throws {
    var hierarchy = Hierarchy()
    let root = hierarchy.makeLayer(name: "root")
    var last = root
    for _ in 0..<3_000 {
      let next = hierarchy.makeLayer(name: "")
      hierarchy[next].frame = Rect(0, 0, 2, 2)
      try hierarchy.insertSublayer(next, into: last)
      last = next
    }
    var tree = CommittedTree(hierarchy, roots: [root], size: Self.size, scale: 1, isRightToLeft: false)
    hierarchy[last].fill = .white
    let damage = tree.update(hierarchy, roots: [root], size: Self.size, scale: 1, isRightToLeft: false)
    #expect(!damage.isEverything && tree.tree.nodes.last?.fill == .white)
  }
}
