import Testing

@testable import ShieldModel

@Suite struct DeviceStateLifetimesTests {
  @Test func `a view lives while the app, a superview or its field holds it`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let view = try bench.view(name: "view", in: window)
    try bench.apply(.release(view))
    try bench.turn()
    #expect(bench.state.hierarchy.views.contains(view), "the superview holds it")
    try bench.apply(.removeFromSuperview(view))
    #expect(bench.state.hierarchy.views.contains(view), "within the turn it can be put back")
    #expect(try bench.turn() == [.deallocated(name: "view", typeName: "UIView")])
    #expect(!bench.state.hierarchy.views.contains(view))
  }

  @Test func `an unnamed view goes with its superview, a named one stays`() throws {
    var bench = try DeviceBench()
    let host = try bench.view(name: "host")
    let unnamed = try bench.view("Unnamed", in: host)
    let named = try bench.view("Named", name: "named", in: host)
    let below = try bench.view("Below", in: unnamed)
    try bench.apply(.release(host))
    #expect(try bench.turn().count == 3)
    #expect(bench.state.hierarchy.views.handles == [named])
    #expect(bench.state.hierarchy[named].superview == nil)
    #expect(!bench.state.hierarchy.views.contains(below))
    #expect(bench.state.violations().isEmpty)
  }

  @Test(arguments: CatalogueRow.withCanvas)
  func `a freed field takes all its parts along`(row: CatalogueRow) throws {
    var bench = DeviceBench(row.profile)
    let window = try bench.window()
    let before = (bench.state.hierarchy.views.count, bench.state.hierarchy.layers.count)
    let field = try bench.field(in: window)
    for change in [FieldChange.placeholder("x"), .borderStyle(.line), .isSecureTextEntry(true)] {
      try bench.apply(.setField(field, change))
    }
    try bench.turn()
    try bench.apply(.release(field))
    try bench.apply(.removeFromSuperview(field))
    try bench.turn()
    #expect((bench.state.hierarchy.views.count, bench.state.hierarchy.layers.count) == before)
    #expect(bench.state.violations().isEmpty)
  }

  @Test(arguments: CatalogueRow.withCanvas)
  func `the field holds a canvas that has no superview`(row: CatalogueRow) throws {
    var bench = DeviceBench(row.profile)
    let field = try bench.field()
    let canvas = try bench.canvas(of: field)
    try bench.apply(.removeFromSuperview(canvas))
    try bench.apply(.release(canvas))
    try bench.turn()
    #expect(bench.state.hierarchy.views.contains(canvas))
    #expect(bench.state.violations().isEmpty)
  }

  @Test func `a window is held by the system`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    try bench.apply(.release(window))
    try bench.turn()
    #expect(bench.state.hierarchy.views.contains(window))
  }

  @Test func `a grafted window's layer floats when the canvas that held it is freed`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let field = try bench.field(in: window)
    let context = try #require(bench.state.window(window)?.context)
    let canvas = try bench.canvas(of: field)
    try bench.apply(.removeFromSuperview(field))
    try bench.apply(.insertSublayer(bench.layer(of: window), into: bench.layer(of: canvas), at: nil))
    try bench.apply(.release(field))
    try bench.turn()
    #expect(bench.state.hierarchy[bench.layer(of: window)].superlayer == nil, "nothing draws the window any more")
    #expect(bench.state.hierarchy[context].sublayers.isEmpty)
    #expect(bench.state.violations().isEmpty)
  }

  @Test func `the count of nodes does not grow over enable and disable`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let content = try bench.view("UILabel", name: "content", in: window)
    var counts: Set<Int> = []
    for _ in 0..<5 {
      let field = try bench.field(name: "shield", in: window)
      try bench.apply(.setField(field, .isSecureTextEntry(true)))
      try bench.apply(.insertSubview(content, into: try bench.canvas(of: field), at: .front))
      try bench.turn()
      try bench.apply(.insertSubview(content, into: window, at: .front))
      try bench.apply(.release(field))
      try bench.apply(.removeFromSuperview(field))
      try bench.turn()
      counts.insert(bench.state.hierarchy.views.count + bench.state.hierarchy.layers.count)
    }
    #expect(counts.count == 1)
  }
}
