import Testing

@testable import ShieldModel

/// TC-05: the order in which a shield is set up does not matter, or there is a fault.
@Suite struct SetUpOrderTests {
  /// One of the things that have to be done, each once.
  enum Part: CaseIterable, Sendable {
    case create, secure, content, window, layout
  }

  /// What is in the field before the shield uses it.
  enum FieldState: String, CaseIterable, Sendable {
    case empty, placeholder, text, focused
  }

  /// How the content gets into the canvas.
  enum Technique: String, CaseIterable, Sendable {
    /// The content goes into the canvas, found by its class name among the field's children.
    case nameInField
    /// The canvas leaves the field and becomes the host; the field's class lays nothing out.
    case canvasHost
    /// The content goes into the first child, whatever it is.
    case firstChild
  }

  /// One set-up, with the technique and the state of the field.
  struct Order: Sendable, CustomTestStringConvertible {
    let technique: Technique
    let state: FieldState
    var testDescription: String { "\(technique.rawValue), \(state.rawValue)" }
  }

  private static let orders: [Order] = Technique.allCases.flatMap { technique in
    FieldState.allCases.map { Order(technique: technique, state: $0) }
  }

  /// All orders of the parts in which the field is made before anything is done with it.
  static let permutations: [[Part]] = {
    func orders(of parts: [Part]) -> [[Part]] {
      if parts.isEmpty { return [[]] }
      return parts.flatMap { first in orders(of: parts.filter { $0 != first }).map { [first] + $0 } }
    }
    return orders(of: Part.allCases).filter { $0.first == .create }
  }()

  private static let names = ["_UITextLayoutCanvasView", "_UITextFieldCanvasView"]

  private static func selector(_ name: String) -> Selector { Selector(name: name) }

  private static func steps(_ part: Part, _ order: Order) -> [Step.Action] {
    let field = selector("field")
    let canvas = selector("canvas")
    let content = selector("content")
    switch part {
    case .create:
      var properties: [PropertyChange] = [.view(.frame(Rect(x: 2, y: 2, width: 40, height: 12)))]
      if order.state == .placeholder { properties.append(.field(.placeholder("name"))) }
      if order.state == .text { properties.append(.text("4711")) }
      if order.technique == .canvasHost { properties.append(.field(.skipsOwnLayout(true))) }
      let node = ViewTemplate.Node(
        blueprint: ViewBlueprint(typeName: "UITextField", name: "field"), parent: -1, properties: properties)
      return [.make(ViewTemplate(nodes: [node]), under: nil, at: .front)]
    case .secure: return [.set(field, .field(.isSecureTextEntry(true)))]
    case .window:
      let enter = Step.Action.insertSubview(field, into: selector("root"), at: .front)
      return order.state == .focused ? [enter, .focus(field)] : [enter]
    case .layout: return [.layoutIfNeeded(selector("root"))]
    case .content:
      let strategy: LookupStrategy = order.technique == .firstChild ? .firstChild : .exactName(names)
      let lookup = LookupStep(
        root: field, method: .views(CanvasLookup(strategy: strategy)), name: "canvas", isLogged: true,
        expected: order.technique == .firstChild ? [] : names)
      var steps: [Step.Action] = [.lookup(lookup)]
      if order.technique == .canvasHost {
        steps += [
          .insertSubview(canvas, into: selector("slot"), at: .front),
          .set(canvas, .view(.rule(.fill(.zero, withinSafeArea: false)))),
        ]
      }
      steps += [
        .insertSubview(content, into: canvas, at: .front),
        .set(content, .view(.rule(.fill(.zero, withinSafeArea: false)))),
      ]
      return [.branch(.isFound("canvas"), then: steps.dropFirst().map { Step($0) }, otherwise: [])]
        .reduce(into: [steps[0]]) { $0.append($1) }
    }
  }

  private static let windows = """
    { "id": "main", "color": "white", "root": { "view": "UIView#root", "children": [
      { "view": "UIView#slot", "frame": [2, 15, 40, 12] },
      { "view": "UIView#content", "frame": [0, 0, 1, 1], "color": "red" } ] } }
    """

  /// The screen before anything is done.
  private static func start(on profile: OSProfile) throws -> Simulation {
    let bench = ShieldBench(library: .empty, recipe: "")
    return try #require(try bench.states(on: profile, [], windows: windows).first)
  }

  private static func run(_ parts: [Part], _ order: Order, from start: Simulation) throws -> Simulation {
    var simulation = start
    for part in parts {
      for action in steps(part, order) { try simulation.perform(Step(action)) }
    }
    try simulation.perform(Step(.turn(1)))
    return simulation
  }

  @Test func `the field is made first in a fifth of all orders`() {
    #expect(Self.permutations.count == 24)
  }

  @Test(arguments: orders)
  func `no order of set-up leaves content outside of the canvas without a fault`(order: Order) throws {
    var wrong: [String] = []
    for profile in ShieldBench.systems {
      var frames = Set<[Rect]>()
      var seen = Set<RenderTree>()
      let start = try Self.start(on: profile)
      for parts in Self.permutations {
        let end = try Self.run(parts, order, from: start)
        let hierarchy = end.device.hierarchy
        let field = try #require(hierarchy.views(named: "field").first)
        let canvas = try #require(hierarchy.textField(field)?.canvas)
        let content = try #require(hierarchy.views(named: "content").first)
        let isInside = hierarchy.isView(content, sameOrBelow: canvas)
        if order.technique == .firstChild, !isInside {
          if end.log.faults.isEmpty { wrong.append("\(profile.name): outside without a fault, \(parts)") }
          continue
        }
        if !end.log.faults.isEmpty { wrong.append("\(profile.name): a fault, \(parts)") }
        if !isInside { wrong.append("\(profile.name): outside of the canvas, \(parts)") }
        // Most orders end in the same frame, which is looked at once.
        if let tree = end.lastTree, seen.insert(tree).inserted {
          if !end.showsOnPanel("content") { wrong.append("\(profile.name): not on the panel, \(parts)") }
          if !end.hidesFromCaptures("content") { wrong.append("\(profile.name): in a picture, \(parts)") }
        }
        frames.insert([canvas, content].map { hierarchy[hierarchy.layer(of: $0)].frame })
      }
      if order.technique != .firstChild, frames.count != 1 { wrong.append("\(profile.name): \(frames)") }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(3))")
  }

  @Test func `the first child is right in some orders, and some order misses`() throws {
    let order = Order(technique: .firstChild, state: .empty)
    let profile = try #require(ShieldBench.systems.first { $0.name == "17" })
    let start = try Self.start(on: profile)
    let faults = try Self.permutations.map { try Self.run($0, order, from: start).log.faults.count }
    #expect(faults.contains(0))
    #expect(faults.contains(1))
  }

  @Test(arguments: FieldState.allCases)
  func `the reference recipe protects whenever its window or its layout comes`(state: FieldState) throws {
    let bench = ShieldBench(library: try RecipeLibrary.builtIn(), recipe: "reference")
    let window = """
      { "id": "main", "hidden": true, "color": "white", "root": { "view": "UIView#root", "children": [
        { "view": "UITextField#input", "frame": [0, 26, 60, 4] },
        { "view": "UIView#page", "secret": true, "frame": [10, 5, 40, 20], "color": "red" } ] } }
      """
    let show = "{ \"set\": { \"#main.hidden\": false } }"
    let layout = "{ \"layout\": \"#root\" }"
    let attach = bench.attach()
    var fill: [String] = []
    if state == .placeholder { fill = ["{ \"set\": { \"#input.placeholder\": \"name\" } }"] }
    if state == .text { fill = ["{ \"set\": { \"#input.text\": \"4711\" } }"] }
    var frames = Set<[Rect]>()
    for profile in ShieldBench.systems {
      for steps in [
        [show, layout, attach], [show, attach, layout], [layout, show, attach], [layout, attach, show],
        [attach, show, layout], [attach, layout, show],
      ] {
        let focus = state == .focused ? ["{ \"focus\": \"#input\" }"] : []
        let states = try bench.states(on: profile, fill + steps + focus + ["{ \"turn\": 1 }"], windows: window)
        let end = try #require(states.last)
        let isRight = end.showsOnPanel("page") && end.hidesFromCaptures("page")
        #expect(isRight, "\(profile.name): \(steps)")
        let statuses = end.shieldReports.map(\.status)
        #expect(statuses == [.applied])
        let faultCount = end.log.faults.count
        #expect(faultCount == 0)
        let layers = try #require(end.layer("page").map { end.device.hierarchy.layerPath(from: $0) })
        frames.insert(layers.map { end.device.hierarchy[$0].frame })
      }
    }
    #expect(frames.count == 1, "\(frames)")
  }
}
