import Testing

@testable import ShieldModel

@Suite struct HierarchyLifetimesTests {
  @Test func `a freed view takes its layer along and frees its children from their parent`() throws {
    var bench = HierarchyBench()
    let root = try bench.view("root")
    let parent = try bench.view("parent", in: root)
    let child = try bench.view("child", in: parent)
    let layer = bench.trees.layer(of: parent)
    bench.trees.deallocate(parent)
    #expect(!bench.trees.views.contains(parent) && !bench.trees.layers.contains(layer))
    #expect(bench.trees[child].superview == nil)
    #expect(bench.trees[bench.trees.layer(of: child)].superlayer == nil)
    #expect(bench.trees.violations().isEmpty)
  }

  @Test func `a layer that hangs elsewhere outlives its view and keeps its mask`() throws {
    var bench = HierarchyBench()
    let elsewhere = try bench.layer("elsewhere")
    let view = try bench.view("view")
    let layer = bench.trees.layer(of: view)
    bench.trees[layer].captureMask = .captures
    try bench.trees.insertSublayer(layer, into: elsewhere)
    bench.trees.deallocate(view)
    #expect(bench.trees[layer].owner == nil)
    #expect(bench.trees[layer].captureMask == .captures)
    #expect(bench.trees.violations().isEmpty)
  }

  @Test func `a layer without its view goes when its superlayer lets go of it`() throws {
    var bench = HierarchyBench()
    let elsewhere = try bench.layer("elsewhere")
    let view = try bench.view("view")
    let layer = bench.trees.layer(of: view)
    let bare = try bench.layer("bare", in: layer)
    try bench.trees.insertSublayer(layer, into: elsewhere)
    bench.trees.deallocate(view)
    try bench.trees.removeFromSuperlayer(layer)
    #expect(!bench.trees.layers.contains(layer))
    #expect(bench.trees.layers.contains(bare), "its maker holds a bare layer")
    #expect(bench.trees[bare].superlayer == nil)
    #expect(bench.trees.violations().isEmpty)
  }

  @Test func `a layer that another view answers with outlives its own view`() throws {
    var bench = HierarchyBench()
    let target = try bench.view("target")
    let canvas = try bench.view("canvas")
    let layer = bench.trees.layer(of: target)
    try bench.trees.swapLayer(of: canvas, to: layer)
    bench.trees.deallocate(target)
    #expect(bench.trees.layers.contains(layer))
    #expect(bench.trees.violations().isEmpty)
    try bench.trees.swapLayer(of: canvas, to: bench.trees[canvas].ownLayer)
    #expect(!bench.trees.layers.contains(layer), "the last one who held it has let go")
    #expect(bench.trees.violations().isEmpty)
  }

  @Test func `a view that is freed while its layer is swapped frees its own layer`() throws {
    var bench = HierarchyBench()
    let target = try bench.view("target")
    let canvas = try bench.view("canvas")
    let own = bench.trees.layer(of: canvas)
    try bench.trees.swapLayer(of: canvas, to: bench.trees.layer(of: target))
    bench.trees.deallocate(canvas)
    #expect(!bench.trees.layers.contains(own))
    #expect(bench.trees.layers.contains(bench.trees.layer(of: target)))
    #expect(bench.trees.swappedViews.isEmpty)
    #expect(bench.trees.violations().isEmpty)
  }
}
