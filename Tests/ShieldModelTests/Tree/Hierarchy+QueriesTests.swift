import Testing

@testable import ShieldModel

@Suite struct HierarchyQueriesTests {
  private func family() throws -> (bench: HierarchyBench, top: ViewID, middle: ViewID, bottom: ViewID) {
    var bench = HierarchyBench()
    let top = try bench.view("top")
    let middle = try bench.view("middle", in: top)
    let bottom = try bench.view("bottom", in: middle)
    _ = try bench.view("side", in: top)
    return (bench, top, middle, bottom)
  }

  @Test func `paths lead from a node to the true root`() throws {
    let (bench, top, middle, bottom) = try family()
    #expect(bench.trees.viewPath(from: bottom) == [bottom, middle, top])
    #expect(
      bench.trees.layerPath(from: bench.trees.layer(of: bottom))
        == [bottom, middle, top].map { bench.trees.layer(of: $0) })
    #expect(bench.trees.rootView(of: bottom) == top)
    #expect(bench.trees.rootLayer(of: bench.trees.layer(of: bottom)) == bench.trees.layer(of: top))
  }

  @Test func `subtrees list parents before children and siblings back to front`() throws {
    let (bench, top, _, _) = try family()
    #expect(bench.trees.viewSubtree(of: top).map { bench.trees[$0].name } == ["top", "middle", "bottom", "side"])
    let layers = bench.trees.layerSubtree(of: bench.trees.layer(of: top))
    #expect(
      layers.map { bench.trees.label(of: $0) } == ["UIView#top", "UIView#middle", "UIView#bottom", "UIView#side"])
  }

  @Test func `ancestry includes the node itself and not its siblings`() throws {
    let (bench, top, middle, bottom) = try family()
    #expect(bench.trees.isView(bottom, sameOrBelow: top))
    #expect(bench.trees.isView(top, sameOrBelow: top))
    #expect(!bench.trees.isView(top, sameOrBelow: middle))
    #expect(bench.trees.isLayer(bench.trees.layer(of: bottom), sameOrBelow: bench.trees.layer(of: middle)))
  }

  @Test func `the effective mask joins the masks of all layers above, hidden ones included`() throws {
    var (bench, top, middle, bottom) = try family()
    bench.trees[bench.trees.layer(of: top)].captureMask = .still
    bench.trees[bench.trees.layer(of: top)].isHidden = true
    bench.trees[bench.trees.layer(of: middle)].captureMask = .live
    #expect(bench.trees.effectiveMask(of: bench.trees.layer(of: bottom)) == [.still, .live])
    #expect(bench.trees.effectiveMask(of: bench.trees.layer(of: top)) == .still)
  }

  @Test func `the effective mask follows layers and not views`() throws {
    var (bench, top, middle, bottom) = try family()
    bench.trees[bench.trees.layer(of: middle)].captureMask = .captures
    try bench.trees.insertSublayer(bench.trees.layer(of: bottom), into: bench.trees.layer(of: top))
    #expect(bench.trees.effectiveMask(of: bench.trees.layer(of: bottom)).isEmpty)
  }

  @Test func `questions about nodes that are gone are answered with nothing`() throws {
    let (bench, top, _, _) = try family()
    let view = ViewID(slot: 77, generation: 3)
    let layer = LayerID(slot: 77, generation: 3)
    #expect(bench.trees.viewPath(from: view).isEmpty && bench.trees.layerPath(from: layer).isEmpty)
    #expect(bench.trees.viewSubtree(of: view).isEmpty && bench.trees.layerSubtree(of: layer).isEmpty)
    #expect(bench.trees.rootView(of: view) == view && bench.trees.rootLayer(of: layer) == layer)
    #expect(!bench.trees.isView(view, sameOrBelow: top) && !bench.trees.isView(top, sameOrBelow: view))
    #expect(bench.trees.effectiveMask(of: layer).isEmpty && bench.trees.label(of: layer).isEmpty)
    #expect(bench.trees.textField(view) == nil && !bench.trees.isArrangedByField(view))
  }

  @Test func `views are found by name in slot order`() throws {
    var bench = HierarchyBench()
    let first = try bench.view("twin")
    _ = try bench.view("other")
    let second = try bench.view("twin")
    #expect(bench.trees.views(named: "twin") == [first, second])
  }
}
