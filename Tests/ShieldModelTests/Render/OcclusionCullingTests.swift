import Testing

@testable import ShieldModel

@Suite struct OcclusionCullingTests {
  /// The nodes whose steps are left for a strip, group marks as negative numbers.
  private func kept(_ board: DrawingBoard, top: Int32 = 0, bottom: Int32 = 64, rule: CompositionRule = .panel) -> [Int]
  {
    let tree = board.tree()
    let window = PixelRect(left: 0, top: 0, right: tree.width, bottom: tree.height)
    let list = DisplayListBuilder.list(for: tree, rule: rule, window: window)
    let positions = Scratch<Int32>.filled(with: (0..<Int32(list.steps.count)).map { $0 })
    var output = Scratch<Int32>()
    var culling = OcclusionCulling(list)
    culling.cull(
      UnsafePointer(positions.base), count: positions.count,
      in: PixelRect(left: list.window.left, top: top, right: list.window.right, bottom: bottom), into: &output)
    return output.array.map {
      let step = list.steps.base[Int($0)]
      return step.kind == .beginGroup || step.kind == .endGroup ? -Int(step.node) : Int(step.node)
    }
  }

  private func board() -> DrawingBoard { DrawingBoard(width: 100, height: 128, fill: .white) }

  @Test func `what an opaque rectangle covers over the whole strip is dropped`() throws {
    var board = board()
    try board.add(Rect(10, 0, 50, 128), .pureRed)
    try board.add(Rect(0, 0, 100, 128), .pureBlue)
    try board.add(Rect(20, 0, 10, 10), .pureGreen)
    #expect(kept(board) == [2, 3])
    #expect(kept(board, top: 64, bottom: 128) == [2])
  }

  @Test func `several rectangles cover together, and one that does not span the strip covers nothing`() throws {
    var board = board()
    try board.add(Rect(10, 0, 80, 128), .pureRed)
    try board.add(Rect(0, 0, 50, 128), .pureBlue)
    let right = try board.add(Rect(50, 0, 50, 128), .pureGreen)
    #expect(kept(board) == [2, 3])
    board.edit(right) { $0.frame.height = 63 }
    #expect(kept(board) == [0, 1, 2, 3])
    board.edit(right) { $0.frame = Rect(50, 0, 49, 128) }
    #expect(kept(board) == [0, 2, 3])
    try board.add(Rect(99, 0, 1, 128), .black)
    #expect(kept(board) == [2, 3, 4])
  }

  @Test func `translucent, round, turned and left out layers cover nothing`() throws {
    let edits: [(inout LayerNode) -> Void] = [
      { $0.fill.alpha = 254 }, { $0.opacity = 0.99 }, { $0.cornerRadius = 1 },
      { $0.transform = .rotation(degrees: 45) },
      { $0.captureMask = .panel }, { $0.isHidden = true },
    ]
    for edit in edits {
      var board = board()
      try board.add(Rect(-500, -500, 2000, 2000), .pureBlue) { edit(&$0) }
      #expect(kept(board).first == 0)
    }
  }

  @Test func `a cover inside a group covers the group's content only`() throws {
    var board = board()
    let group = try board.add(Rect(0, 0, 100, 128), .pureRed) { $0.opacity = 0.5 }
    let inner = try board.add(Rect(0, 0, 100, 128), .pureGreen, under: group)
    try board.add(Rect(5, 5, 5, 5), .black, under: inner)
    // The group's own background, node 1, is covered; the wall behind the group is not.
    #expect(kept(board) == [0, -1, 2, 3, -1])
  }

  @Test func `a group that is covered from outside goes with everything in it`() throws {
    var board = board()
    let group = try board.add(Rect(0, 0, 100, 128), .pureRed) { $0.opacity = 0.5 }
    let second = try board.add(Rect(0, 0, 80, 128), .pureGreen, under: group) { $0.opacity = 0.5 }
    try board.add(Rect(5, 5, 5, 5), .black, under: second)
    let cover = try board.add(Rect(0, 0, 100, 128), .pureBlue)
    #expect(kept(board) == [4])
    // Half covered: the inner group is gone and leaves no marks behind, the outer one stays.
    board.edit(cover) { $0.frame.width = 90 }
    #expect(kept(board) == [0, -1, 1, -1, 4])
  }

  @Test func `covers in deeply nested groups never hide what lies around the groups`() throws {
    var board = board()
    var last = board.root
    for _ in 0..<6 {
      last = try board.add(Rect(0, 0, 100, 128), .pureRed, under: last) { $0.opacity = 0.9 }
      try board.add(Rect(0, 0, 50, 128), .pureGreen, under: last)
    }
    let frame = board.frame()
    // The same without opaque covers: alpha 254 is as good as opaque to the eye and covers nothing.
    var plain = board
    for layer in plain.hierarchy.layers.handles where plain.hierarchy[layer].fill == .pureGreen {
      plain.edit(layer) { $0.fill.alpha = 254 }
    }
    let other = plain.frame()
    for (x, y) in [(Int32(10), Int32(10)), (70, 70)] {
      let (first, second) = (frame.color(x: x, y: y), other.color(x: x, y: y))
      #expect(abs(Int(first.red) - Int(second.red)) <= 6 && abs(Int(first.green) - Int(second.green)) <= 6)
    }
  }
}

extension Scratch where Element == Int32 {
  static func filled(with values: [Int32]) -> Scratch<Int32> {
    var scratch = Scratch<Int32>()
    for value in values { scratch.append(value) }
    return scratch
  }
}
