import ShieldModel
import Testing

@Suite struct ExposureJudgeEffectsTests {
  @Test(arguments: [(1, Exposure.Verdict.protected), (1100, .unknown)])
  func `a picture with more shadows than are drawn protects nothing for sure`(
    count: Int, verdict: Exposure.Verdict
  ) throws {
    let device = try #require(Device(os: "18"))
    let window = device.makeWindow()
    let code = device.makeLabel("4711")
    code.frame = Rect(x: 10, y: 10, width: 40, height: 20)
    code.layer.captureMask = .captures
    window.addSubview(code)
    for _ in 0..<count {
      let view = device.makeView()
      view.frame = Rect(x: 100, y: 100, width: 4, height: 4)
      view.layer.backgroundColor = .white
      view.layer.shadow = LayerShadow(radius: 0, offset: Point(x: 2, y: 0))
      window.addSubview(view)
    }
    window.makeKeyAndVisible()
    device.runLoopTurn()
    #expect(device.exposure(of: code, in: .hardwareScreenshot).verdict == verdict)
  }

  @Test(arguments: [
    (Size(width: 60, height: 60), Exposure.Verdict.exposed), (Size(width: 8192, height: 8192), .unknown),
  ])
  func `what lies beyond the greatest picture is not known to be hidden`(size: Size, verdict: Exposure.Verdict) throws {
    let device = try #require(Device(os: "18", screen: Screen(size: size, scale: 4)))
    let window = device.makeWindow()
    let code = device.makeView()
    code.frame = Rect(x: 10, y: size.height - 20, width: 10, height: 10)
    code.layer.backgroundColor = .black
    window.addSubview(code)
    window.makeKeyAndVisible()
    device.runLoopTurn()
    #expect(device.exposure(of: code, in: .hardwareScreenshot).verdict == verdict)
  }

  @Test func `a run with a picture that cannot be drawn whole is undecided, whatever else holds`() throws {
    let text = """
      { "version": 1, "title": "t", "device": { "os": "18", "screen": [60, 60], "scale": 4 },
        "windows": [{ "id": "main", "color": "white", "root": { "view": "UIView#root" } }],
        "steps": [{ "rotate": [8192, 8192] }, { "capture": "screenshot" }],
        "expect": [{ "in": "screenshot", "color": "white", "at": [5, 5] }] }
      """
    let scenario = try ScenarioReader.read(SourceFile(name: "s", text: text))
    let result = try ScenarioRunner(library: .empty).run(scenario, on: try #require(scenario.cases.first))
    #expect(result.verdict() == .undecided)
    #expect(throws: DocumentError.self) {
      try ScenarioReader.read(
        SourceFile(name: "s", text: text.replacing("\"screen\": [60, 60]", with: "\"screen\": [8192, 8192]")))
    }
  }
}
