import Testing

@testable import ShieldModel

@Suite struct SecureSwitchTests {
  private func secure(_ bench: inout DeviceBench, _ field: ViewID, _ isSecure: Bool) throws -> [Event] {
    try bench.apply(.setField(field, .isSecureTextEntry(isSecure)))
  }

  @Test(arguments: CatalogueRow.withCanvas)
  func `a changed value writes the row's mask, without layout or window`(row: CatalogueRow) throws {
    var bench = DeviceBench(row.profile)
    let field = try bench.field()
    let canvas = try bench.canvas(of: field)
    let layer = bench.layer(of: canvas)
    let mask = row.profile.maskWhenSecure.value
    #expect(try secure(&bench, field, true) == [.field(.maskWritten(field: field, layer: layer, mask: mask))])
    #expect(bench.mask(of: canvas) == mask)
    #expect(try secure(&bench, field, false) == [.field(.maskWritten(field: field, layer: layer, mask: []))])
    #expect(bench.mask(of: canvas).isEmpty)
  }

  @Test(arguments: [
    ("11", CaptureMask()), ("13", .captures), ("16", .captures), ("26.5", .captures), ("next-unmasked", CaptureMask()),
  ])
  func `from 13 on the mask is still and live`(os: String, mask: CaptureMask) throws {
    var bench = try DeviceBench(os: os)
    let field = try bench.field()
    _ = try secure(&bench, field, true)
    #expect(bench.mask(of: try bench.canvas(of: field)) == mask)
  }

  @Test(arguments: CatalogueRow.withCanvas)
  func `the present value again does nothing`(row: CatalogueRow) throws {
    var bench = DeviceBench(row.profile)
    let field = try bench.field()
    let fresh = bench.state
    #expect(try secure(&bench, field, false) == [.field(.secureUnchanged(field: field))])
    #expect(bench.state == fresh)
    _ = try secure(&bench, field, true)
    let on = bench.state
    #expect(try secure(&bench, field, true) == [.field(.secureUnchanged(field: field))])
    #expect(bench.state == on)
  }

  @Test(arguments: CatalogueRow.withCanvas)
  func `a mask that another hand cleared does not come back by setting true again`(row: CatalogueRow) throws {
    var bench = DeviceBench(row.profile)
    let field = try bench.field()
    let canvas = try bench.canvas(of: field)
    _ = try secure(&bench, field, true)
    try bench.apply(.setLayer(bench.layer(of: canvas), .captureMask([], naming: .captures)))
    _ = try secure(&bench, field, true)
    #expect(bench.mask(of: canvas).isEmpty)
    _ = try secure(&bench, field, false)
    _ = try secure(&bench, field, true)
    #expect(bench.mask(of: canvas) == row.profile.maskWhenSecure.value, "off and on again writes")
  }

  @Test func `a system whose setter does not compare writes again`() throws {
    var profile = try DeviceBench(os: "18").state.profile
    profile.setterIgnoresEqualValue.value = false
    var bench = DeviceBench(profile)
    let field = try bench.field()
    let canvas = try bench.canvas(of: field)
    _ = try secure(&bench, field, true)
    try bench.apply(.setLayer(bench.layer(of: canvas), .captureMask([], naming: .captures)))
    _ = try secure(&bench, field, true)
    #expect(bench.mask(of: canvas) == .captures)
  }

  @Test func `the switch overwrites bits that it does not name`() throws {
    var bench = try DeviceBench()
    let field = try bench.field()
    let canvas = try bench.canvas(of: field)
    let other = CaptureMask(rawValue: 0x40)
    try bench.apply(.setLayer(bench.layer(of: canvas), .captureMask([other, .panel], naming: [other, .panel])))
    _ = try secure(&bench, field, true)
    #expect(bench.mask(of: canvas) == .captures)
  }

  @Test func `setting a mask by hand keeps the bits that are not named`() throws {
    var bench = try DeviceBench()
    let layer = try bench.layer("bare")
    try bench.apply(.setLayer(layer, .captureMask([.still, .live], naming: [.still, .live])))
    try bench.apply(.setLayer(layer, .captureMask([], naming: .still)))
    #expect(bench.state.hierarchy[layer].captureMask == .live)
    try bench.apply(.setLayer(layer, .captureMask([.still, .panel], naming: .still)))
    #expect(bench.state.hierarchy[layer].captureMask == [.still, .live], "a bit that is not named is not set")
  }

  @Test(arguments: CatalogueRow.withCanvas)
  func `the switch adds and removes no view`(row: CatalogueRow) throws {
    var bench = DeviceBench(row.profile)
    let field = try bench.field()
    let before = bench.state.hierarchy.viewSubtree(of: field)
    _ = try secure(&bench, field, true)
    #expect(bench.state.hierarchy.viewSubtree(of: field) == before)
    _ = try secure(&bench, field, false)
    #expect(bench.state.hierarchy.viewSubtree(of: field) == before)
  }

  @Test(arguments: CatalogueRow.withDirectCanvas)
  func `the switch reaches a canvas that has been moved elsewhere`(row: CatalogueRow) throws {
    var bench = DeviceBench(row.profile)
    let window = try bench.window()
    let field = try bench.field()
    let canvas = try bench.canvas(of: field)
    let content = try bench.view("UILabel", name: "content", in: canvas)
    try bench.apply(.insertSubview(canvas, into: window, at: .front))
    _ = try secure(&bench, field, true)
    #expect(
      bench.state.hierarchy.effectiveMask(of: bench.layer(of: content)) == row.profile.maskWhenSecure.value)
  }

  @Test func `with a swapped layer the switch writes the target's layer, and the canvas's own stays bare`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let target = try bench.view(name: "target", in: window)
    let field = try bench.field()
    let canvas = try bench.canvas(of: field)
    let own = bench.layer(of: canvas)
    let before = bench.state.hierarchy
    // The recipe that exchanges layers: swap, off and on so that the setter really writes, swap back.
    try bench.apply(.swapLayer(of: canvas, to: bench.layer(of: target)))
    _ = try secure(&bench, field, false)
    _ = try secure(&bench, field, true)
    try bench.apply(.swapLayer(of: canvas, to: own))
    #expect(bench.mask(of: target) == .captures)
    #expect(bench.mask(of: canvas).isEmpty)
    #expect(bench.state.hierarchy[target].superview == before[target].superview)
    #expect(bench.state.hierarchy[canvas].superview == before[canvas].superview)
    #expect(bench.state.violations().isEmpty)
    // Release: swap, on and off, swap back. The setter compares with the trait, so it must be on first.
    try bench.apply(.swapLayer(of: canvas, to: bench.layer(of: target)))
    _ = try secure(&bench, field, true)
    _ = try secure(&bench, field, false)
    try bench.apply(.swapLayer(of: canvas, to: own))
    #expect(bench.mask(of: target).isEmpty)
  }

  @Test func `of two canvases only the field's own is masked`() throws {
    var bench = try DeviceBench(os: "next-two-canvases")
    let field = try bench.field()
    _ = try secure(&bench, field, true)
    let second = try #require(bench.state.hierarchy.textField(field)?.secondCanvas)
    #expect(bench.mask(of: try bench.canvas(of: field)) == .captures)
    #expect(bench.mask(of: second).isEmpty)
  }

  @Test func `on 26.5 the helper is masked exactly while the field is secure`() throws {
    var bench = try DeviceBench(os: "26.5")
    let field = try bench.field()
    let helper = try #require(bench.state.hierarchy[field].subviews.last)
    #expect(bench.mask(of: helper).isEmpty)
    _ = try secure(&bench, field, true)
    #expect(bench.mask(of: helper) == .captures)
    _ = try secure(&bench, field, false)
    #expect(bench.mask(of: helper).isEmpty)
  }

  @Test func `when the field is gone the canvas keeps its mask and nobody toggles it`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let field = try bench.field()
    let canvas = try bench.canvas(of: field)
    _ = try secure(&bench, field, true)
    try bench.apply(.insertSubview(canvas, into: window, at: .front))
    try bench.apply(.release(field))
    let events = try bench.turn()
    #expect(events.contains(.deallocated(name: "field", typeName: "UITextField")))
    #expect(bench.mask(of: canvas) == .captures)
    #expect(try bench.refusal(of: .setField(field, .isSecureTextEntry(false))) == .edit(.unknownView(field)))
    try bench.turn()
    #expect(bench.state.hierarchy[canvas].superview == window, "nobody takes it back")
  }

  @Test func `only a text field has the switch`() throws {
    var bench = try DeviceBench()
    let view = try bench.view(name: "plain")
    #expect(try bench.refusal(of: .setField(view, .isSecureTextEntry(true))) == .notATextField(view))
  }

  @Test func `the field remembers that it has once been secure`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let field = try bench.field(in: window)
    let canvas = try bench.canvas(of: field)
    let content = try bench.view(name: "content", in: canvas)
    #expect(!bench.state.isCaretSuppressed(in: content))
    _ = try secure(&bench, field, true)
    _ = try secure(&bench, field, false)
    #expect(bench.state.isCaretSuppressed(in: content))
    #expect(!bench.state.isCaretSuppressed(in: field))
    try bench.apply(.insertSubview(content, into: window, at: .front))
    #expect(!bench.state.isCaretSuppressed(in: content), "detached content shows its caret again")
    try bench.apply(.insertSublayer(bench.layer(of: content), into: bench.layer(of: canvas), at: nil))
    #expect(bench.state.isCaretSuppressed(in: content), "a graft counts as living under the canvas")
  }
}
