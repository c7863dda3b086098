import Testing

@testable import ShieldModel

/// Facts about which layers a flag reaches, from the test suites of other compositors.
@Suite struct PeerMaskTests {
  @Test func `fact 10: the flag reaches the layer and what is below, neither above nor beside`() throws {
    var hierarchy = Hierarchy()
    var layers: [String: LayerID] = [:]
    for name in ["1", "11", "111", "12", "2"] { layers[name] = hierarchy.makeLayer(name: name) }
    for (child, parent) in [("11", "1"), ("111", "11"), ("12", "1")] {
      try hierarchy.insertSublayer(try #require(layers[child]), into: try #require(layers[parent]))
    }
    hierarchy[try #require(layers["11"])].captureMask = .still
    let tree = RenderTree.commit(
      hierarchy, roots: [try #require(layers["1"]), try #require(layers["2"])], size: .zero, scale: 1,
      isRightToLeft: false)
    var masked: [String] = []
    for node in tree.nodes {
      #expect(node.effectiveMask == hierarchy.effectiveMask(of: node.layer))
      if node.effectiveMask == .still { masked.append(hierarchy[node.layer].name) }
    }
    #expect(masked == ["11", "111"])
  }

  @Test func `fact 16: a flag deep in a window is found from the window, and named`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let outer = try bench.view(name: "outer", in: window)
    let view = try bench.view(name: "inner", in: outer)
    let inner = bench.layer(of: view)
    func sources(_ bench: DeviceBench) -> [LayerID] {
      RenderTree.commit(
        bench.state.hierarchy, roots: bench.state.contexts, size: .zero, scale: 1, isRightToLeft: false
      ).nodes.compactMap(\.maskSource)
    }
    #expect(sources(bench).isEmpty)
    try bench.apply(.setLayer(inner, .captureMask(.captures, naming: .captures)))
    #expect(sources(bench) == [inner])
    try bench.apply(.removeFromSuperview(outer))
    #expect(sources(bench).isEmpty)
    try bench.apply(.insertSubview(outer, into: window, at: .front))
    #expect(sources(bench) == [inner])
  }

  @Test func `fact 20: clearing one bit keeps the other bits and an earlier show`() throws {
    var bench = try DeviceBench()
    let view = try bench.view(in: bench.window())
    let layer = bench.layer(of: view)
    try bench.apply(.setLayer(layer, .isHidden(true)))
    let odd = CaptureMask(rawValue: 0x40)
    try bench.apply(.setLayer(layer, .captureMask([.still, .live, odd], naming: [.still, .live, odd])))
    try bench.apply(.setLayer(layer, .isHidden(false)))
    try bench.apply(.setLayer(layer, .captureMask([], naming: .still)))
    try bench.apply(.commit)
    #expect(bench.state.hierarchy[layer].captureMask == [.live, odd])
    #expect(!bench.state.hierarchy[layer].isHidden)
  }

  /// The bits of a layer and of all above it, without the model's own walk.
  private static func bits(above layer: LayerID, in hierarchy: Hierarchy) -> CaptureMask {
    let own = hierarchy[layer].captureMask
    guard let superlayer = hierarchy[layer].superlayer else { return own }
    return own.union(bits(above: superlayer, in: hierarchy))
  }

  @Test func `fact 86, leak L13: after any history a frame has the masks of the trees, wherever it begins`()
    throws
  {
    var maskedCount = 0
    var partCount = 0
    for seed in 1...60 {
      let rows = OSCatalogue.rows
      var bench = DeviceBench(rows[seed % rows.count])
      var view = try bench.window()
      for _ in 0..<3 { view = try bench.view(in: view) }
      var state = bench.state
      var generator = OperationGenerator(seed: UInt64(seed))
      for step in 0..<80 {
        // Masks come by the secure switch, by exchanged layers and by hand; half of the hand-made ones are forced.
        let layers = state.hierarchy.layers.handles
        if step % 6 == 5, !layers.isEmpty {
          _ = try? state.apply(.setLayer(layers[step % layers.count], .captureMask(.live, naming: .live)))
        }
        _ = try? state.apply(generator.next(state))
        if step % 4 != 3 { continue }
        let hierarchy = state.hierarchy
        let whole = RenderTree.commit(
          hierarchy, roots: state.contexts, size: .zero, scale: 1, isRightToLeft: false)
        for node in whole.nodes {
          let expected = Self.bits(above: node.layer, in: hierarchy)
          if node.effectiveMask != expected || (node.maskSource == nil) != expected.isEmpty {
            Issue.record("seed \(seed), step \(step): \(hierarchy.label(of: node.layer)) has another mask")
          }
          if !expected.isEmpty { maskedCount += 1 }
        }
        guard let start = whole.nodes.dropFirst(whole.nodes.count / 2).first?.layer else { continue }
        let part = RenderTree.commit(hierarchy, subtree: start, scale: 1, isRightToLeft: false)
        let first = whole.nodes.firstIndex { $0.layer == start } ?? 0
        let masks = whole.nodes[first..<first + part.nodes.count].map(\.effectiveMask)
        if part.nodes.map(\.effectiveMask) != masks {
          Issue.record("seed \(seed), step \(step): a part has other masks than the whole")
        }
        partCount += 1
      }
    }
    #expect(maskedCount > 200 && partCount > 200, "the histories have to meet masks and parts")
  }

  @Test func `leak L20: the panel's frame may stand for a capture exactly while nothing drawn is flagged`() throws {
    var same = 0
    var different = 0
    for seed in UInt64(0)..<300 {
      let description = RandomLayerTrees.tree(seed: seed)
      let tree = ProductDrawing.commit(try description.scene(), scale: description.scale)
      let panel = Compositor.compose(tree, rule: .panel)
      let still = Compositor.compose(tree, rule: .still)
      let bits: CaptureMask = [.panel, .still]
      if tree.nodes.contains(where: { $0.visibility.isDrawn && !$0.effectiveMask.isDisjoint(with: bits) }) {
        if panel != still { different += 1 }
      } else {
        same += 1
        if panel != still { Issue.record("seed \(seed): the pictures differ without any flag") }
      }
    }
    #expect(same > 30 && different > 30, "both cases have to occur")
  }
}
