import Testing

@testable import ShieldModel

@Suite struct HitTestTests {
  private static let point = Point(x: 50, y: 50)

  /// window > host > button, all under the point.
  private func screen(
    os: String = "18"
  ) throws -> (bench: DeviceBench, window: ViewID, host: ViewID, button: ViewID) {
    var bench = try DeviceBench(os: os)
    let window = try bench.window()
    let host = try bench.view(name: "host", in: window)
    let button = try bench.view("UIButton", name: "button", in: host)
    try bench.set(Rect(x: 0, y: 0, width: 200, height: 200), of: host)
    try bench.set(Rect(x: 0, y: 0, width: 100, height: 100), of: button)
    return (bench, window, host, button)
  }

  @Test func `the deepest view under the point is hit, with the path up to its window`() throws {
    let (bench, window, host, button) = try screen()
    let hit = bench.state.hitTest(Self.point)
    #expect(hit.view == button)
    #expect(hit.path == [button, host, window])
    #expect(bench.state.hitTest(Point(x: 150, y: 150)).view == host)
    #expect(bench.state.hitTest(Point(x: 300, y: 300)).view == window)
    #expect(bench.state.hitTest(Point(x: -1, y: 5)).view == nil)
  }

  @Test(arguments: [
    (LayerChange.isHidden(true), HitTest.Reason?.some(.isHidden)), (.opacity(0), .isTransparent),
    (.opacity(0.009), .isTransparent), (.opacity(0.01), nil), (.opacity(0.5), nil), (.zPosition(-9), nil),
  ])
  func `a hidden or transparent view answers for nobody below it`(
    change: LayerChange, reason: HitTest.Reason?
  ) throws {
    var (bench, window, host, button) = try screen()
    try bench.apply(.setLayer(bench.layer(of: host), change))
    let hit = bench.state.hitTest(Self.point)
    #expect(hit.view == (reason == nil ? button : window))
    #expect(hit.refusals == (reason.map { [HitTest.Refusal(view: host, reason: $0)] } ?? []))
  }

  @Test func `a view with interaction off answers for nobody below it`() throws {
    var (bench, window, host, button) = try screen()
    try bench.apply(.setView(host, .isUserInteractionEnabled(false)))
    let hit = bench.state.hitTest(Self.point)
    #expect(hit.view == window)
    #expect(hit.refusals == [HitTest.Refusal(view: host, reason: .interactionIsOff)])
    #expect(bench.state.hitTest(Self.point, assuming: host).view == button)
  }

  @Test func `a child outside its superview's bounds gets no touch there`() throws {
    var (bench, window, host, button) = try screen()
    try bench.set(Rect(x: 150, y: 0, width: 100, height: 100), of: button)
    #expect(bench.state.hitTest(Point(x: 160, y: 50)).view == button)
    #expect(bench.state.hitTest(Point(x: 220, y: 50)).view == window)
    _ = host
  }

  @Test func `siblings are asked last to first, whatever their z position`() throws {
    var (bench, _, host, button) = try screen()
    let front = try bench.view("UIButton", name: "front", in: host)
    try bench.set(Rect(x: 0, y: 0, width: 100, height: 100), of: front)
    try bench.apply(.setLayer(bench.layer(of: button), .zPosition(100)))
    #expect(bench.state.hitTest(Self.point).view == front)
  }

  @Test func `view order counts and not layer order`() throws {
    var (bench, window, host, button) = try screen()
    let cover = try bench.view(name: "cover", in: window)
    try bench.set(Rect(x: 0, y: 0, width: 200, height: 200), of: cover)
    // The cover's layer goes behind everything; its view stays in front.
    try bench.apply(.insertSublayer(bench.layer(of: cover), into: bench.layer(of: window), at: 0))
    #expect(bench.state.hitTest(Self.point).view == cover)
    // The button's layer hangs elsewhere; its view still is below host.
    try bench.apply(.removeFromSuperview(cover))
    try bench.apply(.insertSublayer(bench.layer(of: button), into: bench.layer(of: window), at: nil))
    #expect(bench.state.hitTest(Self.point).path == [button, host, window])
  }

  @Test func `points are converted through frames, transforms and scroll origins`() throws {
    var (bench, _, host, button) = try screen()
    try bench.set(Rect(x: 100, y: 100, width: 200, height: 200), of: host)
    #expect(bench.state.hitTest(Point(x: 150, y: 150)).view == button)
    try bench.apply(.setLayer(bench.layer(of: host), .boundsOrigin(Point(x: 0, y: 60))))
    #expect(bench.state.hitTest(Point(x: 150, y: 130)).view == button)
    #expect(bench.state.hitTest(Point(x: 150, y: 150)).view == host)
    try bench.apply(.setLayer(bench.layer(of: host), .boundsOrigin(.zero)))
    try bench.apply(.setLayer(bench.layer(of: host), .transform(.rotation(degrees: 180))))
    #expect(bench.state.hitTest(Point(x: 250, y: 250)).view == button)
    #expect(bench.state.hitTest(Point(x: 150, y: 150)).view == host)
    try bench.apply(.setLayer(bench.layer(of: host), .transform(.scale(x: 0.5, y: 0.5))))
    #expect(bench.state.hitTest(Point(x: 160, y: 160)).view == button)
    #expect(bench.state.hitTest(Point(x: 205, y: 205)).view == host)
  }

  @Test func `a transform that folds the plane takes no touch`() throws {
    var (bench, window, host, _) = try screen()
    try bench.apply(.setLayer(bench.layer(of: host), .transform(.scale(x: 0, y: 1))))
    #expect(bench.state.hitTest(Self.point).view == window)
  }

  @Test func `model values count and not animated ones`() throws {
    var (bench, window, host, button) = try screen()
    let layer = bench.layer(of: host)
    try bench.apply(.animate(Animation(layer: layer, from: .opacity(1), to: .opacity(0), frames: 10)))
    #expect(bench.state.hitTest(Self.point).view == window, "still visible on the panel, dead already")
    try bench.apply(.animate(Animation(layer: layer, from: .opacity(0), to: .opacity(1), frames: 10)))
    #expect(bench.state.hitTest(Self.point).view == button)
  }

  @Test func `windows are asked front to back, and a front one with room for the point takes it`() throws {
    var (bench, _, _, button) = try screen()
    let cover = try bench.window(name: "cover", level: 1)
    #expect(bench.state.hitTest(Self.point).view == cover)
    try bench.set(Rect(x: 0, y: 0, width: 390, height: 20), of: cover)
    #expect(bench.state.hitTest(Self.point).view == button)
    #expect(bench.state.hitTest(Point(x: 50, y: 10)).view == cover)
    try bench.apply(.setView(cover, .isUserInteractionEnabled(false)))
    let hit = bench.state.hitTest(Point(x: 50, y: 10))
    #expect(hit.view == button)
    #expect(hit.refusals == [HitTest.Refusal(view: cover, reason: .interactionIsOff)])
    try bench.apply(.setWindowHidden(cover, true))
    #expect(bench.state.hitTest(Point(x: 50, y: 10)).refusals.isEmpty)
  }

  /// A field in a window with a button in its canvas; OS, who gets a touch on the button, and who on the empty canvas.
  @Test(arguments: [
    ("12", "field", "field"), ("13", "field", "field"), ("14", "field", "field"), ("15", "field", "field"),
    ("16", "button", "field"), ("17", "button", "field"), ("18", "button", "field"), ("26", "button", "field"),
    ("26.5", "button", "field"), ("next-renamed", "button", "field"), ("next-deeper", "button", "wrapper"),
  ])
  func `touches reach content in the canvas as the system's default allows`(
    os: String, onButton: String, onCanvas: String
  ) throws {
    var (bench, _, canvas) = try hosted(os: os)
    let names: (ViewID?) -> String = { [state = bench.state] view in
      guard let node = view.map({ state.hierarchy[$0] }) else { return "nobody" }
      return node.name.isEmpty ? "wrapper" : node.name
    }
    #expect(names(bench.state.hitTest(Point(x: 15, y: 30)).view) == onButton)
    #expect(names(bench.state.hitTest(Point(x: 150, y: 30)).view) == onCanvas)
    // With interaction switched on by hand, touches arrive on every system.
    try bench.apply(.setView(canvas, .isUserInteractionEnabled(true)))
    #expect(names(bench.state.hitTest(Point(x: 15, y: 30)).view) == "button")
  }

  private func hosted(os: String) throws -> (bench: DeviceBench, field: ViewID, canvas: ViewID) {
    var bench = try DeviceBench(os: os)
    let window = try bench.window()
    let field = try bench.field(in: window)
    try bench.set(Rect(x: 0, y: 10, width: 200, height: 40), of: field)
    let canvas = try bench.canvas(of: field)
    let button = try bench.view("UIButton", name: "button", in: canvas)
    try bench.set(Rect(x: 0, y: 0, width: 40, height: 40), of: button)
    try bench.turn()
    return (bench, field, canvas)
  }

  @Test func `up to 15 a canvas that was switched on answers for itself, from 16 it never does`() throws {
    for (os, answers) in [("13", true), ("15", true), ("16", false), ("26", false)] {
      var (bench, field, canvas) = try hosted(os: os)
      try bench.apply(.setView(canvas, .isUserInteractionEnabled(true)))
      let hit = bench.state.hitTest(Point(x: 150, y: 30))
      #expect(hit.view == (answers ? canvas : field), "iOS \(os)")
      #expect(hit.refusals.contains(HitTest.Refusal(view: canvas, reason: .canvasAnswersNoHit)) == !answers)
    }
  }

  @Test(arguments: ["13", "16", "18", "26"])
  func `a field with interaction off lets no touch reach its canvas's content`(os: String) throws {
    var (bench, field, canvas) = try hosted(os: os)
    try bench.apply(.setView(canvas, .isUserInteractionEnabled(true)))
    try bench.apply(.setView(field, .isUserInteractionEnabled(false)))
    let hit = bench.state.hitTest(Point(x: 15, y: 30))
    #expect(hit.view.map { bench.state.hierarchy[$0].name } == "window")
    #expect(hit.refusals == [HitTest.Refusal(view: field, reason: .interactionIsOff)])
  }

  @Test func `a graft of the layer does not bring touches to the canvas`() throws {
    var (bench, field, canvas) = try hosted(os: "18")
    let window = try #require(bench.state.hierarchy[field].superview)
    let content = try bench.view("UIButton", name: "content", in: window)
    try bench.set(Rect(x: 0, y: 500, width: 100, height: 100), of: content)
    try bench.apply(.insertSublayer(bench.layer(of: content), into: bench.layer(of: canvas), at: nil))
    #expect(bench.state.hitTest(Point(x: 50, y: 550)).view == content, "touches follow views")
  }

  @Test func `a view's own hit test takes points of its own coordinates and asks nobody above`() throws {
    var (bench, _, host, button) = try screen()
    try bench.set(Rect(x: 100, y: 300, width: 200, height: 200), of: host)
    try bench.apply(.setView(host, .isUserInteractionEnabled(true)))
    #expect(bench.state.hitTest(Self.point, below: host).view == button)
    #expect(bench.state.hitTest(Point(x: 250, y: 50), below: host).view == nil)
    #expect(bench.state.hitTest(Self.point, below: ViewID(slot: 99, generation: 0)).view == nil)
    let detached = try bench.view(name: "detached")
    try bench.set(Rect(x: 0, y: 0, width: 100, height: 100), of: detached)
    #expect(bench.state.hitTest(Self.point, below: detached).path == [detached])
  }

  @Test func `after a rotation a canvas with the old size loses touches at the far side`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let field = try bench.field()
    let canvas = try bench.canvas(of: field)
    let content = try bench.view("UIButton", name: "content", in: canvas)
    try bench.apply(.insertSubview(canvas, into: window, at: .front))
    try bench.set(Rect(x: 0, y: 0, width: 390, height: 844), of: canvas)
    try bench.set(Rect(x: 0, y: 0, width: 844, height: 844), of: content)
    try bench.apply(.resizeScreen(Size(width: 844, height: 390)))
    try bench.turn()
    #expect(bench.state.hitTest(Point(x: 700, y: 100)).view == window)
    try bench.set(Rect(x: 0, y: 0, width: 844, height: 390), of: canvas)
    #expect(bench.state.hitTest(Point(x: 700, y: 100)).view == content)
  }
}
