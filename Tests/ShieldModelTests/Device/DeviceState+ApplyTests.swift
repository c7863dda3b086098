import Testing

@testable import ShieldModel

@Suite struct DeviceStateApplyTests {
  @Test func `a layer under itself is refused as a crash and changes nothing`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let child = try bench.view(name: "child", in: window)
    let layers = (bench.layer(of: window), bench.layer(of: child))
    let refusal = try bench.refusal(of: .insertSublayer(layers.0, into: layers.1, at: nil))
    #expect(refusal == .edit(.layerCycle(layer: layers.0, superlayer: layers.1)))
    #expect(refusal.isCrash && refusal.isLayerCycle)
  }

  @Test func `a view under itself is refused as a crash and changes nothing`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let child = try bench.view(name: "child", in: window)
    let refusal = try bench.refusal(of: .insertSubview(window, into: child, at: .front))
    #expect(refusal == .edit(.viewCycle(view: window, superview: child)))
    #expect(refusal.isCrash && !refusal.isLayerCycle)
  }

  /// Moving only the canvas's layer while the field stays in the window: the next layout closes the cycle.
  private func canvasLayerMovedAlone() throws -> (bench: DeviceBench, field: ViewID) {
    var bench = try DeviceBench()
    let window = try bench.window()
    let field = try bench.field(in: window)
    try bench.turn()
    let canvasLayer = bench.layer(of: try bench.canvas(of: field))
    let windowLayer = bench.layer(of: window)
    let context = try #require(bench.state.hierarchy[windowLayer].superlayer)
    try bench.apply(.insertSublayer(canvasLayer, into: context, at: nil))
    try bench.apply(.insertSublayer(windowLayer, into: canvasLayer, at: nil))
    try bench.apply(.setNeedsLayout(field))
    return (bench, field)
  }

  @Test func `a crash inside a layout pass undoes the pass`() throws {
    var (bench, field) = try canvasLayerMovedAlone()
    let label = try bench.view("UILabel", name: "label", in: field)
    try bench.apply(.setView(label, .rule(.fill(.zero, withinSafeArea: false))))
    for operation in [ShieldModel.Operation.layOutWindows, .layoutIfNeeded(field)] {
      let refusal = try bench.refusal(of: operation)
      #expect(refusal.isCrash && refusal.isLayerCycle)
      guard case .crashInLayout(.layerCycle) = refusal else {
        Issue.record("expected a crash in layout, got \(refusal)")
        continue
      }
    }
  }

  @Test func `the same recipe without a later layout does not crash`() throws {
    var (bench, field) = try canvasLayerMovedAlone()
    bench.state.hierarchy[field].needsLayout = false
    try bench.turn()
    #expect(bench.state.violations().isEmpty)
  }

  /// Every operation that names a node, with handles of nodes that are gone.
  @Test func `operations on nodes that are gone are refused and change nothing`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let layer = try bench.layer("bare")
    let view = ViewID(slot: 70, generation: 1)
    let gone = LayerID(slot: 70, generation: 1)
    let operations: [ShieldModel.Operation] = [
      .insertSubview(view, into: window, at: .front), .insertSubview(window, into: view, at: .front),
      .removeFromSuperview(view), .insertSublayer(gone, into: layer, at: nil),
      .insertSublayer(layer, into: gone, at: 0),
      .removeFromSuperlayer(gone), .swapLayer(of: view, to: layer), .swapLayer(of: window, to: gone),
      .setView(view, .handlesTouches(true)), .setLayer(gone, .isHidden(true)), .setField(view, .text("x")),
      .release(view), .setNeedsLayout(view), .layoutIfNeeded(view), .setWindowHidden(view, false), .makeKey(view),
      .present(view, in: window), .present(window, in: view), .becomeFirstResponder(view),
      .resignFirstResponder(view), .replaceCanvas(view),
      .animate(Animation(layer: gone, from: .opacity(0), to: .opacity(1), frames: 2)),
    ]
    for operation in operations { #expect(try !bench.refusal(of: operation).isCrash, "\(operation)") }
    #expect(bench.state.violations().isEmpty)
  }
}
