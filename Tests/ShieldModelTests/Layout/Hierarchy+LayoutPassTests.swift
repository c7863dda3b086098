import Testing

@testable import ShieldModel

@Suite struct LayoutPassTests {
  private static let fill = LayoutRule.fill(.zero, withinSafeArea: false)

  @Test func `a filling view follows its superview's bounds, through several levels in one turn`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let root = try bench.view(name: "root", in: window)
    let card = try bench.view(name: "card", in: root)
    try bench.apply(.setView(root, .rule(Self.fill)))
    try bench.apply(.setView(card, .rule(.fill(EdgeInsets(all: 8), withinSafeArea: false))))
    try bench.turn()
    #expect(bench.frame(of: card) == Rect(x: 8, y: 8, width: 374, height: 828))
    try bench.apply(.resizeScreen(Size(width: 844, height: 390)))
    try bench.turn()
    #expect(bench.frame(of: card) == Rect(x: 8, y: 8, width: 828, height: 374))
  }

  @Test func `a scrolled superview's bounds origin counts`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let scroll = try bench.view("UIScrollView", name: "scroll", in: window)
    let child = try bench.view(name: "child", in: scroll)
    try bench.set(Rect(x: 0, y: 0, width: 100, height: 100), of: scroll)
    try bench.apply(.setLayer(bench.layer(of: scroll), .boundsOrigin(Point(x: 0, y: 50))))
    try bench.apply(.setView(child, .rule(Self.fill)))
    try bench.turn()
    #expect(bench.frame(of: child) == Rect(x: 0, y: 50, width: 100, height: 100))
  }

  @Test func `a frame is right for the superview even where the layer hangs elsewhere`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let host = try bench.view(name: "host", in: window)
    let other = try bench.view(name: "other", in: window)
    let child = try bench.view(name: "child", in: host)
    try bench.set(Rect(x: 0, y: 0, width: 50, height: 60), of: host)
    try bench.set(Rect(x: 100, y: 100, width: 10, height: 10), of: other)
    try bench.apply(.setView(child, .rule(Self.fill)))
    try bench.apply(.insertSublayer(bench.layer(of: child), into: bench.layer(of: other), at: nil))
    try bench.turn()
    #expect(bench.frame(of: child) == Rect(x: 0, y: 0, width: 50, height: 60))
    #expect(bench.state.hierarchy[bench.layer(of: child)].superlayer == bench.layer(of: other))
  }

  @Test func `safe area insets count from the screen's edges, not from the superview's`() throws {
    let screen = Screen(
      size: Size(width: 390, height: 844), safeArea: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    var bench = DeviceBench(try DeviceBench(os: "18").state.profile, screen: screen)
    let window = try bench.window()
    let host = try bench.view(name: "host", in: window)
    let child = try bench.view(name: "child", in: host)
    let rule = LayoutRule.fill(.zero, withinSafeArea: true)
    try bench.set(Rect(x: 10, y: 20, width: 100, height: 800), of: host)
    try bench.apply(.setView(child, .rule(rule)))
    try bench.turn()
    #expect(bench.frame(of: child) == Rect(x: 0, y: 27, width: 100, height: 763))
  }

  @Test func `setting a frame makes the rule manual`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let view = try bench.view(name: "view", in: window)
    try bench.apply(.setView(view, .rule(Self.fill)))
    try bench.set(Rect(x: 1, y: 2, width: 3, height: 4), of: view)
    try bench.turn()
    #expect(bench.frame(of: view) == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `a field sized by its own pins and one that sizes its host come to rest`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let host = try bench.view(name: "host", in: window)
    let field = try bench.field(in: host)
    var pins = EdgePins()
    pins.left = 0
    pins.top = 0
    try bench.apply(.setView(host, .rule(.pins(pins))))
    try bench.apply(.setView(field, .rule(.fill(EdgeInsets(all: 4), withinSafeArea: false))))
    try bench.apply(.setField(field, .text("abcd")))
    let events = try bench.turn()
    #expect(bench.frame(of: host) == Rect(x: 0, y: 0, width: 32, height: 28.3333))
    #expect(!events.contains { if case .layoutDidNotSettle = $0 { true } else { false } })
  }

  @Test func `own layout code runs where it is due and only once`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let view = try bench.view(name: "view", in: window)
    let context = LayoutContext(profile: bench.state.profile, screen: bench.state.screen, isRightToLeft: false)
    func visited(_ trees: inout Hierarchy) throws -> [ViewID] {
      var visited: [ViewID] = []
      _ = try trees.layOut(below: window, context: context) { (_, view) throws(EditError) -> Bool in
        visited.append(view)
        return false
      }
      return visited
    }
    var trees = bench.state.hierarchy
    #expect(try visited(&trees) == [window, view])
    #expect(try visited(&trees).isEmpty)
    trees[view].needsLayout = true
    #expect(try visited(&trees) == [view])
  }
}
