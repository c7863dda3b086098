import Testing

@testable import ShieldModel

extension DeviceBench {
  /// Pixels of all windows of a device.
  static func snapshot(of state: DeviceState, mask: CaptureMask = [], isMaskKept: Bool = false) -> LayerSnapshot {
    LayerSnapshot(
      LayerSnapshot.Content(
        name: "kept", hierarchy: state.hierarchy, roots: state.contexts, isSubtree: false, size: state.screen.size,
        scale: 1, isRightToLeft: false, kind: nil, omitted: .panel, effect: .omit, hidesProtectedMedia: false,
        isBaseOpaque: true, doubt: .none, mask: mask, isMaskKept: isMaskKept))
  }
}

@Suite struct DeviceStateCopiesTests {
  @Test func `a replica of a layer above it, of itself, or round about is refused`() throws {
    var bench = try DeviceBench()
    let (outer, inner, beside) = (try bench.layer("outer"), try bench.layer("inner"), try bench.layer("beside"))
    try bench.apply(.insertSublayer(inner, into: outer, at: nil))
    for source in [outer, inner] {
      #expect(
        try bench.refusal(of: .setLayer(inner, .replicaSource(source))) == .replicaCycle(inner, source: source))
    }
    try bench.apply(.setLayer(beside, .replicaSource(outer)))
    let error = try bench.refusal(of: .setLayer(inner, .replicaSource(beside)))
    #expect(error == .replicaCycle(inner, source: beside))
    #expect(error.sentence(in: bench.state.hierarchy).contains("show itself"))
    // A sublayer does not hold what is above it.
    try bench.apply(.setLayer(outer, .replicaSource(inner)))
  }

  @Test func `a source that is gone is refused, and one that goes later leaves an empty replica`() throws {
    var bench = try DeviceBench()
    let layer = try bench.layer("replica")
    let gone = LayerID(slot: 99, generation: 3)
    #expect(try bench.refusal(of: .setLayer(layer, .replicaSource(gone))) == .edit(.unknownLayer(gone)))
    let view = try bench.view()
    let source = bench.layer(of: view)
    try bench.apply(.setLayer(layer, .replicaSource(source)))
    try bench.apply(.release(view))
    try bench.apply(.commit)
    #expect(!bench.state.hierarchy.layers.contains(source))
    #expect(bench.state.violations() == [])
    let tree = RenderTree.commit(bench.state.hierarchy, subtree: layer, scale: 1, isRightToLeft: false)
    #expect(tree.nodes.count == 1)
  }

  @Test func `the mask of a replica is that of its place and that of its source's path`() throws {
    var bench = try DeviceBench()
    let (vault, card, replica) = (try bench.layer("vault"), try bench.layer("card"), try bench.layer("replica"))
    try bench.apply(.insertSublayer(card, into: vault, at: nil))
    try bench.apply(.setLayer(replica, .replicaSource(card)))
    #expect(bench.state.hierarchy.effectiveMask(of: replica) == [])
    try bench.apply(.setLayer(vault, .captureMask(.still, naming: .still)))
    try bench.apply(.setLayer(replica, .captureMask(.live, naming: .live)))
    #expect(bench.state.hierarchy.effectiveMask(of: replica) == .captures)
    #expect(bench.state.hierarchy.maskSource(of: replica) == replica)
  }

  @Test func `bits below an engine surface do not count, those of the surface do`() throws {
    var bench = try DeviceBench()
    let (surface, part) = (try bench.layer("surface"), try bench.layer("part"))
    try bench.apply(.insertSublayer(part, into: surface, at: nil))
    try bench.apply(.setLayer(surface, .isEngineSurface(true)))
    try bench.apply(.setLayer(part, .captureMask(.captures, naming: .captures)))
    #expect(bench.state.hierarchy.effectiveMask(of: part) == [])
    #expect(bench.state.hierarchy.engineSurface(above: part) == surface)
    try bench.apply(.setLayer(surface, .captureMask(.live, naming: .live)))
    #expect(bench.state.hierarchy.effectiveMask(of: part) == .live)
  }

  @Test func `a mask inside of another process is refused, elsewhere it is not`() throws {
    var bench = try DeviceBench()
    let (host, sheet) = (try bench.layer("host"), try bench.layer("sheet"))
    try bench.apply(.insertSublayer(sheet, into: host, at: nil))
    try bench.apply(.setLayer(host, .isRemote(true)))
    let change = LayerChange.captureMask(.still, naming: .still)
    #expect(try bench.refusal(of: .setLayer(sheet, change)) == .foreignLayer(sheet))
    try bench.apply(.setLayer(host, change))
    #expect(bench.state.hierarchy.effectiveMask(of: sheet) == .still)
  }

  @Test func `snapshots in snapshots are refused from a depth on`() throws {
    var bench = try DeviceBench()
    let layer = try bench.layer("holder")
    for depth in 1...LayerSnapshot.greatestDepth {
      let snapshot = DeviceBench.snapshot(of: bench.state)
      #expect(snapshot.depth == depth)
      try bench.apply(.setLayer(layer, .snapshot(snapshot)))
    }
    let tooDeep = DeviceBench.snapshot(of: bench.state)
    #expect(try bench.refusal(of: .setLayer(layer, .snapshot(tooDeep))) == .snapshotTooDeep(layer))
  }

  @Test(arguments: [false, true])
  func `who shows a snapshot has the masks in it only where they are kept`(isKept: Bool) throws {
    var bench = try DeviceBench()
    let layer = try bench.layer("holder")
    let snapshot = DeviceBench.snapshot(of: bench.state, mask: .still, isMaskKept: isKept)
    try bench.apply(.setLayer(layer, .snapshot(snapshot)))
    #expect(bench.state.hierarchy.effectiveMask(of: layer) == (isKept ? .still : []))
  }

  @Test func `a cross-fade has the mask of the past until it is at rest`() throws {
    var bench = try DeviceBench()
    let layer = try bench.layer("card")
    let start = CrossFade(from: DeviceBench.snapshot(of: bench.state, mask: .live))
    let end = CrossFade(from: start.snapshot, share: 1)
    try bench.apply(.animate(Animation(layer: layer, from: .crossFade(start), to: .crossFade(end), frames: 2)))
    var shares: [Double?] = []
    for _ in 0..<4 {
      let presented = bench.state.presentedHierarchy
      shares.append(presented[layer].crossFade?.share)
      #expect(presented.effectiveMask(of: layer) == (presented[layer].crossFade == nil ? [] : .live))
      try bench.apply(.commit)
    }
    #expect(shares == [0, 0.5, nil, nil])
    #expect(bench.state.hierarchy[layer].crossFade == nil)
  }

  @Test func `equal snapshots are equal, and others are not`() throws {
    var bench = try DeviceBench()
    let first = DeviceBench.snapshot(of: bench.state)
    #expect(first == DeviceBench.snapshot(of: bench.state))
    #expect(first.hashValue == DeviceBench.snapshot(of: bench.state).hashValue)
    _ = try bench.layer("new")
    #expect(first != DeviceBench.snapshot(of: bench.state))
  }
}
