import Dispatch
import Testing

@testable import ShieldModel

@Suite struct PictureCacheTests {
  private static let rules: [CompositionRule] = [
    .panel, .still, CompositionRule(omitted: .live, effect: .omit, base: .black), .blackedStill, .clear,
  ]

  /// Five strips: a dark ground, a secret in the second one, something translucent over all, a blur in the fourth.
  private struct Screen {
    var board = DrawingBoard(width: 90, height: 320, fill: .black)
    let secret: LayerID
    let card: LayerID

    init() throws {
      card = try board.add(Rect(5, 5, 80, 40), .pureGreen) { $0.cornerRadius = 6 }
      secret = try board.add(Rect(10, 80, 70, 30), .pureRed) { $0.isSecret = true }
      try board.add(Rect(0, 0, 90, 320), .white.with(alpha: 40))
      try board.add(Rect(20, 210, 40, 20), .pureBlue.with(alpha: 30)) { $0.blurRadius = 2 }
    }
  }

  private func expectPictures(of cache: PictureCache, toBeThoseOf tree: RenderTree, _ comment: Comment) {
    for (place, rule) in Self.rules.enumerated() {
      #expect(bytes(cache, place) == Compositor.compose(tree, rule: rule).pixels(), comment)
    }
  }

  private func bytes(_ cache: PictureCache, _ place: Int) -> [UInt8] {
    cache.pictures[place].words.withUnsafeBytes { [UInt8]($0) }
  }

  @Test(arguments: RandomLayerTrees.batches(of: 60))
  func `frame after frame the pictures are those that are composed anew`(seeds: Range<UInt64>) throws {
    let cache = PictureCache()
    for seed in seeds {
      let description = RandomLayerTrees.tree(seed: seed)
      var tree = ProductDrawing.commit(try description.scene(), scale: description.scale)
      var generator = LawGenerator(seed: seed)
      for step in 0..<3 {
        cache.paint(tree, rules: Self.rules)
        expectPictures(of: cache, toBeThoseOf: tree, "seed \(seed), step \(step)")
        if tree.nodes.isEmpty { break }
        let node = generator.below(tree.nodes.count)
        if generator.happens(50) {
          tree.nodes[node].fill = .pureGreen
        } else {
          for index in node..<Int(tree.nodes[node].subtreeEnd) { tree.nodes[index].effectiveMask.formUnion(.still) }
        }
      }
    }
  }

  @Test func `strips that all destinations draw alike are painted once, and what has not changed not again`() throws {
    var screen = try Screen()
    let cache = PictureCache()
    cache.paint(screen.board.tree(), rules: Self.rules)
    // Five strips on opaque black, and five on nothing.
    #expect(cache.paintedStripCount == 10)
    cache.paint(screen.board.tree(), rules: Self.rules)
    #expect(cache.paintedStripCount == 0)
    screen.board.edit(screen.card) { $0.fill = .pureBlue }
    cache.paint(screen.board.tree(), rules: Self.rules)
    #expect(cache.paintedStripCount == 2)
    expectPictures(of: cache, toBeThoseOf: screen.board.tree(), "after an edit")
  }

  @Test func `a mask alone makes the captures paint again that honour it, and the panel not`() throws {
    var screen = try Screen()
    let cache = PictureCache()
    cache.paint(screen.board.tree(), rules: Self.rules)
    let before = bytes(cache, 0)
    screen.board.edit(screen.secret) { $0.captureMask = .still }
    cache.paint(screen.board.tree(), rules: Self.rules)
    // The still picture and the blacked one, in the one strip that the layer lies in.
    #expect(cache.paintedStripCount == 2)
    #expect(bytes(cache, 0) == before)
    #expect(cache.pictures[1].color(x: 40, y: 90) != cache.pictures[0].color(x: 40, y: 90))
    expectPictures(of: cache, toBeThoseOf: screen.board.tree(), "after the mask")
  }

  @Test func `peer fact 89: a cache that is shared between kinds without a look shows the panel's secret in a capture`()
    throws
  {
    var screen = try Screen()
    screen.board.edit(screen.secret) { $0.captureMask = .still }
    let careless = PictureCache { _, _, _, _, _ in true }
    careless.paint(screen.board.tree(), rules: Self.rules)
    let right = Compositor.compose(screen.board.tree(), rule: .still).pixels()
    #expect(bytes(careless, 1) == bytes(careless, 0))
    #expect(bytes(careless, 1) != right)
  }

  @Test func `a cache that is not told of a mask alone keeps the stale capture`() throws {
    var screen = try Screen()
    let careless = PictureCache { strip, list, index, other, otherIndex in
      list.window == other.window && list.base == other.base
    }
    careless.paint(screen.board.tree(), rules: [.still])
    screen.board.edit(screen.secret) { $0.captureMask = .still }
    careless.paint(screen.board.tree(), rules: [.still])
    #expect(bytes(careless, 0) != Compositor.compose(screen.board.tree(), rule: .still).pixels())
  }

  @Test func `a blur over a layer that a capture leaves out is not taken from the panel`() throws {
    var board = DrawingBoard(width: 60, height: 200, fill: .white)
    // The layer ends a few rows above a strip in which only the blur reaches it.
    let masked = try board.add(Rect(0, 100, 60, 27), .pureRed) { $0.captureMask = .still }
    try board.add(Rect(0, 120, 60, 48)) { $0.blurRadius = 6 }
    let cache = PictureCache()
    cache.paint(board.tree(), rules: [.panel, .still])
    for (place, rule) in [CompositionRule.panel, .still].enumerated() {
      #expect(bytes(cache, place) == board.frame(rule).pixels())
    }
    #expect(cache.pictures[0].color(x: 30, y: 129) != cache.pictures[1].color(x: 30, y: 129))
    board.edit(masked) { $0.captureMask = [] }
    cache.paint(board.tree(), rules: [.panel, .still])
    #expect(bytes(cache, 1) == board.frame(.still).pixels())
  }

  @Test func `threads, any order and missing calls give the pictures of one thread`() throws {
    var screen = try Screen()
    screen.board.edit(screen.secret) { $0.captureMask = [.still, .live] }
    let tree = screen.board.tree()
    for round in 0..<3 {
      let cache = PictureCache()
      cache.paint(tree, rules: Self.rules) { count, body in
        switch round {
        case 0: DispatchQueue.concurrentPerform(iterations: Int(count)) { body(Int32($0)) }
        case 1: for index in (0..<count).reversed() { body(index) }
        default: for index in [-1, 1, count, .max] { body(index) }
        }
      }
      expectPictures(of: cache, toBeThoseOf: tree, "round \(round)")
    }
  }

  @Test func `pictures of another extent, of none and for other destinations begin anew`() throws {
    let cache = PictureCache()
    for size in [(40.0, 100.0), (40, 65), (0, 10), (8, 200)] {
      let board = DrawingBoard(width: size.0, height: size.1, fill: .pureRed)
      cache.paint(board.tree(), rules: Self.rules)
      expectPictures(of: cache, toBeThoseOf: board.tree(), "\(size)")
      cache.paint(board.tree(), rules: [.panel])
      #expect(cache.pictures.count == 1)
    }
    #expect(cache.pictures[0].color(x: -1, y: 0) == .clear)
    #expect(cache.pictures[0].color(x: 0, y: 200) == .clear)
  }
}
