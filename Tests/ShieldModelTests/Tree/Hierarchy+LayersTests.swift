import Testing

@testable import ShieldModel

@Suite struct HierarchyLayersTests {
  var bench = HierarchyBench()

  @Test func `adding a sublayer leaves the views alone, so that the trees differ`() throws {
    var bench = bench
    let root = try bench.view("root")
    let other = try bench.view("other", in: root)
    let child = try bench.view("child", in: root)
    try bench.trees.insertSublayer(bench.trees.layer(of: child), into: bench.trees.layer(of: other))
    #expect(bench.subviews(root) == ["other", "child"])
    #expect(bench.sublayers(of: root) == ["other"])
    #expect(bench.sublayers(of: other) == ["child"])
    #expect(bench.trees.violations().isEmpty)
  }

  @Test func `adding a layer to the superlayer it has only reorders`() throws {
    var bench = bench
    let top = try bench.layer("top")
    let first = try bench.layer("first", in: top)
    _ = try bench.layer("second", in: top)
    try bench.trees.insertSublayer(first, into: top)
    #expect(bench.sublayers(top) == ["second", "first"])
    #expect(bench.trees[first].superlayer == top)
  }

  @Test(arguments: [
    (-1, ["new", "a", "b"]), (0, ["new", "a", "b"]), (1, ["a", "new", "b"]), (99, ["a", "b", "new"]),
  ])
  func `an index counts from the back and is held at the ends`(index: Int, order: [String]) throws {
    var bench = bench
    let top = try bench.layer("top")
    _ = try bench.layer("a", in: top)
    _ = try bench.layer("b", in: top)
    let new = try bench.layer("new")
    try bench.trees.insertSublayer(new, into: top, at: Int32(index))
    #expect(bench.sublayers(top) == order)
  }

  @Test func `a layer under itself or under a layer below it is refused and changes nothing`() throws {
    var bench = bench
    let top = try bench.layer("top")
    let middle = try bench.layer("middle", in: top)
    let bottom = try bench.layer("bottom", in: middle)
    for target in [top, middle, bottom] {
      let refusal = try bench.refusal { trees throws(EditError) in try trees.insertSublayer(top, into: target) }
      #expect(refusal == .layerCycle(layer: top, superlayer: target))
      #expect(refusal.isCrash)
    }
  }

  @Test func `a bare layer can be taken out and lives on`() throws {
    var bench = bench
    let top = try bench.layer("top")
    let bare = try bench.layer("bare", in: top)
    try bench.trees.removeFromSuperlayer(bare)
    #expect(bench.sublayers(top).isEmpty)
    #expect(bench.trees.layers.contains(bare))
  }

  @Test func `layers that are gone are refused`() throws {
    var bench = bench
    let top = try bench.layer("top")
    let view = try bench.view("view")
    let gone = LayerID(slot: 99, generation: 0)
    #expect(
      try bench.refusal { trees throws(EditError) in try trees.insertSublayer(gone, into: top) }
        == .unknownLayer(gone))
    #expect(
      try bench.refusal { trees throws(EditError) in try trees.insertSublayer(top, into: gone) }
        == .unknownLayer(gone))
    #expect(
      try bench.refusal { trees throws(EditError) in try trees.removeFromSuperlayer(gone) } == .unknownLayer(gone))
    #expect(
      try bench.refusal { trees throws(EditError) in try trees.swapLayer(of: view, to: gone) } == .unknownLayer(gone))
  }

  @Test func `a view answers with the swapped layer until it is swapped back`() throws {
    var bench = bench
    let root = try bench.view("root")
    let target = try bench.view("target", in: root)
    let canvas = try bench.view("canvas", in: root)
    let own = bench.trees.layer(of: canvas)
    let before = bench.trees
    try bench.trees.swapLayer(of: canvas, to: bench.trees.layer(of: target))
    #expect(bench.trees.layer(of: canvas) == bench.trees.layer(of: target))
    #expect(bench.sublayers(of: root) == ["target", "canvas"], "neither tree is rearranged")
    #expect(bench.trees.violations().isEmpty)
    try bench.trees.swapLayer(of: canvas, to: own)
    #expect(bench.trees == before)
  }

  @Test func `while a layer is swapped, view edits move the swapped layer`() throws {
    var bench = bench
    let root = try bench.view("root")
    let target = try bench.view("target", in: root)
    let canvas = try bench.view("canvas", in: root)
    let child = try bench.view("child")
    try bench.trees.swapLayer(of: canvas, to: bench.trees.layer(of: target))
    try bench.trees.insertSubview(child, into: canvas)
    #expect(bench.sublayers(of: target) == ["child"])
    #expect(bench.sublayers(bench.trees[canvas].ownLayer).isEmpty)
  }
}
