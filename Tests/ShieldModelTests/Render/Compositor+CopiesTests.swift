import Testing

@testable import ShieldModel

/// Replicas, snapshots and cross-fades on small boards.
@Suite struct CompositorCopiesTests {
  private static func snapshot(
    of board: DrawingBoard, _ layer: LayerID? = nil, omitting omitted: CaptureMask = [], mask: CaptureMask = [],
    doubt: LayerSnapshot.Doubt = .none
  ) -> LayerSnapshot {
    LayerSnapshot(
      LayerSnapshot.Content(
        name: "kept", hierarchy: board.hierarchy, roots: [layer ?? board.root], isSubtree: layer != nil,
        size: layer.map { board.hierarchy[$0].frame.size } ?? board.size, scale: 1, isRightToLeft: false,
        kind: doubt == .none ? nil : .snapshotView, omitted: omitted, effect: .omit, hidesProtectedMedia: false,
        isBaseOpaque: false, doubt: doubt, mask: mask, isMaskKept: false))
  }

  @Test func `a replica shows its source without the place, the turn and the hiding of what is above it`() throws {
    var board = DrawingBoard(width: 6, height: 2, fill: .white)
    let above = try board.add(Rect(0, 0, 2, 2)) { $0.isHidden = true }
    let source = try board.add(Rect(1, 1, 2, 1), .pureRed, under: above) { $0.transform = .rotation(degrees: 45) }
    try board.add(Rect(1, 0, 1, 1), .pureBlue, under: source)
    let replica = try board.add(Rect(2, 1, 4, 1)) { $0.replicaSource = source }
    #expect(board.frame().letters == ["wwwwww", "wwrbww"])
    // A hidden source has nothing to show.
    board.edit(source) { $0.isHidden = true }
    #expect(board.frame().letters == ["wwwwww", "wwwwww"])
    #expect(board.tree().nodes[board.index(of: replica) + 1].layer == source)
  }

  @Test func `a replica that comes to lie in its source shows nothing in itself`() throws {
    var board = DrawingBoard(width: 4, height: 1, fill: .white)
    let source = try board.add(Rect(0, 0, 2, 1), .pureRed)
    let replica = try board.add(Rect(2, 0, 2, 1), .pureBlue) { $0.replicaSource = source }
    try board.hierarchy.insertSublayer(replica, into: source)
    board.edit(replica) { $0.frame = Rect(1, 0, 2, 1) }
    #expect(board.frame().letters == ["rbbw"])
    // Shown by another replica it does not grow either.
    try board.add(Rect(3, 0, 1, 1)) { $0.replicaSource = source }
    #expect(board.tree().nodes.count == 6)
  }

  @Test func `replicas of replicas that would grow without measure make a picture incomplete`() throws {
    var board = DrawingBoard(width: 2, height: 2, fill: .white)
    var source = try board.add(Rect(0, 0, 1, 1), .pureRed)
    for _ in 0..<20 {
      let pair = try board.add(Rect(0, 0, 1, 1))
      for _ in 0..<2 { try board.add(Rect(0, 0, 1, 1), under: pair) { $0.replicaSource = source } }
      source = pair
    }
    let tree = board.tree()
    #expect(tree.lacksCopies)
    #expect(Compositor.isIncomplete(tree, rule: .panel))
    #expect(tree.nodes.count < 400_000)
  }

  @Test func `snapshots of snapshots that would grow without measure make a picture incomplete`() throws {
    var board = DrawingBoard(width: 2, height: 2, fill: .white)
    var holders: [LayerID] = []
    for _ in 0..<4 { holders.append(try board.add(Rect(0, 0, 1, 1))) }
    for _ in 0..<5 {
      let kept = Self.snapshot(of: board)
      for holder in holders { board.edit(holder) { $0.snapshot = kept } }
    }
    let tree = board.tree()
    #expect(tree.lacksCopies)
    #expect(Compositor.isIncomplete(tree, rule: .panel))
  }

  @Test func `a snapshot keeps its pixels and its taint, and is stretched over who shows it`() throws {
    var board = DrawingBoard(width: 6, height: 2, fill: .white)
    let secret = try board.add(Rect(0, 0, 2, 1), .pureRed) { $0.isSecret = true }
    try board.add(Rect(1, 0, 1, 1), .pureBlue, under: secret)
    let kept = Self.snapshot(of: board, secret)
    board.edit(secret) { $0.isHidden = true }
    try board.add(Rect(2, 0, 4, 2)) { $0.snapshot = kept }
    let frame = board.frame()
    #expect(frame.letters == ["wwrrbb", "wwrrbb"])
    #expect(frame.isTainted(x: 2, y: 1))
    #expect(!frame.isTainted(x: 1, y: 1))
    let answer = LeakExamination.examine(board.tree(), rule: .panel)
    #expect(answer.leaks)
    #expect(answer.changedBounds == PixelRect(left: 2, top: 0, right: 6, bottom: 2))
  }

  @Test func `a snapshot by a rule that left the secret out does not leak`() throws {
    var board = DrawingBoard(width: 4, height: 1, fill: .white)
    let card = try board.add(Rect(0, 0, 2, 1), .pureBlue)
    try board.add(Rect(0, 0, 1, 1), .pureRed, under: card) {
      $0.isSecret = true
      $0.captureMask = .still
    }
    let kept = Self.snapshot(of: board, card, omitting: .still)
    board.edit(card) { $0.isHidden = true }
    try board.add(Rect(2, 0, 2, 1)) { $0.snapshot = kept }
    #expect(board.frame().letters == ["wwbb"])
    #expect(!LeakExamination.examine(board.tree(), rule: .still).leaks)
  }

  @Test(arguments: [
    (0.0, [255, 0, 0, 255]), (0.25, [191, 0, 64, 255]), (0.5, [127, 0, 128, 255]), (1, [0, 0, 255, 255]),
  ])
  func `a cross-fade mixes both contents by the product rule`(share: Double, bytes: [UInt8]) throws {
    var board = DrawingBoard(width: 2, height: 1)
    let card = try board.add(Rect(0, 0, 1, 1), .pureRed)
    let fade = CrossFade(from: Self.snapshot(of: board, card), share: share)
    board.edit(card) {
      $0.fill = .pureBlue
      $0.crossFade = fade
    }
    let color = board.frame(.clear).color(x: 0, y: 0)
    #expect([color.red, color.green, color.blue, color.alpha] == bytes)
    #expect(board.frame(.clear).color(x: 1, y: 0) == .clear)
  }

  @Test func `a cross-fade to a smaller content lets what is beyond it go away`() throws {
    var board = DrawingBoard(width: 2, height: 1)
    let card = try board.add(Rect(0, 0, 2, 1), .pureRed)
    let fade = CrossFade(from: Self.snapshot(of: board, card), share: 0.5)
    board.edit(card) {
      $0.frame = Rect(0, 0, 1, 1)
      $0.crossFade = fade
    }
    #expect(board.frame(.clear).color(x: 0, y: 0).alpha == 255)
    #expect(board.frame(.clear).color(x: 1, y: 0).alpha == 127)
  }

  @Test(arguments: [CaptureMask.still, []])
  func `a cross-fade is left out if the past or the present has the bit`(past: CaptureMask) throws {
    var board = DrawingBoard(width: 1, height: 1, fill: .white)
    let card = try board.add(Rect(0, 0, 1, 1), .pureRed)
    let fade = CrossFade(from: Self.snapshot(of: board, card, mask: past), share: 0.5)
    board.edit(card) {
      $0.crossFade = fade
      $0.captureMask = past.isEmpty ? .still : []
    }
    #expect(board.frame(.still).letters == ["w"])
    // The negative control: at rest without any bit it shows.
    board.edit(card) {
      $0.crossFade = nil
      $0.captureMask = []
    }
    #expect(board.frame(.still).letters == ["r"])
  }

  @Test func `what nobody knows about a snapshot is read both ways`() throws {
    var board = DrawingBoard(width: 2, height: 1, fill: .white)
    let card = try board.add(Rect(0, 0, 1, 1), .pureRed) { $0.captureMask = .still }
    let kept = Self.snapshot(of: board, card, doubt: .replica(of: card))
    try board.add(Rect(1, 0, 1, 1)) { $0.snapshot = kept }
    let tree = board.tree()
    let other = try #require(tree.otherReading?.tree)
    #expect(Compositor.compose(tree, rule: .still).letters == ["wr"])
    #expect(Compositor.compose(other, rule: .still).letters == ["ww"])
    #expect(Compositor.compose(other, rule: .panel).letters == ["rr"])
    #expect(tree.doubtfulKinds == [.snapshotView])
  }

  @Test func `protected media is black where the rule says so, whatever lies below it`() throws {
    var board = DrawingBoard(width: 2, height: 1, fill: .white)
    let film = try board.add(Rect(0, 0, 1, 1), .pureRed) { $0.isProtectedMedia = true }
    try board.add(Rect(0, 0, 2, 1), .pureBlue, under: film)
    var rule = CompositionRule.panel
    #expect(board.frame(rule).letters == ["bb"])
    rule.hidesProtectedMedia = true
    #expect(board.frame(rule).letters == ["kw"])
  }
}
