import Testing

@testable import ShieldModel

@Suite struct DeviceStateAccessibilityTests {
  @Test func `content in a field's canvas is not exposed unless the field is declared no element`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let label = try bench.view("UILabel", name: "label", in: window)
    let field = try bench.field(in: window)
    let content = try bench.view("UILabel", name: "content", in: try bench.canvas(of: field))
    #expect(bench.state.accessibilityElements == [label, field])
    try bench.apply(.setView(field, .isAccessibilityElement(false)))
    #expect(bench.state.accessibilityElements == [label, content])
  }

  @Test func `content in a canvas that was moved out of the field is exposed`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let field = try bench.field()
    let canvas = try bench.canvas(of: field)
    let content = try bench.view("UILabel", name: "content", in: canvas)
    try bench.apply(.insertSubview(canvas, into: window, at: .front))
    #expect(bench.state.accessibilityElements == [content])
  }

  @Test func `hidden and transparent subtrees and hidden windows are left out`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let host = try bench.view(name: "host", in: window)
    let label = try bench.view("UILabel", name: "label", in: host)
    #expect(bench.state.accessibilityElements == [label])
    for change in [LayerChange.isHidden(true), .opacity(0.005)] {
      var other = bench
      try other.apply(.setLayer(other.layer(of: host), change))
      #expect(other.state.accessibilityElements.isEmpty)
    }
    try bench.apply(.setWindowHidden(window, true))
    #expect(bench.state.accessibilityElements.isEmpty)
  }

  @Test func `a graft of the layer changes nothing about accessibility`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let field = try bench.field(in: window)
    let label = try bench.view("UILabel", name: "label", in: window)
    let canvas = try bench.canvas(of: field)
    try bench.apply(.insertSublayer(bench.layer(of: label), into: bench.layer(of: canvas), at: nil))
    #expect(bench.state.accessibilityElements == [field, label])
  }
}
