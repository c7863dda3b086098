import Testing

@testable import ShieldModel

@Suite struct IntrinsicSizeTests {
  private func context(_ bench: DeviceBench) -> LayoutContext {
    LayoutContext(profile: bench.state.profile, screen: bench.state.screen, isRightToLeft: false)
  }

  private func size(of view: ViewID, _ bench: DeviceBench) -> Size {
    bench.state.hierarchy.intrinsicSize(of: view, context: context(bench))
  }

  @Test func `a label asks for the extent of its text`() throws {
    var bench = try DeviceBench()
    let label = try bench.view("UILabel", name: "label")
    #expect(size(of: label, bench) == .zero)
    try bench.apply(.setLayer(bench.layer(of: label), .text(TextContent(string: "abcd"))))
    #expect(size(of: label, bench) == Size(width: 24, height: 12))
  }

  @Test(arguments: CatalogueRow.withCanvas)
  func `a text field asks for one line, a bordered one for more`(row: CatalogueRow) throws {
    var bench = DeviceBench(row.profile)
    let field = try bench.field()
    #expect(size(of: field, bench).height == row.profile.intrinsicHeight.value)
    try bench.apply(.setField(field, .borderStyle(.roundedRect)))
    #expect(size(of: field, bench).height == row.profile.borderedIntrinsicHeight.value)
  }

  @Test(arguments: ["16", "17", "18", "26"])
  func `one line is 20 and a third points high, with a border 34`(os: String) throws {
    var bench = try DeviceBench(os: os)
    let field = try bench.field()
    #expect(size(of: field, bench).height == 20.3333)
    try bench.apply(.setField(field, .borderStyle(.line)))
    #expect(size(of: field, bench).height == 34)
  }

  @Test func `a container asks for its largest pinned child with insets`() throws {
    var bench = try DeviceBench()
    let host = try bench.view(name: "host")
    let label = try bench.view("UILabel", name: "label", in: host)
    try bench.apply(.setLayer(bench.layer(of: label), .text(TextContent(string: "abcd"))))
    #expect(size(of: host, bench) == .zero, "a child that is placed by hand drives nothing")
    try bench.apply(.setView(label, .rule(.fill(EdgeInsets(all: 5), withinSafeArea: false))))
    #expect(size(of: host, bench) == Size(width: 34, height: 22))
  }

  @Test func `content in a field's canvas has no say, so the container collapses to one line`() throws {
    var bench = try DeviceBench()
    let host = try bench.view(name: "host")
    let field = try bench.field(in: host)
    try bench.apply(.setView(field, .rule(.fill(.zero, withinSafeArea: false))))
    let canvas = try bench.canvas(of: field)
    let content = try bench.view(name: "content", in: canvas)
    var pins = EdgePins()
    pins.left = 0
    pins.right = 0
    pins.top = 0
    pins.bottom = 0
    pins.width = 300
    pins.height = 120
    try bench.apply(.setView(content, .rule(.pins(pins))))
    #expect(size(of: host, bench).height == 20.3333)
  }
}
