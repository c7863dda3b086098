import Testing

@testable import ShieldModel

@Suite struct MakeTextFieldTests {
  /// Rule F1's table: the class names of a fresh field's children on the iPhone, and with the older text engine.
  @Test(arguments: [
    ("11", ["_UITextFieldContentView"], ["_UITextFieldContentView"]),
    ("12", ["_UITextFieldContentView"], ["_UITextFieldContentView"]),
    ("13", ["_UITextFieldCanvasView"], ["_UITextFieldCanvasView"]),
    ("14", ["_UITextFieldCanvasView"], ["_UITextFieldCanvasView"]),
    ("15", ["_UITextLayoutCanvasView"], ["_UITextFieldCanvasView"]),
    ("16", ["_UITextLayoutCanvasView"], ["_UITextFieldCanvasView"]),
    ("17", ["_UITextLayoutCanvasView"], ["_UITextFieldCanvasView"]),
    ("18", ["_UITextLayoutCanvasView"], ["_UITextFieldCanvasView"]),
    ("26", ["_UITextLayoutCanvasView"], ["_UITextFieldCanvasView"]),
    ("26.5", ["_UITextLayoutCanvasView", "(unpublished view)"], ["_UITextFieldCanvasView", "(unpublished view)"]),
    ("27", ["_UITextLayoutCanvasView"], ["_UITextFieldCanvasView"]),
    ("next-renamed", ["_UITextRenderingHostView"], ["_UITextRenderingHostView"]),
    ("next-deeper", ["_UITextContentContainerView"], ["_UITextContentContainerView"]),
    ("next-unmasked", ["_UITextLayoutCanvasView"], ["_UITextFieldCanvasView"]),
    (
      "next-two-canvases", ["_UITextLayoutCanvasView", "_UITextLayoutCanvasView"],
      ["_UITextFieldCanvasView", "_UITextFieldCanvasView"]
    ),
  ])
  func `a bare field has its canvas from the start`(os: String, names: [String], textKit1Names: [String]) throws {
    var bench = try DeviceBench(os: os)
    let field = try bench.field()
    #expect(bench.children(of: field) == names)
    let kind = ViewBlueprint.Kind.textField(usesTextKit1: true)
    let old = try #require(
      try bench.state.apply(.makeView(ViewBlueprint(typeName: "UITextField", kind: kind))).view)
    #expect(bench.children(of: old) == textKit1Names)
  }

  @Test(arguments: CatalogueRow.withCanvas)
  func `a fresh canvas has no extent, no mask and no children`(row: CatalogueRow) throws {
    var bench = DeviceBench(row.profile)
    let field = try bench.field()
    let canvas = try bench.canvas(of: field)
    #expect(bench.frame(of: canvas) == .zero)
    #expect(bench.mask(of: canvas).isEmpty)
    #expect(bench.children(of: canvas).isEmpty)
    #expect(bench.state.hierarchy.textField(field)?.isSecureTextEntry == false)
    #expect(bench.state.violations().isEmpty)
  }

  @Test(arguments: CatalogueRow.withCanvas)
  func `the canvas of a bare field is the only child unless the row says otherwise`(row: CatalogueRow) throws {
    var bench = DeviceBench(row.profile)
    let field = try bench.field()
    let canvas = try bench.canvas(of: field)
    let extra = Int(row.profile.canvasCount.value) - 1 + row.profile.canvasSiblings.value.count
    let home = try #require(bench.state.hierarchy[canvas].superview)
    #expect(bench.state.hierarchy[home].subviews.count == 1 + extra)
    #expect(bench.state.hierarchy.viewPath(from: canvas).count == Int(row.profile.canvasDepth.value) + 1)
    #expect(bench.state.hierarchy.viewPath(from: canvas).last == field)
  }

  @Test(arguments: CatalogueRow.withCanvas)
  func `the canvas takes part in hit testing as the row says`(row: CatalogueRow) throws {
    var bench = DeviceBench(row.profile)
    let field = try bench.field()
    let canvas = try bench.canvas(of: field)
    #expect(bench.state.hierarchy[canvas].isUserInteractionEnabled == row.profile.canvasInteractionEnabled.value)
  }

  @Test(arguments: [("12", false), ("13", false), ("15", false), ("16", true), ("17", true), ("26", true)])
  func `canvas interaction is off up to 15 and on from 16`(os: String, isEnabled: Bool) throws {
    var bench = try DeviceBench(os: os)
    let field = try bench.field()
    let canvas = try bench.canvas(of: field)
    #expect(bench.state.hierarchy[canvas].isUserInteractionEnabled == isEnabled)
  }

  @Test func `of two canvases the last is the field's own`() throws {
    var bench = try DeviceBench(os: "next-two-canvases")
    let field = try bench.field()
    #expect(bench.state.hierarchy[field].subviews.last == bench.state.hierarchy.textField(field)?.canvas)
    #expect(bench.state.hierarchy[field].subviews.first == bench.state.hierarchy.textField(field)?.secondCanvas)
  }

  @Test func `a system without text fields of this kind makes a field without canvas`() throws {
    var bench = DeviceBench(try #require(OSCatalogue.profile(platform: .android, name: "any")))
    let field = try bench.field()
    #expect(bench.children(of: field).isEmpty)
    #expect(try bench.apply(.setField(field, .isSecureTextEntry(true))).isEmpty)
    try bench.apply(.layoutIfNeeded(field))
    #expect(try bench.apply(.replaceCanvas(field)).isEmpty)
  }

  @Test(arguments: [(3, 3), (100, 16), (-4, 1)])
  func `a row can put several views between field and canvas, but no tower`(depth: Int32, expected: Int) throws {
    var profile = try DeviceBench(os: "next-deeper").state.profile
    profile.canvasDepth.value = depth
    var bench = DeviceBench(profile)
    let window = try bench.window()
    let field = try bench.field(in: window)
    try bench.set(Rect(x: 0, y: 0, width: 100, height: 40), of: field)
    try bench.turn()
    let canvas = try bench.canvas(of: field)
    #expect(bench.state.hierarchy.viewPath(from: canvas).firstIndex(of: field) == expected)
    #expect(bench.frame(of: canvas).size == Size(width: 100, height: 40))
  }

  @Test func `siblings behind the canvas keep the order of the row`() throws {
    var profile = try DeviceBench(os: "18").state.profile
    func sibling(_ name: String, isAfter: Bool) -> CanvasSibling {
      CanvasSibling(typeName: name, frame: .zero, mask: .still, isAfterCanvas: isAfter)
    }
    profile.canvasSiblings.value = [
      sibling("B1", isAfter: false), sibling("A1", isAfter: true), sibling("B2", isAfter: false),
      sibling("A2", isAfter: true),
    ]
    var bench = DeviceBench(profile)
    let window = try bench.window()
    let field = try bench.field()
    #expect(bench.children(of: field) == ["B1", "B2", "_UITextLayoutCanvasView", "A1", "A2"])
    try bench.apply(.insertSubview(field, into: window, at: .front))
    try bench.turn()
    #expect(
      bench.children(of: field) == ["_UITouchPassthroughView", "B1", "B2", "_UITextLayoutCanvasView", "A1", "A2"])
  }
}
