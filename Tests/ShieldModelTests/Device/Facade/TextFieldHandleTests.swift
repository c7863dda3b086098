import Testing

@testable import ShieldModel

@Suite struct TextFieldHandleTests {
  @Test func `a field's properties are read as they were set`() throws {
    let device = try #require(Device(os: "18"))
    let field = device.makeTextField(name: "pin")
    let icon = device.makeView("UIImageView")
    field.text = "1234"
    field.placeholder = "PIN"
    field.borderStyle = .roundedRect
    field.isSecureTextEntry = true
    field.leftView = icon
    field.rightView = icon
    #expect(field.text == "1234" && field.placeholder == "PIN" && field.borderStyle == .roundedRect)
    #expect(field.isSecureTextEntry && field.leftView == icon && field.rightView == icon)
    #expect(field.canBecomeFirstResponder && field.name == "pin")
    field.leftView = nil
    #expect(field.leftView == nil && device.refusals.isEmpty)
  }

  @Test func `a lookup that finds the canvas reports no fault`() throws {
    let device = try #require(Device(os: "18"))
    let field = device.makeTextField()
    let canvas = field.lookUpCanvas(CanvasLookup(strategy: .exactName(["_UITextLayoutCanvasView"])))
    #expect(canvas == field.subviews.first)
    #expect(device.faults.isEmpty)
  }

  @Test func `a lookup that goes wrong reports one fault with what was expected and seen`() throws {
    let device = try #require(Device(os: "17"))
    let window = device.makeWindow()
    let field = device.makeTextField()
    window.addSubview(field)
    let wrong = field.lookUpCanvas(CanvasLookup(strategy: .firstChild))
    let none = field.lookUpCanvas(CanvasLookup(strategy: .exactName(["Old"])))
    #expect(wrong?.typeName == "_UITouchPassthroughView" && none == nil)
    let seen = ["_UITouchPassthroughView", "_UITextLayoutCanvasView"]
    #expect(
      device.faults == [
        Device.Fault(expected: "_UITextLayoutCanvasView", found: "_UITouchPassthroughView", seen: seen),
        Device.Fault(expected: "_UITextLayoutCanvasView", found: nil, seen: seen),
      ])
  }

  @Test func `of two ends the last is answered`() throws {
    let device = try #require(Device(os: "17"))
    let field = device.makeTextField()
    device.makeWindow().addSubview(field)
    #expect(field.lookUpCanvas(CanvasLookup(strategy: .firstThenLast))?.typeName == "_UITextLayoutCanvasView")
    #expect(device.faults.isEmpty)
  }

  @Test func `a system without a canvas reports a fault that expects none`() throws {
    let device = try #require(Device(platform: .android, os: "any"))
    let field = device.makeTextField()
    #expect(field.lookUpCanvas(CanvasLookup(strategy: .lastChild)) == nil)
    #expect(device.faults == [Device.Fault(expected: "", found: nil, seen: [])])
  }
}
