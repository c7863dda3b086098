import Testing

@testable import ShieldModel

@Suite struct CanvasReplacementTests {
  @Test(arguments: CatalogueRow.withCanvas)
  func `a replaced canvas stands where the old one stood and is masked like the field`(row: CatalogueRow) throws {
    var bench = DeviceBench(row.profile)
    let window = try bench.window()
    let field = try bench.field(in: window)
    try bench.apply(.setField(field, .isSecureTextEntry(true)))
    try bench.turn()
    let old = try bench.canvas(of: field)
    let home = bench.state.hierarchy[old].superview
    let events = try bench.apply(.replaceCanvas(field))
    let new = try bench.canvas(of: field)
    #expect(events.first == .field(.canvasReplaced(field: field, old: old, new: new)))
    #expect(new != old)
    #expect(bench.state.hierarchy[new].typeName == bench.state.hierarchy[old].typeName)
    #expect(bench.state.hierarchy[new].superview == home)
    #expect(bench.mask(of: new) == row.profile.maskWhenSecure.value)
    let names = bench.children(of: field)
    try bench.turn()
    #expect(bench.children(of: field).count == names.count)
    #expect(!bench.state.hierarchy.views.contains(old), "nobody holds the old one")
    #expect(bench.state.violations().isEmpty)
  }

  @Test func `content in the old canvas is out of reach until it is hosted again`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let field = try bench.field(in: window)
    let old = try bench.canvas(of: field)
    let content = try bench.view("UILabel", name: "content", in: old)
    try bench.apply(.replaceCanvas(field))
    #expect(!bench.state.isInWindow(content))
    try bench.turn()
    #expect(bench.state.hierarchy.views.contains(content))
    #expect(bench.state.hierarchy[content].superview == nil)
    #expect(bench.state.hierarchy[bench.layer(of: content)].superlayer == nil)
  }

  @Test func `an old canvas that was moved elsewhere stays there with its mask, and the switch no longer reaches it`()
    throws
  {
    var bench = try DeviceBench()
    let window = try bench.window()
    let field = try bench.field()
    let old = try bench.canvas(of: field)
    try bench.apply(.setField(field, .isSecureTextEntry(true)))
    try bench.apply(.insertSubview(old, into: window, at: .front))
    try bench.apply(.replaceCanvas(field))
    try bench.turn()
    #expect(bench.state.hierarchy[old].superview == window)
    try bench.apply(.setField(field, .isSecureTextEntry(false)))
    #expect(bench.mask(of: old) == .captures)
    #expect(bench.mask(of: try bench.canvas(of: field)).isEmpty)
  }

  @Test func `only a text field has a canvas to replace`() throws {
    var bench = try DeviceBench()
    let view = try bench.view(name: "plain")
    #expect(try bench.refusal(of: .replaceCanvas(view)) == .notATextField(view))
  }
}
