import Testing

@testable import ShieldModel

@Suite struct FieldLayoutTests {
  private static let bounds = Rect(x: 0, y: 0, width: 200, height: 40)

  /// Whether rule F4 gives a field of this system a selection container in a window.
  private static func hasPassthrough(_ os: String) -> Bool { !["11", "12", "13", "14", "15", "16"].contains(os) }

  private static let systems = ["12", "13", "15", "16", "17", "18", "26", "27", "next-renamed", "next-unmasked"]

  private func fieldInWindow(
    _ bench: inout DeviceBench, _ changes: [FieldChange] = []
  ) throws -> (window: ViewID, field: ViewID, canvas: ViewID) {
    let window = try bench.window()
    let field = try bench.field(in: window)
    try bench.set(Self.bounds, of: field)
    for change in changes { try bench.apply(.setField(field, change)) }
    try bench.turn()
    return (window, field, try bench.canvas(of: field))
  }

  @Test(arguments: systems)
  func `in a window a bare field has the container first and the canvas last`(os: String) throws {
    var bench = try DeviceBench(os: os)
    let (_, field, canvas) = try fieldInWindow(&bench)
    let name = bench.state.hierarchy[canvas].typeName
    #expect(bench.children(of: field) == (Self.hasPassthrough(os) ? ["_UITouchPassthroughView", name] : [name]))
    #expect(bench.state.hierarchy[field].subviews.last == canvas)
  }

  @Test(arguments: systems)
  func `border, container, placeholder and canvas stand back to front`(os: String) throws {
    var bench = try DeviceBench(os: os)
    let (_, field, canvas) = try fieldInWindow(&bench, [.placeholder("Name"), .borderStyle(.roundedRect)])
    var names = ["_UITextFieldRoundedRectBackgroundViewNeue"]
    if Self.hasPassthrough(os) { names.append("_UITouchPassthroughView") }
    names += ["UITextFieldLabel", bench.state.hierarchy[canvas].typeName]
    #expect(bench.children(of: field) == names)
    #expect(bench.sublayers(of: bench.layer(of: field)) == names, "layers stand in the same order")
  }

  @Test func `on 26.5 the helper follows the canvas`() throws {
    var bench = try DeviceBench(os: "26.5")
    let (_, field, canvas) = try fieldInWindow(&bench, [.placeholder("Name")])
    #expect(
      bench.children(of: field) == [
        "_UITouchPassthroughView", "UITextFieldLabel", "_UITextLayoutCanvasView", "(unpublished view)",
      ])
    let helper = try #require(bench.state.hierarchy[field].subviews.last)
    #expect(bench.frame(of: helper).x > 0 && bench.frame(of: helper).y > 0, "away from the origin")
    #expect(bench.frame(of: canvas) == Self.bounds)
  }

  @Test func `with the canvas one level deeper the wrapper stands last and both fill the field`() throws {
    var bench = try DeviceBench(os: "next-deeper")
    let (_, field, canvas) = try fieldInWindow(&bench, [.placeholder("Name")])
    #expect(
      bench.children(of: field) == ["_UITouchPassthroughView", "UITextFieldLabel", "_UITextContentContainerView"])
    let wrapper = try #require(bench.state.hierarchy[canvas].superview)
    #expect(bench.frame(of: wrapper) == Self.bounds && bench.frame(of: canvas) == Self.bounds)
  }

  @Test func `two canvases stand last, the field's own in front, and both fill the field`() throws {
    var bench = try DeviceBench(os: "next-two-canvases")
    let (_, field, canvas) = try fieldInWindow(&bench)
    let second = try #require(bench.state.hierarchy.textField(field)?.secondCanvas)
    #expect(Array(bench.state.hierarchy[field].subviews.suffix(2)) == [second, canvas])
    #expect(bench.frame(of: second) == Self.bounds && bench.frame(of: canvas) == Self.bounds)
  }

  @Test(arguments: CatalogueRow.withDirectCanvas)
  func `outside every window a laid-out field has no container`(row: CatalogueRow) throws {
    guard row.profile.passthroughTrigger.value != .atInit else { return }
    var bench = DeviceBench(row.profile)
    let field = try bench.field()
    try bench.apply(.setField(field, .placeholder("Name")))
    try bench.apply(.layoutIfNeeded(field))
    #expect(bench.children(of: field).first == row.profile.placeholderTypeName.value)
    #expect(!bench.children(of: field).contains("_UITouchPassthroughView"))
  }

  @Test func `the placeholder shows only while there is no text`() throws {
    var bench = try DeviceBench(os: "16")
    let (_, field, _) = try fieldInWindow(&bench, [.placeholder("Name")])
    #expect(bench.children(of: field).contains("UITextFieldLabel"))
    try bench.apply(.setField(field, .text("Ann")))
    try bench.turn()
    #expect(bench.children(of: field) == ["_UITextLayoutCanvasView"])
    try bench.apply(.setField(field, .text("")))
    try bench.turn()
    #expect(bench.children(of: field) == ["UITextFieldLabel", "_UITextLayoutCanvasView"])
  }

  @Test(arguments: [
    ("13", [String]()), ("14", []), ("15", ["_UITextLayoutFragmentView"]), ("26", ["_UITextLayoutFragmentView"]),
  ])
  func `a line of text is a child of the canvas from 15 on and drawn by the canvas before`(
    os: String, fragments: [String]
  ) throws {
    var bench = try DeviceBench(os: os)
    let (_, _, canvas) = try fieldInWindow(&bench, [.text("Ann")])
    #expect(bench.children(of: canvas) == fragments)
    let drawn = fragments.isEmpty ? canvas : try #require(bench.state.hierarchy[canvas].subviews.first)
    #expect(bench.state.hierarchy[bench.layer(of: drawn)].text?.string == "Ann")
  }

  @Test(arguments: ["13", "18"])
  func `secure text is drawn as dots`(os: String) throws {
    var bench = try DeviceBench(os: os)
    let (_, _, canvas) = try fieldInWindow(&bench, [.text("Ann"), .isSecureTextEntry(true)])
    let drawn = bench.state.hierarchy[canvas].subviews.first ?? canvas
    #expect(bench.state.hierarchy[bench.layer(of: drawn)].text?.string == "•••")
  }

  @Test func `foreign views in the canvas survive every layout`() throws {
    var bench = try DeviceBench()
    let (_, field, canvas) = try fieldInWindow(&bench, [.text("Ann")])
    let content = try bench.view(name: "content", in: canvas)
    try bench.apply(.setField(field, .text("")))
    try bench.turn()
    #expect(bench.state.hierarchy[canvas].subviews == [content])
  }

  @Test(arguments: [
    (BorderStyle.none, Rect(x: 0, y: 0, width: 200, height: 40)), (.line, Rect(x: 7, y: 7, width: 186, height: 26)),
    (.bezel, Rect(x: 7, y: 7, width: 186, height: 26)), (.roundedRect, Rect(x: 7, y: 7, width: 186, height: 26)),
  ])
  func `the canvas stands at the text rectangle`(style: BorderStyle, frame: Rect) throws {
    var bench = try DeviceBench()
    let (_, field, canvas) = try fieldInWindow(&bench, [.borderStyle(style)])
    #expect(bench.frame(of: canvas) == frame)
    try bench.set(Rect(x: 0, y: 0, width: 10, height: 4), of: field)
    try bench.turn()
    #expect(bench.frame(of: canvas).width >= 0 && bench.frame(of: canvas).height >= 0)
  }

  @Test func `every layout sets the canvas's frame again`() throws {
    var bench = try DeviceBench()
    let (_, field, canvas) = try fieldInWindow(&bench)
    try bench.set(Rect(x: 5, y: 5, width: 5, height: 5), of: canvas)
    try bench.turn()
    #expect(bench.frame(of: canvas) == Rect(x: 5, y: 5, width: 5, height: 5), "nothing asked for a layout")
    try bench.apply(.setNeedsLayout(field))
    try bench.turn()
    #expect(bench.frame(of: canvas) == Self.bounds)
  }

  @Test func `what was added after the canvas ends up behind it`() throws {
    var bench = try DeviceBench()
    let (_, field, canvas) = try fieldInWindow(&bench)
    let foreign = try bench.view("Foreign", name: "foreign", in: field)
    let bare = try bench.layer("bare")
    try bench.apply(.insertSublayer(bare, into: bench.layer(of: field), at: nil))
    try bench.turn()
    #expect(bench.children(of: field) == ["_UITouchPassthroughView", "Foreign", "_UITextLayoutCanvasView"])
    #expect(bench.state.hierarchy[bench.layer(of: field)].sublayers.last == bench.layer(of: canvas))
    #expect(bench.state.hierarchy[foreign].superview == field)
  }

  @Test(arguments: CatalogueRow.withCanvas)
  func `a stolen canvas is taken back on the next layout in a window, with all that is in it`(row: CatalogueRow) throws
  {
    var bench = DeviceBench(row.profile)
    let (window, field, canvas) = try fieldInWindow(&bench)
    let home = try #require(bench.state.hierarchy[canvas].superview)
    let content = try bench.view(name: "content", in: canvas)
    try bench.apply(.insertSubview(canvas, into: window, at: .front))
    try bench.apply(.setField(field, .text("x")))
    let events = try bench.turn()
    if row.profile.fieldTakesCanvasBack.value {
      #expect(events.contains(.field(.canvasTakenBack(field: field, canvas: canvas, from: window))))
      #expect(bench.state.hierarchy[canvas].superview == home)
    } else {
      #expect(bench.state.hierarchy[canvas].superview == window)
    }
    #expect(bench.state.hierarchy[content].superview == canvas)
    #expect(bench.state.violations().isEmpty)
  }

  @Test(arguments: [
    FieldChange.text("x"), .placeholder("x"), .isSecureTextEntry(true), .borderStyle(.line),
  ])
  func `text, trait and placeholder changes ask for the layout that takes the canvas back`(change: FieldChange) throws {
    var bench = try DeviceBench()
    let (window, field, canvas) = try fieldInWindow(&bench)
    try bench.apply(.insertSubview(canvas, into: window, at: .front))
    // Losing a child asks for a layout too, so that one has to be over first.
    bench.state.hierarchy[field].needsLayout = false
    try bench.turn()
    #expect(bench.state.hierarchy[canvas].superview == window)
    try bench.apply(.setField(field, change))
    try bench.turn()
    #expect(bench.state.hierarchy[canvas].superview == field)
  }

  @Test func `a change of direction and a new window ask for it too`() throws {
    var bench = try DeviceBench()
    let (window, field, canvas) = try fieldInWindow(&bench)
    let other = try bench.window(name: "other")
    for change in [ShieldModel.Operation.setRightToLeft(true), .insertSubview(field, into: other, at: .front)] {
      try bench.apply(.insertSubview(canvas, into: window, at: .front))
      bench.state.hierarchy[field].needsLayout = false
      try bench.apply(change)
      try bench.turn()
      #expect(bench.state.hierarchy[canvas].superview == field)
    }
  }

  @Test func `a field that is being edited leaves a stolen canvas alone until editing ends`() throws {
    var bench = try DeviceBench()
    let (window, field, canvas) = try fieldInWindow(&bench)
    try bench.apply(.becomeFirstResponder(field))
    try bench.apply(.insertSubview(canvas, into: window, at: .front))
    try bench.set(Rect(x: 1, y: 2, width: 3, height: 4), of: canvas)
    try bench.apply(.setField(field, .text("x")))
    try bench.turn()
    #expect(bench.state.hierarchy[canvas].superview == window)
    #expect(bench.frame(of: canvas) == Rect(x: 1, y: 2, width: 3, height: 4))
    try bench.apply(.resignFirstResponder(field))
    try bench.turn()
    #expect(bench.state.hierarchy[canvas].superview == field)
  }

  @Test(arguments: CatalogueRow.withDirectCanvas)
  func `a field outside every window is laid out only by layoutIfNeeded`(row: CatalogueRow) throws {
    var bench = DeviceBench(row.profile)
    let window = try bench.window()
    let field = try bench.field()
    let canvas = try bench.canvas(of: field)
    try bench.set(Self.bounds, of: field)
    try bench.apply(.insertSubview(canvas, into: window, at: .front))
    try bench.apply(.setField(field, .text("x")))
    try bench.apply(.setNeedsLayout(field))
    try bench.turn()
    #expect(bench.state.hierarchy[canvas].superview == window, "a detached field is not laid out by a turn")
    try bench.apply(.layoutIfNeeded(field))
    #expect(bench.state.hierarchy[canvas].superview == field, "forcing its layout undoes the theft")
    #expect(bench.frame(of: canvas) == Self.bounds)
  }

  @Test func `layoutIfNeeded lays out a field only when a layout is due`() throws {
    var bench = try DeviceBench()
    let (window, field, canvas) = try fieldInWindow(&bench)
    try bench.apply(.insertSubview(canvas, into: window, at: .front))
    bench.state.hierarchy[field].needsLayout = false
    try bench.apply(.layoutIfNeeded(field))
    #expect(bench.state.hierarchy[canvas].superview == window)
  }

  @Test func `a moved part is placed like any other view`() throws {
    var bench = try DeviceBench()
    let (window, field, _) = try fieldInWindow(&bench)
    let passthrough = try #require(bench.state.hierarchy[field].subviews.first)
    try bench.apply(.insertSubview(passthrough, into: window, at: .front))
    try bench.apply(.setView(passthrough, .rule(.fill(EdgeInsets(all: 10), withinSafeArea: false))))
    try bench.turn()
    #expect(bench.frame(of: passthrough) == Rect(x: 10, y: 10, width: 370, height: 824))
    #expect(!bench.children(of: field).contains("_UITouchPassthroughView"))
  }

  @Test func `content hosted by mistake in the placeholder's label is lost with it`() throws {
    var bench = try DeviceBench(os: "16")
    let (_, field, _) = try fieldInWindow(&bench, [.placeholder("Name")])
    let label = try #require(bench.state.hierarchy[field].subviews.first)
    let named = try bench.view(name: "named", in: label)
    let unnamed = try bench.view(in: label)
    try bench.apply(.setField(field, .text("Ann")))
    try bench.turn()
    #expect(!bench.state.hierarchy.views.contains(label))
    #expect(!bench.state.hierarchy.views.contains(unnamed), "nobody holds it")
    #expect(bench.state.hierarchy[named].superview == nil)
    #expect(bench.state.violations().isEmpty)
  }

  @Test func `inside the field a part's own rule does not count`() throws {
    var bench = try DeviceBench()
    let (_, field, canvas) = try fieldInWindow(&bench)
    try bench.apply(.setView(canvas, .rule(.fill(EdgeInsets(all: 10), withinSafeArea: false))))
    try bench.apply(.setNeedsLayout(field))
    try bench.turn()
    #expect(bench.frame(of: canvas) == Self.bounds)
  }

  @Test(arguments: [
    ("no width", Rect.zero, LayoutRule.manual, 195.0),
    ("full width", Rect(x: 0, y: 0, width: 390, height: 40), .manual, 0),
    ("left to right", .zero, .manual, 0),
  ])
  func `in right-to-left layout the canvas of a field without width moves`(
    name: String, frame: Rect, rule: LayoutRule, offset: Double
  ) throws {
    var bench = try DeviceBench()
    try bench.apply(.setRightToLeft(name != "left to right"))
    let window = try bench.window()
    let field = try bench.field(in: window)
    try bench.set(frame, of: field)
    try bench.turn()
    #expect(bench.frame(of: try bench.canvas(of: field)).x == offset)
  }

  @Test func `in right-to-left layout the canvas of a centred field moves, by the row's fraction`() throws {
    var profile = try DeviceBench(os: "18").state.profile
    profile.rightToLeftOffsetFraction.value = 0.25
    var bench = DeviceBench(profile)
    try bench.apply(.setRightToLeft(true))
    let window = try bench.window()
    let field = try bench.field(in: window)
    var pins = EdgePins()
    pins.centerX = 0
    pins.width = 100
    try bench.apply(.setView(field, .rule(.pins(pins))))
    try bench.turn()
    #expect(bench.frame(of: try bench.canvas(of: field)).x == 97.5)
    try bench.apply(.setField(field, .forcesLeftToRight(true)))
    try bench.turn()
    #expect(bench.frame(of: try bench.canvas(of: field)).x == 0, "a field that is forced to the left stays")
  }

  @Test(arguments: [PassthroughTrigger.never, .atInit, .entersWindow, .firstFocus])
  func `the container comes when the row's trigger says`(trigger: PassthroughTrigger) throws {
    var profile = try DeviceBench(os: "18").state.profile
    profile.passthroughTrigger.value = trigger
    var bench = DeviceBench(profile)
    let window = try bench.window()
    let field = try bench.field()
    func isThere() -> Bool { bench.children(of: field).contains("_UITouchPassthroughView") }
    #expect(isThere() == (trigger == .atInit))
    let entry = try bench.apply(.insertSubview(field, into: window, at: .front))
    #expect(isThere() == [.atInit, .entersWindow].contains(trigger), "at once, without a layout")
    #expect(entry.isEmpty == (trigger != .entersWindow))
    try bench.apply(.becomeFirstResponder(field))
    #expect(isThere() == (trigger != .never))
  }

  @Test func `entering a window inside an ancestor counts, and leaving does not take the container away`() throws {
    var bench = try DeviceBench(os: "17")
    let window = try bench.window()
    let host = try bench.view(name: "host")
    let field = try bench.field(in: host)
    #expect(bench.children(of: field) == ["_UITextLayoutCanvasView"])
    try bench.apply(.insertSubview(host, into: window, at: .front))
    #expect(bench.children(of: field) == ["_UITouchPassthroughView", "_UITextLayoutCanvasView"])
    try bench.apply(.removeFromSuperview(host))
    try bench.apply(.insertSubview(host, into: window, at: .front))
    #expect(bench.children(of: field) == ["_UITouchPassthroughView", "_UITextLayoutCanvasView"])
  }

  @Test func `only a move in the view tree enters a window`() throws {
    var bench = try DeviceBench(os: "17")
    let window = try bench.window()
    let field = try bench.field()
    try bench.apply(.insertSublayer(bench.layer(of: field), into: bench.layer(of: window), at: nil))
    #expect(bench.children(of: field) == ["_UITextLayoutCanvasView"])
  }
}
