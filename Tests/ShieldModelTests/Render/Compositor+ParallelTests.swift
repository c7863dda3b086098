import Dispatch
import Testing

@testable import ShieldModel

@Suite struct CompositorParallelTests {
  /// A picture of many strips in which bands reach over the borders of strips.
  private func tree() throws -> RenderTree {
    var board = DrawingBoard(width: 60, height: 1300, fill: .white)
    for index in 0..<40 {
      try board.add(Rect(Double(index % 7) * 8, Double(index) * 37, 30, 90), Color.pureRed.with(alpha: 180)) {
        $0.cornerRadius = Double(index % 5) * 4
        $0.opacity = index % 3 == 0 ? 0.5 : 1
        $0.isSecret = index % 4 == 0
        if index % 6 == 0 { $0.transform = .rotation(degrees: 20) }
      }
    }
    return board.tree()
  }

  @Test func `threads, any order and missing calls give the picture of one thread`() throws {
    let tree = try tree()
    let expected = Compositor.compose(tree, rule: .panel)
    let threaded = Compositor.compose(tree, rule: .panel) { count, body in
      DispatchQueue.concurrentPerform(iterations: Int(count)) { body(Int32($0)) }
    }
    #expect(threaded == expected)
    let backwards = Compositor.compose(tree, rule: .panel) { count, body in
      for index in (0..<count).reversed() { body(index) }
    }
    #expect(backwards == expected)
    let partly = Compositor.compose(tree, rule: .panel) { count, body in
      for index in [-1, 2, count, .max] { body(index) }
    }
    #expect(partly == expected)
  }

  @Test func `a small or empty picture needs no second thread`() throws {
    for height in [0.0, 1, 64, 65] {
      let board = DrawingBoard(width: 4, height: height, fill: .white)
      let frame = Compositor.compose(board.tree(), rule: .panel) { count, body in
        for index in 0..<count { body(index) }
      }
      #expect(frame == board.frame())
    }
  }

  @Test(arguments: [1, 2, 7, 50, 1000])
  func `a picture painted in parts is the same as one painted at once`(mostCells: Int) throws {
    let tree = try tree()
    let window = PixelRect(left: 0, top: 0, right: tree.width, bottom: tree.height)
    let list = DisplayListBuilder.list(for: tree, rule: .panel, window: window)
    let strips = StripIndex(list)
    let frame = Compositor.compose(list, strips, from: 0, to: strips.count, mostCells: mostCells)
    #expect(frame == Compositor.compose(tree, rule: .panel))
  }

  @Test(arguments: [
    PixelRect(left: 10, top: 100, right: 40, bottom: 900), PixelRect(left: -5, top: -5, right: 7, bottom: 3),
    PixelRect(left: 59, top: 1299, right: 99, bottom: 9999), PixelRect(left: 20, top: 63, right: 21, bottom: 65),
    PixelRect(left: 70, top: 0, right: 80, bottom: 5),
  ])
  func `a window shows what the whole picture shows there`(window: PixelRect) throws {
    let tree = try tree()
    let frame = Compositor.compose(tree, rule: .panel, window: window)
    #expect(frame == Compositor.compose(tree, rule: .panel).cropped(to: window))
  }
}
