import Testing

@testable import ShieldModel

@Suite struct HierarchyViewsTests {
  var bench = HierarchyBench()

  @Test func `a new view owns one layer and is in neither tree`() throws {
    var bench = bench
    let view = try bench.view("a")
    let layer = bench.trees.layer(of: view)
    #expect(bench.trees[layer].owner == view)
    #expect(bench.trees[view].superview == nil && bench.trees[layer].superlayer == nil)
  }

  @Test func `adding a subview takes it from its old superview in both trees`() throws {
    var bench = bench
    let old = try bench.view("old")
    let new = try bench.view("new")
    let child = try bench.view("child", in: old)
    try bench.trees.insertSubview(child, into: new)
    #expect(bench.subviews(old).isEmpty && bench.sublayers(of: old).isEmpty)
    #expect(bench.subviews(new) == ["child"] && bench.sublayers(of: new) == ["child"])
    #expect(bench.trees.violations().isEmpty)
  }

  /// A root with views a, b, c and bare layers behind, between and above them.
  private func mixed() throws -> (bench: HierarchyBench, root: ViewID, a: ViewID, b: ViewID, c: ViewID) {
    var bench = bench
    let root = try bench.view("root")
    _ = try bench.layer("bareBack", in: bench.trees.layer(of: root))
    let a = try bench.view("a", in: root)
    _ = try bench.layer("bareMiddle", in: bench.trees.layer(of: root))
    let b = try bench.view("b", in: root)
    let c = try bench.view("c", in: root)
    _ = try bench.layer("bareFront", in: bench.trees.layer(of: root))
    return (bench, root, a, b, c)
  }

  @Test func `at the front the layer goes above bare layers too`() throws {
    var (bench, root, a, _, _) = try mixed()
    try bench.trees.insertSubview(a, into: root, at: .front)
    #expect(bench.subviews(root) == ["b", "c", "a"])
    #expect(bench.sublayers(of: root) == ["bareBack", "bareMiddle", "b", "c", "bareFront", "a"])
  }

  @Test(arguments: [ViewPlacement.back, .index(0), .index(-5)])
  func `at the back and at index 0 the layer goes below bare layers too`(placement: ViewPlacement) throws {
    var (bench, root, _, _, c) = try mixed()
    try bench.trees.insertSubview(c, into: root, at: placement)
    #expect(bench.subviews(root) == ["c", "a", "b"])
    #expect(bench.sublayers(of: root) == ["c", "bareBack", "a", "bareMiddle", "b", "bareFront"])
  }

  @Test func `above a view the layer goes directly above that view's layer`() throws {
    var (bench, root, a, _, c) = try mixed()
    try bench.trees.insertSubview(c, into: root, at: .above(a))
    #expect(bench.subviews(root) == ["a", "c", "b"])
    #expect(bench.sublayers(of: root) == ["bareBack", "a", "c", "bareMiddle", "b", "bareFront"])
  }

  @Test func `below the backmost view the layer stays above a bare layer behind it`() throws {
    var (bench, root, a, _, c) = try mixed()
    try bench.trees.insertSubview(c, into: root, at: .below(a))
    #expect(bench.subviews(root) == ["c", "a", "b"])
    #expect(bench.sublayers(of: root) == ["bareBack", "c", "a", "bareMiddle", "b", "bareFront"])
  }

  @Test func `an index counts after the view has left its old place`() throws {
    var (bench, root, a, _, _) = try mixed()
    try bench.trees.insertSubview(a, into: root, at: .index(1))
    #expect(bench.subviews(root) == ["b", "a", "c"])
    #expect(bench.sublayers(of: root) == ["bareBack", "bareMiddle", "b", "a", "c", "bareFront"])
  }

  @Test func `an index beyond the end is the front`() throws {
    var (bench, root, a, _, _) = try mixed()
    try bench.trees.insertSubview(a, into: root, at: .index(.max))
    #expect(bench.subviews(root) == ["b", "c", "a"])
    #expect(bench.sublayers(of: root).last == "a")
  }

  @Test(arguments: [true, false])
  func `beside a view whose layer hangs elsewhere the layer goes to the front`(isAbove: Bool) throws {
    var (bench, root, a, b, _) = try mixed()
    let elsewhere = try bench.layer("elsewhere")
    try bench.trees.insertSublayer(bench.trees.layer(of: a), into: elsewhere)
    try bench.trees.insertSubview(b, into: root, at: isAbove ? .above(a) : .below(a))
    #expect(bench.subviews(root) == (isAbove ? ["a", "b", "c"] : ["b", "a", "c"]))
    #expect(bench.sublayers(of: root) == ["bareBack", "bareMiddle", "c", "bareFront", "b"])
  }

  @Test func `removing a view takes its layer out of a graft`() throws {
    var bench = bench
    let root = try bench.view("root")
    let child = try bench.view("child", in: root)
    let graft = try bench.layer("graft")
    try bench.trees.insertSublayer(bench.trees.layer(of: child), into: graft)
    try bench.trees.removeFromSuperview(child)
    #expect(bench.subviews(root).isEmpty)
    #expect(bench.sublayers(graft).isEmpty)
  }

  @Test func `removing a view without superview leaves a graft alone`() throws {
    var bench = bench
    let view = try bench.view("view")
    let graft = try bench.layer("graft")
    try bench.trees.insertSublayer(bench.trees.layer(of: view), into: graft)
    try bench.trees.removeFromSuperview(view)
    #expect(bench.sublayers(graft) == ["view"])
  }

  @Test func `a view under itself or under a view below it is refused`() throws {
    var bench = bench
    let top = try bench.view("top")
    let middle = try bench.view("middle", in: top)
    let bottom = try bench.view("bottom", in: middle)
    for target in [top, middle, bottom] {
      let refusal = try bench.refusal { trees throws(EditError) in try trees.insertSubview(top, into: target) }
      #expect(refusal == .viewCycle(view: top, superview: target))
      #expect(refusal.isCrash)
    }
  }

  @Test func `a view whose layer half would close a cycle is refused`() throws {
    var bench = bench
    let outer = try bench.view("outer")
    let inner = try bench.view("inner")
    // The views are strangers, but outer's layer hangs inside inner's.
    try bench.trees.insertSublayer(bench.trees.layer(of: outer), into: bench.trees.layer(of: inner))
    let refusal = try bench.refusal { trees throws(EditError) in try trees.insertSubview(inner, into: outer) }
    #expect(
      refusal == .layerCycle(layer: bench.trees.layer(of: inner), superlayer: bench.trees.layer(of: outer)))
    #expect(refusal.isCrash)
  }

  @Test func `a sibling that is none is refused without a crash`() throws {
    var (bench, root, a, b, _) = try mixed()
    let stranger = try bench.view("stranger")
    for (view, sibling) in [(b, stranger), (a, a), (b, root)] {
      let refusal = try bench.refusal { trees throws(EditError) in
        try trees.insertSubview(view, into: root, at: .above(sibling))
      }
      #expect(refusal == .notASibling(view: sibling, superview: root))
      #expect(!refusal.isCrash)
    }
  }

  @Test func `views that are gone are refused`() throws {
    var bench = bench
    let root = try bench.view("root")
    let gone = ViewID(slot: 99, generation: 0)
    #expect(
      try bench.refusal { trees throws(EditError) in try trees.insertSubview(gone, into: root) } == .unknownView(gone))
    #expect(
      try bench.refusal { trees throws(EditError) in try trees.insertSubview(root, into: gone) } == .unknownView(gone))
    #expect(
      try bench.refusal { trees throws(EditError) in try trees.removeFromSuperview(gone) } == .unknownView(gone))
    let child = try bench.view("child")
    #expect(
      try bench.refusal { trees throws(EditError) in
        try trees.insertSubview(child, into: root, at: .below(gone))
      } == .unknownView(gone))
  }
}
