import Testing

@testable import ShieldModel

@Suite struct DeviceStateMakingTests {
  @Test(arguments: [
    ("UIView", true, false, false), ("UILabel", false, false, true), ("UIImageView", false, false, false),
    ("UIButton", true, true, true), ("UITextField", true, true, true), ("UIWindow", true, false, false),
    ("UIScrollView", true, true, true), ("MyView", true, false, false),
  ])
  func `a class name brings UIKit's defaults`(
    typeName: String, isInteractive: Bool, handlesTouches: Bool, isElement: Bool
  ) throws {
    var bench = try DeviceBench()
    let view = try bench.view(typeName, name: "view")
    let node = bench.state.hierarchy[view]
    #expect(node.isUserInteractionEnabled == isInteractive)
    #expect(node.handlesTouches == handlesTouches)
    #expect(node.isAccessibilityElement == isElement)
  }

  @Test func `a new window is hidden, fills the screen and has no render context`() throws {
    var bench = try DeviceBench()
    let window = try bench.view("UIWindow", name: "window")
    #expect(bench.state.hierarchy[bench.layer(of: window)].isHidden)
    #expect(bench.frame(of: window) == Rect(x: 0, y: 0, width: 390, height: 844))
    #expect(bench.state.hierarchy[bench.layer(of: window)].superlayer == nil)
    #expect(bench.state.contexts.isEmpty && bench.state.visibleWindowsFrontToBack.isEmpty)
  }

  @Test func `a named view is held by the app, an unnamed one only if told so`() throws {
    var bench = try DeviceBench()
    func isRetained(_ blueprint: ViewBlueprint) throws -> Bool {
      let view = try #require(try bench.state.apply(.makeView(blueprint)).view)
      return bench.state.hierarchy[view].isRetained
    }
    #expect(try isRetained(ViewBlueprint(typeName: "UIView", name: "a")))
    #expect(try !isRetained(ViewBlueprint(typeName: "UIView")))
    #expect(try isRetained(ViewBlueprint(typeName: "UIView", isRetained: true)))
    #expect(try !isRetained(ViewBlueprint(typeName: "UIView", name: "a", isRetained: false)))
  }

  @Test(arguments: [-1, 1, Int32.max, .min])
  func `a window of a scene that does not exist is refused`(scene: Int32) throws {
    var bench = try DeviceBench()
    let kind = ViewBlueprint.Kind.window(level: 0, scene: scene, purpose: .app)
    #expect(
      try bench.refusal(of: .makeView(ViewBlueprint(typeName: "UIWindow", kind: kind))) == .unknownScene(scene))
  }
}
