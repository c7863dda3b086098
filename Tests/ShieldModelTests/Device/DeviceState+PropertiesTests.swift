import Testing

@testable import ShieldModel

@Suite struct DeviceStatePropertiesTests {
  private static let badNumbers: [Double] = [.nan, .infinity, -.infinity, 1e7]

  @Test(arguments: badNumbers)
  func `numbers that are not finite or out of all measure are refused`(number: Double) throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let layer = bench.layer(of: window)
    var pins = EdgePins()
    pins.centerX = number
    var widePins = EdgePins()
    widePins.width = number
    let frame = Rect(x: 0, y: 0, width: number, height: 1)
    var animation = Animation(layer: layer, from: .opacity(number), to: .opacity(1), frames: 2)
    var operations: [ShieldModel.Operation] = [
      .setView(window, .frame(frame)), .setView(window, .rule(.pins(pins))), .setView(window, .rule(.pins(widePins))),
      .setView(window, .rule(.fill(EdgeInsets(all: number), withinSafeArea: true))), .setLayer(layer, .frame(frame)),
      .setLayer(layer, .boundsOrigin(Point(x: number, y: 0))),
      .setLayer(layer, .transform(.scale(x: number, y: 1))),
      .setLayer(layer, .text(TextContent(string: "x", size: number))), .resizeScreen(Size(width: number, height: 10)),
      .animate(animation),
    ]
    animation = Animation(layer: layer, from: .frame(.zero), to: .frame(frame), frames: 2)
    operations.append(.animate(animation))
    if !number.isFinite {
      operations += [
        .setLayer(layer, .zPosition(number)), .setLayer(layer, .opacity(number)),
        .setLayer(layer, .borderWidth(number)),
        .setLayer(layer, .cornerRadius(number)),
        .makeView(ViewBlueprint(typeName: "UIWindow", kind: .window(level: number, scene: 0, purpose: .app))),
      ]
    }
    for operation in operations { #expect(try bench.refusal(of: operation) == .outOfRange, "\(operation)") }
  }

  @Test func `negative extents are refused`() throws {
    var bench = try DeviceBench()
    let window = try bench.window()
    let layer = bench.layer(of: window)
    var pins = EdgePins()
    pins.height = -1
    let operations: [ShieldModel.Operation] = [
      .setView(window, .frame(Rect(x: 0, y: 0, width: -1, height: 1))), .setView(window, .rule(.pins(pins))),
      .setLayer(layer, .frame(Rect(x: 0, y: 0, width: 1, height: -1))), .setLayer(layer, .borderWidth(-1)),
      .setLayer(layer, .cornerRadius(-1)), .setLayer(layer, .cornerRadii(CornerRadii(bottomLeft: -1))),
      .setLayer(layer, .text(TextContent(string: "x", size: -1))),
      .resizeScreen(Size(width: 0, height: 10)),
    ]
    for operation in operations { #expect(try bench.refusal(of: operation) == .outOfRange, "\(operation)") }
  }

  @Test func `looks that cannot be drawn are refused`() throws {
    var bench = try DeviceBench()
    let layer = try bench.layer("bare")
    let stops = [Gradient.Stop(.white, at: 0.5), Gradient.Stop(.black, at: 0.4)]
    let changes: [LayerChange] = [
      .gradient(Gradient(colors: [])), .gradient(Gradient(colors: Array(repeating: .white, count: 17))),
      .gradient(Gradient(stops: stops)), .gradient(Gradient(stops: [Gradient.Stop(.white, at: 1.5)])),
      .gradient(Gradient(stops: [Gradient.Stop(.white, at: .nan)])),
      .gradient(Gradient(colors: [.white, .black], end: Point(x: 0, y: .infinity))),
      .image(LayerImage(.checker, width: 0, height: 2)), .image(LayerImage(.noise, width: 2, height: 5000)),
      .image(LayerImage(.stripes, width: 2, height: 2, cell: 0)), .blurRadius(-1), .blurRadius(101), .blurRadius(.nan),
      .shadow(LayerShadow(radius: 101)), .shadow(LayerShadow(radius: .nan)),
      .shadow(LayerShadow(offset: Point(x: 2000, y: 0))),
    ]
    for change in changes { #expect(try bench.refusal(of: .setLayer(layer, change)) == .outOfRange, "\(change)") }
  }

  @Test(arguments: [(-1.0, 0.0), (0, 0), (0.5, 0.5), (1, 1), (7, 1)])
  func `opacity outside its range is held at the ends`(value: Double, opacity: Double) throws {
    var bench = try DeviceBench()
    let layer = try bench.layer("bare")
    try bench.apply(.setLayer(layer, .opacity(value)))
    #expect(bench.state.hierarchy[layer].opacity == opacity)
  }

  @Test func `a new extent of a view's layer asks for the view's layout, a new place does not`() throws {
    var bench = try DeviceBench()
    let view = try bench.view(name: "view")
    let layer = bench.layer(of: view)
    bench.state.hierarchy[view].needsLayout = false
    try bench.apply(.setLayer(layer, .frame(Rect(x: 5, y: 5, width: 0, height: 0))))
    #expect(!bench.state.hierarchy[view].needsLayout)
    try bench.apply(.setLayer(layer, .frame(Rect(x: 5, y: 5, width: 1, height: 0))))
    #expect(bench.state.hierarchy[view].needsLayout)
  }

  @Test func `every layer property can be set`() throws {
    var bench = try DeviceBench()
    let layer = try bench.layer("bare")
    let changes: [LayerChange] = [
      .frame(Rect(x: 1, y: 2, width: 3, height: 4)), .boundsOrigin(Point(x: 5, y: 6)),
      .transform(.rotation(degrees: 90)), .zPosition(-2), .isHidden(true), .opacity(0.5), .fill(.white),
      .borderColor(.white), .borderWidth(2), .cornerRadius(3),
      .cornerRadii(CornerRadii(topRight: 4)), .gradient(Gradient(colors: [.white, .black])),
      .image(LayerImage(.checker, width: 2, height: 2)), .maskMode(.alpha), .isRasterized(true), .shadow(LayerShadow()),
      .blurRadius(2), .clips(true), .isEngineSurface(true), .isRemote(true), .isProtectedMedia(true),
      .snapshot(DeviceBench.snapshot(of: bench.state)),
      .text(TextContent(string: "x")),
      .captureMask(.panel, naming: .panel), .isSecret(true),
    ]
    for change in changes {
      let before = bench.state
      try bench.apply(.setLayer(layer, change))
      #expect(bench.state != before, "\(change)")
    }
    let node = bench.state.hierarchy[layer]
    #expect(node.frame == Rect(x: 1, y: 2, width: 3, height: 4) && node.bounds.origin == Point(x: 5, y: 6))
    #expect(node.zPosition == -2 && node.isHidden && node.clips && node.isSecret && node.captureMask == .panel)
  }

  @Test func `a setting of a field that is none is refused`() throws {
    var bench = try DeviceBench()
    let view = try bench.view(name: "plain")
    for change in [FieldChange.text("x"), .placeholder("x"), .borderStyle(.line), .refusesFirstResponder(true)] {
      #expect(try bench.refusal(of: .setField(view, change)) == .notATextField(view))
    }
  }
}
