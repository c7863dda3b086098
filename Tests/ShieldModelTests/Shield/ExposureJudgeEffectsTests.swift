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
}
