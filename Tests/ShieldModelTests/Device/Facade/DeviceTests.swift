import Testing

@testable import ShieldModel

@Suite struct DeviceTests {
  /// What an iOS developer writes to keep a label out of captures, in UIKit's spelling.
  @Test func `fifteen lines of iOS code hide a label from captures and keep it on the panel`() throws {
    let device = try #require(Device(os: "18"))
    let window = device.makeWindow()
    let root = device.makeView()
    window.addSubview(root)
    root.pinEdges()
    window.makeKeyAndVisible()

    let field = device.makeTextField()
    field.isSecureTextEntry = true
    field.layoutIfNeeded()
    let canvas = try #require(field.subviews.first { $0.typeName == "_UITextLayoutCanvasView" })
    canvas.removeFromSuperview()
    canvas.isUserInteractionEnabled = true
    root.addSubview(canvas)
    canvas.frame = Rect(x: 20, y: 100, width: 350, height: 120)
    let button = device.makeView("UIButton")
    canvas.addSubview(button)
    button.pinEdges()
    device.runLoopTurn()

    #expect(device.hitTest(Point(x: 30, y: 110)) == button)
    #expect(button.layer.effectiveMask == [.still, .live])
    #expect(root.layer.effectiveMask.isEmpty)
    #expect(device.crash == nil && device.refusals.isEmpty && device.faults.isEmpty)
    field.isSecureTextEntry = false
    #expect(button.layer.effectiveMask.isEmpty)
  }

  @Test func `the well-known window extension compiles as it is copied around`() throws {
    let device = try #require(Device(os: "18"))
    let window = device.makeWindow()
    window.makeKeyAndVisible()

    let field = device.makeTextField()
    field.isSecureTextEntry = true
    window.addSubview(field)
    window.layer.superlayer?.addSublayer(field.layer)
    field.layer.sublayers?.last?.addSublayer(window.layer)
    device.runLoopTurn()

    #expect(window.layer.effectiveMask == .captures)
    #expect(device.state.unionCycle()?.labels == ["UIWindow", "UITextField", "_UITextLayoutCanvasView"])
    #expect(device.crash == nil)
  }

  @Test func `an unknown system makes no device`() {
    #expect(Device(os: "19") == nil)
    #expect(Device(platform: .tvOS, os: "17") == nil)
    #expect(Device(os: "26.2")?.state.profile.name == "26.2")
  }

  @Test func `a refused call changes nothing and is listed`() throws {
    let device = try #require(Device(os: "18"))
    let view = device.makeView()
    let before = device.state
    #expect(!view.becomeFirstResponder())
    view.frame = Rect(x: 0, y: 0, width: .nan, height: 1)
    #expect(device.state == before)
    #expect(device.refusals == [.refusesFirstResponder(view.id), .outOfRange])
    #expect(device.crash == nil)
    view.isHidden = true
    #expect(view.isHidden, "the app goes on")
  }

  @Test func `after a crash every later call does nothing`() throws {
    let device = try #require(Device(os: "18"))
    let outer = device.makeView(name: "outer")
    let inner = device.makeView(name: "inner")
    outer.addSubview(inner)
    inner.layer.addSublayer(outer.layer)
    #expect(device.crash == .edit(.layerCycle(layer: outer.layer.id, superlayer: inner.layer.id)))
    let crashed = device.state
    outer.isHidden = true
    inner.removeFromSuperview()
    device.runLoopTurn()
    let late = device.makeView()
    late.alpha = 0.5
    #expect(device.state == crashed)
    #expect(device.refusals.isEmpty)
    #expect(!late.exists && late.subviews.isEmpty && late.frame == .zero)
    #expect(device.makeLayer().sublayers == nil)
  }

  @Test(arguments: [true, false])
  func `a crash in a layout pass undoes the whole turn`(isByHand: Bool) throws {
    let device = try #require(Device(os: "18"))
    let window = device.makeWindow()
    window.makeKeyAndVisible()
    let field = device.makeTextField()
    window.addSubview(field)
    device.runLoopTurn()
    let before = device.state
    window.backgroundColor = .white
    let canvas = try #require(field.subviews.last)
    window.layer.superlayer?.addSublayer(canvas.layer)
    canvas.layer.addSublayer(window.layer)
    field.setNeedsLayout()
    #expect(device.crash == nil)
    if isByHand { field.layoutIfNeeded() } else { device.runLoopTurn() }
    #expect(device.crash?.isLayerCycle == true)
    #expect(device.state == before)
    #expect(window.backgroundColor == nil)
  }

  @Test func `queued work runs after the turn's frame`() throws {
    let device = try #require(Device(os: "18"))
    var frames: [Int32] = []
    device.async {
      frames.append(device.state.frameCount)
      device.async { frames.append(device.state.frameCount) }
    }
    #expect(frames.isEmpty)
    device.runLoopTurn()
    #expect(frames == [1])
    device.runLoopTurn()
    device.runLoopTurn()
    #expect(frames == [1, 2])
  }

  @Test func `events and captured state can be read`() throws {
    let device = try #require(Device(os: "18"))
    device.perform(.startCapture(.screenRecording))
    #expect(device.isCaptured)
    device.perform(.transition(.willResignActive, scene: 0))
    #expect(
      device.events == [.capturedDidChange(isCaptured: true), .sceneCallback(.willResignActive, scene: 0)])
  }
}
