import Testing

@testable import ShieldModel

@Suite struct SideViewsTests {
  private func fieldWithSides(
    _ bench: inout DeviceBench
  ) throws -> (field: ViewID, left: ViewID, right: ViewID, canvas: ViewID) {
    let window = try bench.window()
    let field = try bench.field(in: window)
    try bench.set(Rect(x: 0, y: 0, width: 200, height: 40), of: field)
    let left = try bench.view("Left", name: "left")
    let right = try bench.view("Right", name: "right")
    try bench.set(Rect(x: 0, y: 0, width: 30, height: 20), of: left)
    try bench.set(Rect(x: 0, y: 0, width: 10, height: 10), of: right)
    // Set from the right to the left: the order of setting must not matter.
    for change in [FieldChange.text("x"), .showsClearButton(true), .rightView(right), .leftView(left)] {
      try bench.apply(.setField(field, change))
    }
    return (field, left, right, try bench.canvas(of: field))
  }

  @Test func `left, right and clear views stand in this order behind the canvas`() throws {
    var bench = try DeviceBench()
    let (field, _, _, _) = try fieldWithSides(&bench)
    #expect(!bench.children(of: field).contains("Left"), "they come with the layout")
    try bench.turn()
    #expect(
      bench.children(of: field) == ["_UITouchPassthroughView", "Left", "Right", "UIButton", "_UITextLayoutCanvasView"])
  }

  @Test func `the text rectangle loses the width of what is shown and never falls below nothing`() throws {
    var bench = try DeviceBench()
    let (field, left, right, canvas) = try fieldWithSides(&bench)
    try bench.turn()
    #expect(bench.frame(of: canvas) == Rect(x: 30, y: 0, width: 141, height: 40))
    #expect(bench.frame(of: left) == Rect(x: 0, y: 10, width: 30, height: 20))
    #expect(bench.frame(of: right) == Rect(x: 190, y: 15, width: 10, height: 10))
    try bench.set(Rect(x: 0, y: 0, width: 1_000, height: 20), of: left)
    try bench.apply(.setNeedsLayout(field))
    try bench.turn()
    #expect(bench.frame(of: canvas).width == 0)
  }

  @Test func `the clear button shows only while there is text`() throws {
    var bench = try DeviceBench()
    let (field, _, _, _) = try fieldWithSides(&bench)
    try bench.apply(.setField(field, .text("")))
    try bench.turn()
    #expect(!bench.children(of: field).contains("UIButton"))
    try bench.apply(.setField(field, .text("y")))
    try bench.turn()
    #expect(bench.children(of: field).contains("UIButton"))
  }

  @Test func `a replaced side view leaves at once and is freed when nobody else holds it`() throws {
    var bench = try DeviceBench()
    let (field, left, _, _) = try fieldWithSides(&bench)
    try bench.apply(.release(left))
    try bench.turn()
    #expect(bench.state.hierarchy.views.contains(left), "the field holds it")
    try bench.apply(.setField(field, .leftView(nil)))
    #expect(bench.state.hierarchy[left].superview == nil)
    #expect(try bench.turn().contains(.deallocated(name: "left", typeName: "Left")))
    #expect(bench.state.violations().isEmpty)
  }

  @Test func `a view that two fields hold lives until both let go`() throws {
    var bench = try DeviceBench()
    let fields = [try bench.field(name: "a"), try bench.field(name: "b")]
    let icon = try bench.view("Icon", name: "icon")
    for field in fields { try bench.apply(.setField(field, .rightView(icon))) }
    try bench.apply(.release(icon))
    try bench.apply(.setField(fields[1], .rightView(nil)))
    try bench.turn()
    #expect(bench.state.hierarchy.views.contains(icon))
    try bench.apply(.release(fields[0]))
    #expect(try bench.turn().contains(.deallocated(name: "icon", typeName: "Icon")))
    #expect(bench.state.violations().isEmpty)
  }

  @Test func `a field cannot be its own side view, nor a view above it`() throws {
    var bench = try DeviceBench()
    let host = try bench.view(name: "host")
    let field = try bench.field(in: host)
    for view in [field, host] {
      #expect(
        try bench.refusal(of: .setField(field, .leftView(view))) == .edit(.viewCycle(view: view, superview: field)))
    }
    let gone = ViewID(slot: 99, generation: 0)
    #expect(try bench.refusal(of: .setField(field, .rightView(gone))) == .edit(.unknownView(gone)))
  }
}
