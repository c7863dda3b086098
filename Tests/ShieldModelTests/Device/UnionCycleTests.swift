import Testing

@testable import ShieldModel

@Suite struct UnionCycleTests {
  /// The field in the window's views, its layer in the window's context, the window's layer in its canvas.
  private func swapped(
    _ bench: inout DeviceBench, window: ViewID, field: ViewID
  ) throws {
    let context = try #require(bench.state.window(window)?.context)
    try bench.apply(.insertSublayer(bench.layer(of: field), into: context, at: nil))
    let canvas = try bench.canvas(of: field)
    try bench.apply(.insertSublayer(bench.layer(of: window), into: bench.layer(of: canvas), at: nil))
  }

  @Test(arguments: ["13", "16", "17", "18", "26", "26.5"])
  func `a window's layer below the canvas of a field in that window closes a cycle`(os: String) throws {
    var bench = try DeviceBench(os: os)
    let window = try bench.window()
    _ = try bench.view(name: "root", in: window)
    let field = try bench.field(in: window)
    #expect(bench.state.unionCycle() == nil)
    try bench.apply(.setField(field, .isSecureTextEntry(true)))
    try swapped(&bench, window: window, field: field)
    let cycle = try #require(bench.state.unionCycle())
    let canvas = try bench.canvas(of: field)
    #expect(cycle.views == [window, field, canvas])
    #expect(cycle.labels.first == "UIWindow#window" && cycle.labels.count == 3)
    #expect(bench.state.violations().isEmpty, "neither tree has a cycle by itself")
  }

  @Test(arguments: ["13", "16", "17", "18", "26", "26.5"])
  func `a field that has left the window's views before closes none`(os: String) throws {
    var bench = try DeviceBench(os: os)
    let window = try bench.window()
    let field = try bench.field(in: window)
    try bench.apply(.setField(field, .isSecureTextEntry(true)))
    try bench.apply(.layoutIfNeeded(field))
    try bench.apply(.removeFromSuperview(field))
    try bench.apply(.setLayer(bench.layer(of: field), .frame(.zero)))
    try swapped(&bench, window: window, field: field)
    #expect(bench.state.unionCycle() == nil)
    let mask = bench.state.hierarchy.effectiveMask(of: bench.layer(of: window))
    #expect(mask == .captures)
  }

  @Test func `adding the field to the window again while the window hangs below it is refused`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let field = try bench.field(in: window)
    try bench.apply(.removeFromSuperview(field))
    try swapped(&bench, window: window, field: field)
    let refusal = try bench.refusal(of: .insertSubview(field, into: window, at: .front))
    #expect(refusal.isCrash && refusal.isLayerCycle)
  }

  @Test func `a hidden window is walked too`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let field = try bench.field(in: window)
    try swapped(&bench, window: window, field: field)
    try bench.apply(.setWindowHidden(window, true))
    #expect(bench.state.unionCycle() != nil)
  }

  @Test func `bare layers on the way belong to the cycle`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let host = try bench.view(name: "host", in: window)
    let inner = try bench.view(name: "inner", in: host)
    let bare = try bench.layer("bare")
    // In the layer tree: context > inner > bare > window; in the view tree: window > host > inner.
    let context = try #require(bench.state.window(window)?.context)
    try bench.apply(.insertSublayer(bench.layer(of: inner), into: context, at: nil))
    try bench.apply(.insertSublayer(bare, into: bench.layer(of: inner), at: nil))
    try bench.apply(.insertSublayer(bench.layer(of: window), into: bare, at: nil))
    let cycle = try #require(bench.state.unionCycle())
    #expect(cycle.labels == ["UIWindow#window", "UIView#host", "UIView#inner", "CALayer#bare"])
    #expect(cycle.views == [window, host, inner])
  }

  @Test func `a swapped layer can close a cycle while the swap lasts`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let target = try bench.view(name: "target", in: window)
    let field = try bench.field(in: target)
    let canvas = try bench.canvas(of: field)
    try bench.apply(.swapLayer(of: canvas, to: bench.layer(of: target)))
    #expect(bench.state.unionCycle()?.views == [field, canvas])
    try bench.apply(.swapLayer(of: canvas, to: bench.state.hierarchy[canvas].ownLayer))
    #expect(bench.state.unionCycle() == nil)
  }

  @Test func `a view whose swapped layer contains its own closes a cycle of one`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let view = try bench.view(name: "view", in: window)
    try bench.apply(.swapLayer(of: view, to: bench.layer(of: window)))
    #expect(bench.state.unionCycle()?.views == [view])
  }

  @Test func `content hosted in the canvas of a field in the tree closes none`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let field = try bench.field(in: window)
    _ = try bench.view(name: "content", in: try bench.canvas(of: field))
    try bench.turn()
    #expect(bench.state.unionCycle() == nil)
  }

  @Test func `a cycle that no window reaches is not met`() throws {
    var bench = try DeviceBench()
    _ = try bench.window()
    let outer = try bench.view(name: "outer")
    let inner = try bench.view(name: "inner", in: outer)
    let top = try bench.layer("top")
    try bench.apply(.insertSublayer(bench.layer(of: inner), into: top, at: nil))
    try bench.apply(.insertSublayer(bench.layer(of: outer), into: bench.layer(of: inner), at: nil))
    #expect(bench.state.unionCycle() == nil)
  }
}
