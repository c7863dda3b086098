import Testing

@testable import ShieldModel

/// Trees far larger than any app's: nothing may crash, recurse or take quadratic time.
@Suite(.serialized) struct DeviceStateScaleTests {
  private static let width = 100_000
  private static let depth = 50_000
  private static let fill = LayoutRule.fill(.zero, withinSafeArea: false)

  /// Everything that walks a whole tree, once each; a dump that grew with the square of the depth would not fit.
  private func walk(_ state: DeviceState, count: Int) {
    #expect(state.unionCycle() == nil)
    #expect(state.hitTest(Point(x: 1, y: 1)).view != nil)
    #expect(state.violations().isEmpty)
    #expect(state.viewTreeText().utf8.count < count * 400)
    #expect(state.layerTreeText(style: .recursive).utf8.count < count * 600)
    #expect(state.accessibilityElements.isEmpty)
  }

  @Test func `a hundred thousand sublayers are made, walked and freed`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let host = try bench.view(name: "host", in: window)
    let superlayer = bench.layer(of: host)
    for _ in 0..<Self.width {
      let layer = try bench.layer("")
      try bench.apply(.insertSublayer(layer, into: superlayer, at: nil))
    }
    try bench.turn()
    #expect(bench.state.unionCycle() == nil)
    #expect(bench.state.layerTreeText().utf8.count < Self.width * 50)
    try bench.apply(.release(host))
    try bench.apply(.removeFromSuperview(host))
    try bench.turn()
    #expect(!bench.state.hierarchy.layers.contains(superlayer))
    #expect(bench.state.violations().isEmpty)
  }

  @Test func `ten thousand subviews are made, walked and freed`() throws {
    let count = 10_000
    var bench = try DeviceBench()
    let window = try bench.window()
    let host = try bench.view(name: "host", in: window)
    try bench.apply(.setView(host, .rule(Self.fill)))
    for _ in 0..<count { _ = try bench.view(in: host) }
    try bench.turn()
    walk(bench.state, count: count + 2)
    try bench.apply(.release(host))
    try bench.apply(.removeFromSuperview(host))
    #expect(try bench.turn().count == count + 1)
    #expect(bench.state.hierarchy.views.count == 1 && bench.state.hierarchy.layers.count == 2)
  }

  @Test func `a chain of fifty thousand views in iOS spelling is made, laid out, walked and freed`() throws {
    let device = try #require(Device(os: "18"))
    let window = device.makeWindow()
    window.makeKeyAndVisible()
    let top = device.makeView()
    window.addSubview(top)
    top.pinEdges()
    top.layer.captureMask = .captures
    var parent = top
    for _ in 1..<Self.depth {
      let child = device.makeView()
      parent.addSubview(child)
      child.pinEdges()
      child.release()
      parent = child
    }
    device.runLoopTurn()
    walk(device.state, count: Self.depth + 1)
    #expect(parent.frame.width == 390, "the layout has reached the bottom")
    #expect(device.hitTest(Point(x: 1, y: 1)) == parent)
    #expect(parent.layer.effectiveMask == .captures)
    #expect(parent.isDescendant(of: window))
    top.removeFromSuperview()
    top.release()
    device.runLoopTurn()
    #expect(device.state.hierarchy.views.count == 1, "only the window is left")
    #expect(device.crash == nil && device.refusals.isEmpty)
  }

  @Test func `a chain built from the bottom with a field inside takes no quadratic time`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    var top = try bench.field()
    for _ in 0..<10_000 {
      let above = try bench.view()
      try bench.apply(.insertSubview(top, into: above, at: .front))
      top = above
    }
    let events = try bench.apply(.insertSubview(top, into: window, at: .front))
    #expect(events.count == 1, "the field at the bottom has entered the window")
    #expect(bench.state.violations().isEmpty)
  }

  @Test func `a deep chain of bare layers can be grafted below a canvas, and closing it to a ring is refused`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let field = try bench.field(in: window)
    let first = try bench.layer("first")
    var last = first
    for _ in 1..<Self.depth {
      let layer = try bench.layer("")
      try bench.apply(.insertSublayer(layer, into: last, at: nil))
      last = layer
    }
    try bench.apply(.insertSublayer(first, into: bench.layer(of: try bench.canvas(of: field)), at: nil))
    try bench.apply(.setField(field, .isSecureTextEntry(true)))
    #expect(bench.state.hierarchy.effectiveMask(of: last) == .captures)
    #expect(bench.state.unionCycle() == nil)
    var refusal: OperationError?
    do { try bench.apply(.insertSublayer(bench.layer(of: window), into: last, at: nil)) } catch {
      refusal = error as? OperationError
    }
    #expect(refusal?.isLayerCycle == true)
  }

  @Test func `many copies of a large state cost little until one of them changes`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    for _ in 0..<2_000 { _ = try bench.view(in: window) }
    let copies = Array(repeating: bench.state, count: 20_000)
    var changed = copies[7]
    _ = try changed.apply(.setNeedsLayout(window))
    #expect(copies.last == bench.state)
  }
}
