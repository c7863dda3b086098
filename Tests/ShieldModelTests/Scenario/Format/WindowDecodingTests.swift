import Testing

@testable import ShieldModel

@Suite struct WindowDecodingTests {
  private func launch(_ windows: String) throws -> [Step] {
    FormatSample.withoutPlaces(try FormatSample.scenario(FormatSample.text("\"windows\":\(windows)")).launch)
  }

  private func window(
    _ name: String, level: Double = 0, scene: Int32 = 0, purpose: WindowPurpose = .app,
    _ properties: [PropertyChange] = [.isWindowHidden(false)], root: [ViewTemplate.Node] = []
  ) -> Step {
    let blueprint = ViewBlueprint(
      typeName: "UIWindow", name: name, kind: .window(level: level, scene: scene, purpose: purpose))
    let node = ViewTemplate.Node(blueprint: blueprint, parent: -1, properties: properties)
    return Step(.make(ViewTemplate(nodes: [node] + root), under: nil, at: .front))
  }

  @Test func `the first visible window of the app is the key window`() throws {
    #expect(
      try launch(##"[{"id":"a","hidden":true},{"id":"b","purpose":"cover"},{"id":"c"},{"id":"d"}]"##)
        == [
          window("a", []), window("b", purpose: .cover), window("c"), Step(.makeKeyAndVisible("#c")), window("d"),
        ])
  }

  @Test func `a window can be said to be the key window, or not to be`() throws {
    #expect(
      try launch(##"[{"id":"a"},{"id":"b","key":true}]"##) == [
        window("a"), window("b"), Step(.makeKeyAndVisible("#b")),
      ])
    #expect(
      try launch(##"[{"id":"a","key":false},{"id":"b"}]"##) == [
        window("a"), window("b"), Step(.makeKeyAndVisible("#b")),
      ])
    #expect(try launch(##"[{"id":"a","key":false}]"##) == [window("a")])
  }

  @Test func `a window has level, colour, secure flag and a root that fills it`() throws {
    let root = ViewTemplate.Node(
      blueprint: ViewBlueprint(typeName: "UIView", name: "r"), parent: 0,
      properties: [.view(.rule(.fill(.zero, withinSafeArea: false))), .layer(.clips(true))])
    let properties: [PropertyChange] = [
      .layer(.fill(.white)), .layer(.captureMask([.still, .live], naming: [.still, .live])), .isWindowHidden(false),
    ]
    #expect(
      try launch(
        ##"[{"id":"a","level":-1.5,"color":"white","secure":true,"root":{"view":"UIView#r","clips":true}}]"##)
        == [window("a", level: -1.5, properties, root: [root]), Step(.makeKeyAndVisible("#a"))])
  }

  @Test func `a root with a frame keeps it`() throws {
    let root = ViewTemplate.Node(
      blueprint: ViewBlueprint(typeName: "UIView"), parent: 0,
      properties: [.view(.frame(Rect(x: 0, y: 0, width: 1, height: 1)))])
    #expect(
      try launch(##"[{"id":"a","root":{"view":"UIView","frame":[0,0,1,1]}}]"##).first == window("a", root: [root]))
  }

  @Test func `scenes of windows are added before the windows`() throws {
    #expect(
      try launch(
        ##"[{"id":"a"},{"id":"b","scene":"external"},{"id":"c","scene":"main"},{"id":"d","scene":"external"}]"##)
        == [
          Step(.addScene("external")), window("a"), Step(.makeKeyAndVisible("#a")), window("b", scene: 1), window("c"),
          window("d", scene: 1),
        ])
  }

  @Test func `the layout direction is set first`() throws {
    let scenario = try FormatSample.scenario(
      FormatSample.text(##""device":{"direction":"rightToLeft"},"windows":[{"id":"a","key":false}]"##))
    #expect(FormatSample.withoutPlaces(scenario.launch) == [Step(.setRightToLeft(true)), window("a")])
  }

  @Test func `a window step makes a window in a scene that is there`() throws {
    let steps = try FormatSample.steps(
      ##"[{"scene":{"add":"external"}},{"window":{"id":"w","scene":"external"}},{"window":{"id":"v","key":true}}]"##)
    #expect(
      FormatSample.withoutPlaces(steps)
        == [
          Step(.addScene("external")), window("w", scene: 1),
          Step(.together([window("v"), Step(.makeKeyAndVisible("#v"))])),
        ])
  }
}
