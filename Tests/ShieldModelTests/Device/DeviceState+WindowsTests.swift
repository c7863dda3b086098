import Testing

@testable import ShieldModel

@Suite struct DeviceStateWindowsTests {
  @Test func `the render context is made when the window first becomes visible`() throws {
    var bench = try DeviceBench()
    let window = try bench.view("UIWindow", name: "window")
    let layer = bench.layer(of: window)
    #expect(bench.state.hierarchy[layer].superlayer == nil)
    try bench.apply(.setWindowHidden(window, false))
    let context = try #require(bench.state.window(window)?.context)
    #expect(bench.state.hierarchy[layer].superlayer == context)
    #expect(bench.state.hierarchy[context].isContextRoot && bench.state.hierarchy[context].owner == nil)
    try bench.apply(.setWindowHidden(window, true))
    try bench.apply(.setWindowHidden(window, false))
    #expect(bench.state.window(window)?.context == context, "showing again makes no second one")
    #expect(bench.state.contexts == [context])
  }

  @Test func `windows stand by level and then by becoming visible, not by being made`() throws {
    var bench = try DeviceBench()
    func made(_ name: String, _ level: Double) throws -> ViewID {
      let kind = ViewBlueprint.Kind.window(level: level, scene: 0, purpose: .app)
      return try #require(
        try bench.state.apply(.makeView(ViewBlueprint(typeName: "UIWindow", name: name, kind: kind))).view)
    }
    let first = try made("first", 0)
    let alert = try made("alert", 2_000)
    let second = try made("second", 0)
    for window in [alert, second, first] { try bench.apply(.setWindowHidden(window, false)) }
    #expect(bench.state.visibleWindowsFrontToBack == [alert, first, second])
    #expect(bench.state.contexts == [second, first, alert].compactMap { bench.state.window($0)?.context })
    try bench.apply(.setWindowHidden(first, true))
    #expect(bench.state.visibleWindowsFrontToBack == [alert, second])
  }

  @Test func `a graft stays in the context where it hangs`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let other = try bench.window(name: "other")
    try bench.apply(.insertSublayer(bench.layer(of: window), into: bench.layer(of: other), at: nil))
    let context = try #require(bench.state.window(other)?.context)
    #expect(bench.state.hierarchy.rootLayer(of: bench.layer(of: window)) == context)
    try bench.apply(.setWindowHidden(window, true))
    try bench.apply(.setWindowHidden(window, false))
    #expect(bench.state.hierarchy.rootLayer(of: bench.layer(of: window)) == context)
  }

  @Test func `a window grafted before it became visible stays in the graft`() throws {
    var bench = try DeviceBench()
    let window = try bench.view("UIWindow", name: "window")
    let graft = try bench.layer("graft")
    try bench.apply(.insertSublayer(bench.layer(of: window), into: graft, at: nil))
    try bench.apply(.setWindowHidden(window, false))
    #expect(bench.state.hierarchy[bench.layer(of: window)].superlayer == graft)
    #expect(bench.state.violations().isEmpty)
  }

  @Test func `the root of a render context takes sublayers but hangs nowhere and is nobody's layer`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let bare = try bench.layer("bare")
    let context = try #require(bench.state.window(window)?.context)
    #expect(try bench.refusal(of: .insertSublayer(context, into: bare, at: nil)) == .edit(.unknownLayer(context)))
    #expect(try bench.refusal(of: .swapLayer(of: window, to: context)) == .edit(.unknownLayer(context)))
    try bench.apply(.insertSublayer(bare, into: context, at: nil))
    #expect(bench.state.hierarchy[bare].superlayer == context)
  }

  @Test func `only a visible window can be key, and hiding it gives that up`() throws {
    var bench = try DeviceBench()
    let window = try bench.view("UIWindow", name: "window")
    #expect(try bench.refusal(of: .makeKey(window)) == .windowIsHidden(window))
    try bench.apply(.setLayer(bench.layer(of: window), .isHidden(false)))
    #expect(try bench.refusal(of: .makeKey(window)) == .windowIsHidden(window), "a layer's flag shows no window")
    try bench.apply(.setWindowHidden(window, false))
    try bench.apply(.makeKey(window))
    #expect(bench.state.keyWindow == window)
    try bench.apply(.setWindowHidden(window, true))
    #expect(bench.state.keyWindow == nil)
    let view = try bench.view(name: "plain")
    #expect(try bench.refusal(of: .makeKey(view)) == .notAWindow(view))
    #expect(try bench.refusal(of: .setWindowHidden(view, false)) == .notAWindow(view))
  }

  @Test func `what is presented stands above the root view in the presenter's window`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let root = try bench.view(name: "root", in: window)
    let sheet = try bench.view("UITransitionView", name: "sheet")
    try bench.apply(.present(sheet, in: window))
    #expect(bench.state.hierarchy[window].subviews == [root, sheet])
    #expect(bench.state.hierarchy[bench.layer(of: sheet)].superlayer == bench.layer(of: window))
  }

  @Test func `a hidden window that has been visible is laid out, one that never was is not`() throws {
    var bench = try DeviceBench()
    let shown = try bench.window(name: "shown")
    let never = try bench.view("UIWindow", name: "never")
    let views = (try bench.view(name: "a", in: shown), try bench.view(name: "b", in: never))
    for view in [views.0, views.1] {
      try bench.apply(.setView(view, .rule(.fill(.zero, withinSafeArea: false))))
    }
    try bench.apply(.setWindowHidden(shown, true))
    try bench.turn()
    #expect(bench.frame(of: views.0).width == 390)
    #expect(bench.frame(of: views.1).width == 0)
  }

  @Test func `after a rotation full windows, contexts and the keyboard have the new size, others do not`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let banner = try bench.window(name: "banner", level: 5)
    try bench.set(Rect(x: 0, y: 0, width: 390, height: 50), of: banner)
    let field = try bench.field(in: window)
    try bench.apply(.becomeFirstResponder(field))
    try bench.apply(.resizeScreen(Size(width: 844, height: 390)))
    #expect(bench.frame(of: window).size == Size(width: 844, height: 390))
    #expect(bench.frame(of: banner).size == Size(width: 390, height: 50))
    let keyboard = try #require(bench.state.keyboardWindow)
    #expect(bench.frame(of: keyboard) == Rect(x: 0, y: 195, width: 844, height: 195))
    for context in bench.state.contexts {
      #expect(bench.state.hierarchy[context].frame.size == Size(width: 844, height: 390))
    }
  }

  @Test func `a window that became another view's subview is no root any more`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let inner = try bench.window(name: "inner", level: 5)
    try bench.apply(.insertSubview(inner, into: window, at: .front))
    #expect(bench.state.visibleWindowsFrontToBack == [window])
    #expect(bench.state.hitTest(Point(x: 5, y: 5)).path == [inner, window])
    try bench.turn()
    #expect(bench.state.violations().isEmpty)
  }
}
