import Testing

@testable import ShieldModel

@Suite struct DeviceStateTreeTextTests {
  @Test func `a screen with a moved canvas reads well in both trees`() throws {
    var bench = try DeviceBench(os: "18")
    let window = try bench.window(name: "main")
    let field = try bench.field()
    try bench.apply(.setField(field, .isSecureTextEntry(true)))
    let canvas = try bench.canvas(of: field)
    let card = try bench.view(name: "card", in: window)
    try bench.set(Rect(x: 20, y: 100, width: 350, height: 120), of: card)
    try bench.apply(.setLayer(bench.layer(of: card), .isSecret(true)))
    try bench.apply(.insertSublayer(bench.layer(of: card), into: bench.layer(of: canvas), at: nil))
    #expect(
      bench.state.viewTreeText() == """
        UIWindow#main (0 0; 390 844)
        └─ UIView#card (20 100; 350 120), secret, layer elsewhere: in _UITextLayoutCanvasView
        UITextField#field (0 0; 0 0), secure
        └─ _UITextLayoutCanvasView (0 0; 0 0), mask still + live

        """)
    #expect(
      bench.state.layerTreeText() == """
        render context (0 0; 390 844)
        └─ UIWindow#main (0 0; 390 844)
        UITextField#field (0 0; 0 0)
        └─ _UITextLayoutCanvasView (0 0; 0 0), mask still + live
           └─ UIView#card (20 100; 350 120), secret, view elsewhere: in UIWindow#main

        """)
    #expect(!bench.state.viewTreeText(includesDetached: false).contains("UITextField"))
    #expect(!bench.state.layerTreeText(includesDetached: false).contains("UITextField"))
  }

  @Test func `the recursive style is what UIKit prints, as far as the model knows it`() throws {
    var bench = try DeviceBench(os: "15")
    let window = try bench.window(name: "main")
    let field = try bench.field(name: "", in: window)
    try bench.set(Rect(x: 50, y: 10, width: 30, height: 30), of: field)
    try bench.apply(.setField(field, .placeholder("Type here")))
    try bench.turn()
    #expect(
      bench.state.viewTreeText(style: .recursive) == """
        <UIWindow; frame = (0 0; 390 844); layer = <CALayer>; name = main>
           | <UITextField; frame = (50 10; 30 30); text = ''; placeholder = Type here; layer = <CALayer>>
           |    | <UITextFieldLabel; frame = (0 0; 30 30); text = 'Type here'; userInteractionEnabled = NO; \
        layer = <CALayer>>
           |    | <_UITextLayoutCanvasView; frame = (0 0; 30 30); userInteractionEnabled = NO; layer = <CALayer>>
           |    |    | <_UITextLayoutFragmentView; frame = (0 0; 30 30); userInteractionEnabled = NO; layer = <CALayer>>

        """)
  }
}
