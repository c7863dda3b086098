@testable import ShieldModel

/// Makes random operations for a device, most of them possible, some with nodes that are gone.
struct OperationGenerator {
  var numbers: SeededGenerator
  private var knownViews: [ViewID] = []
  private var knownLayers: [LayerID] = []

  init(seed: UInt64) {
    numbers = SeededGenerator(seed: seed)
  }

  private mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &numbers) }

  private mutating func isLikely(_ percent: Int) -> Bool { number(0..<100) < percent }

  private mutating func any<Value>(_ values: [Value]) -> Value { values[number(0..<values.count)] }

  /// Takes note of the nodes that live now; nodes that were noted before may be gone by then.
  mutating func look(at state: DeviceState) {
    for view in state.hierarchy.views.handles where !knownViews.contains(view) { knownViews.append(view) }
    for layer in state.hierarchy.layers.handles where !knownLayers.contains(layer) { knownLayers.append(layer) }
    // Nodes that are gone are kept for a while, so that some operations meet them.
    if knownViews.count > 60 { knownViews.removeAll { !state.hierarchy.views.contains($0) } }
    if knownLayers.count > 60 { knownLayers.removeAll { !state.hierarchy.layers.contains($0) } }
  }

  private mutating func view() -> ViewID {
    knownViews.isEmpty ? ViewID(slot: 0, generation: 0) : any(knownViews)
  }

  private mutating func layer() -> LayerID {
    knownLayers.isEmpty ? LayerID(slot: 0, generation: 0) : any(knownLayers)
  }

  private mutating func field(_ state: DeviceState) -> ViewID {
    let fields = knownViews.filter { state.hierarchy.isTextField($0) }
    return fields.isEmpty || isLikely(5) ? view() : any(fields)
  }

  private mutating func window(_ state: DeviceState) -> ViewID {
    state.windows.isEmpty || isLikely(10) ? view() : any(state.windows)
  }

  private mutating func rect() -> Rect {
    Rect(
      x: Double(number(-50..<400)), y: Double(number(-50..<800)), width: Double(number(0..<400)),
      height: Double(number(0..<400)))
  }

  private mutating func placement() -> ViewPlacement {
    switch number(0..<6) {
    case 0: return .back
    case 1: return .index(Int32(number(-1..<5)))
    case 2: return .above(view())
    case 3: return .below(view())
    default: return .front
    }
  }

  private mutating func rule() -> LayoutRule {
    switch number(0..<4) {
    case 0: return .manual
    case 1: return .fill(EdgeInsets(all: Double(number(-5..<20))), withinSafeArea: isLikely(50))
    default:
      var pins = EdgePins()
      if isLikely(50) { pins.leading = Double(number(0..<30)) }
      if isLikely(50) { pins.trailing = Double(number(0..<30)) }
      if isLikely(50) { pins.top = Double(number(0..<30)) }
      if isLikely(50) { pins.bottom = Double(number(0..<30)) }
      if isLikely(20) { pins.centerX = Double(number(-9..<9)) }
      if isLikely(20) { pins.width = Double(number(0..<300)) }
      return .pins(pins)
    }
  }

  private mutating func blueprint() -> ViewBlueprint {
    let typeName = any([
      "UIView", "UIView", "UILabel", "UIButton", "UITextField", "UITextField", "AVPlayerView", "UITextView",
    ])
    let name = isLikely(60) ? "n\(number(0..<1_000))" : ""
    if isLikely(8) {
      let kind = ViewBlueprint.Kind.window(level: Double(number(0..<3)), scene: Int32(number(0..<2)), purpose: .app)
      return ViewBlueprint(typeName: "UIWindow", name: name, kind: kind)
    }
    if typeName == "UITextField", isLikely(20) {
      return ViewBlueprint(typeName: typeName, name: name, kind: .textField(usesTextKit1: true))
    }
    return ViewBlueprint(typeName: typeName, name: name)
  }

  private mutating func fieldChange() -> FieldChange {
    switch number(0..<12) {
    case 0: return .text(isLikely(50) ? "" : "text")
    case 1: return .placeholder(isLikely(50) ? "" : "name")
    case 2: return .borderStyle(any(BorderStyle.allCases))
    case 3: return .refusesFirstResponder(isLikely(30))
    case 4: return .leftView(isLikely(30) ? nil : view())
    case 5: return .rightView(isLikely(30) ? nil : view())
    case 6: return .showsClearButton(isLikely(50))
    default: return .isSecureTextEntry(isLikely(60))
    }
  }

  private mutating func layerChange() -> LayerChange {
    switch number(0..<12) {
    case 9: return .replicaSource(isLikely(80) ? layer() : nil)
    case 10: return isLikely(50) ? .isEngineSurface(isLikely(50)) : .isProtectedMedia(isLikely(50))
    case 11: return .isRemote(isLikely(40))
    case 0: return .frame(rect())
    case 1: return .isHidden(isLikely(30))
    case 2: return .opacity(Double(number(-1..<3)) / 2)
    case 3: return .zPosition(Double(number(-2..<3)))
    case 4: return .captureMask(isLikely(50) ? .captures : [], naming: isLikely(50) ? .still : .captures)
    case 5: return .isSecret(isLikely(50))
    case 6: return .text(isLikely(50) ? nil : TextContent(string: "secret"))
    case 7: return .transform(.rotation(degrees: Double(number(0..<8)) * 45))
    default: return .boundsOrigin(Point(x: Double(number(-9..<9)), y: 0))
    }
  }

  /// The next operation for a device in that state.
  mutating func next(_ state: DeviceState) -> ShieldModel.Operation {
    look(at: state)
    let isFull = state.hierarchy.views.count > 40
    switch number(0..<100) {
    case 0..<14: return isFull ? .release(view()) : .makeView(blueprint())
    case 14..<16: return isFull ? .commit : .makeLayer(name: "bare\(number(0..<99))")
    case 16..<34: return .insertSubview(view(), into: view(), at: placement())
    case 34..<39: return .removeFromSuperview(view())
    case 39..<48: return .insertSublayer(layer(), into: layer(), at: isLikely(50) ? nil : Int32(number(-1..<4)))
    case 48..<50: return .removeFromSuperlayer(layer())
    case 50..<54:
      let canvas = state.hierarchy.textField(field(state))?.canvas ?? view()
      let own = state.hierarchy.views.find(canvas)?.ownLayer
      return .swapLayer(of: canvas, to: isLikely(50) ? own ?? layer() : layer())
    case 54..<57: return .setView(view(), .rule(rule()))
    case 57..<59: return .setView(view(), .frame(rect()))
    case 59..<61: return .setView(view(), .isUserInteractionEnabled(isLikely(70)))
    case 61..<65: return .setLayer(layer(), layerChange())
    case 65..<72: return .setField(field(state), fieldChange())
    case 72..<75: return .release(view())
    case 75..<77: return .setNeedsLayout(view())
    case 77..<80: return .layoutIfNeeded(view())
    case 80..<84: return .setWindowHidden(window(state), isLikely(25))
    case 84..<85: return .makeKey(window(state))
    case 85..<86: return .present(view(), in: window(state))
    case 86..<88: return .becomeFirstResponder(field(state))
    case 88..<89: return .resignFirstResponder(field(state))
    case 89..<90: return .replaceCanvas(field(state))
    case 90..<91: return isLikely(50) ? .setRightToLeft(isLikely(50)) : .resizeScreen(Size(width: 800, height: 400))
    case 91..<92: return .addScene(SceneState(name: "more"))
    case 92..<94: return .transition(any(SceneTransition.allCases), scene: Int32(number(0..<2)))
    case 94..<95:
      return isLikely(50) ? .startCapture(any(CaptureKind.allCases)) : .stopCapture(any(CaptureKind.allCases))
    case 95..<96:
      return .animate(Animation(layer: layer(), from: .opacity(0), to: .opacity(1), frames: Int32(number(1..<4))))
    case 96..<98: return .layOutWindows
    default: return .commit
    }
  }
}
