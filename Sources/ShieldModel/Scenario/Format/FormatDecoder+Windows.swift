/// Windows.
extension FormatDecoder {
  /// A window that was read.
  struct Window {
    let cursor: Cursor
    let name: String
    let template: ViewTemplate
    let isHidden: Bool
    let isCover: Bool
    /// Whether it is said to be the key window; nil when nothing is said.
    let isKey: Bool?
  }

  /// A window with its views; scenes that nobody has added are added when the scenario starts and refused later.
  mutating func window(_ cursor: Cursor, addsScenes: Bool, names: inout NameScope) -> Window? {
    guard let id = cursor.child("id"), let name = id.string else { return nil }
    check(name, id, in: &names)
    let isHidden = cursor.boolean("hidden") ?? false
    let isCover = cursor.string("purpose") == "cover"
    guard countNode(cursor), let scene = sceneIndex(cursor.child("scene"), addsScenes: addsScenes) else { return nil }
    let blueprint = ViewBlueprint(
      typeName: "UIWindow", name: name,
      kind: .window(level: cursor.number("level") ?? 0, scene: scene, purpose: isCover ? .cover : .app))
    var properties: [PropertyChange] = []
    if let color = cursor.child("color") {
      guard let value = self.color(color) else { return nil }
      properties.append(.layer(.fill(value)))
    }
    if cursor.boolean("secure") == true {
      properties.append(.layer(.captureMask(.captures, naming: .captures)))
    }
    if !isHidden { properties.append(.isWindowHidden(false)) }
    var nodes = [ViewTemplate.Node(blueprint: blueprint, parent: -1, properties: properties, place: place(of: cursor))]
    if let root = cursor.child("root") { appendRoot(root, to: &nodes, names: &names) }
    if isHidden, cursor.boolean("key") == true { checkConflict(cursor, "hidden", "key") }
    return Window(
      cursor: cursor, name: name, template: ViewTemplate(nodes: nodes), isHidden: isHidden, isCover: isCover,
      isKey: cursor.boolean("key"))
  }

  private mutating func appendRoot(_ root: Cursor, to nodes: inout [ViewTemplate.Node], names: inout NameScope) {
    checkTopmost(root)
    let index = nodes.count
    append(root, parent: 0, to: &nodes, names: &names)
    guard nodes.indices.contains(index), root.child("frame") == nil else { return }
    nodes[index].properties.insert(.view(.rule(.fill(.zero, withinSafeArea: false))), at: 0)
  }

  /// The steps that make the windows of the start: the first visible window of the app is the key one by default.
  mutating func launchSteps(_ windows: [Window]) -> [Step] {
    var chosen: Window?
    for window in windows where window.isKey == true {
      if let chosen {
        mistakes.add(
          (window.cursor.child("key") ?? window.cursor).problem(
            .other("two windows are the key window"), expected: "one of them at most",
            notes: [window.cursor.firstGiven(at: chosen.cursor.child("key") ?? chosen.cursor)], atKey: true))
      } else {
        chosen = window
      }
    }
    let key = chosen ?? windows.first { !$0.isHidden && !$0.isCover && $0.isKey != false }
    var steps: [Step] = []
    for window in windows {
      let place = window.template.nodes.first?.place ?? -1
      steps.append(Step(.make(window.template, under: nil, at: .front), place: place))
      if window.name == key?.name { steps.append(Step(.makeKeyAndVisible(Selector(name: window.name)), place: place)) }
    }
    return steps
  }

  /// The action of a `window` step.
  mutating func windowAction(_ cursor: Cursor) -> Step.Action? {
    var names = NameScope()
    guard let window = window(cursor, addsScenes: false, names: &names) else { return nil }
    let make = Step.Action.make(window.template, under: nil, at: .front)
    guard window.isKey == true else { return make }
    let place = window.template.nodes.first?.place ?? -1
    return .together([
      Step(make, place: place), Step(.makeKeyAndVisible(Selector(name: window.name)), place: place),
    ])
  }

  private mutating func sceneIndex(_ cursor: Cursor?, addsScenes: Bool) -> Int32? {
    guard let cursor else { return 0 }
    guard let name = cursor.string else { return nil }
    if let index = scenes.firstIndex(of: name) { return Int32(truncatingIfNeeded: index) }
    if addsScenes {
      scenes.append(name)
      return Int32(truncatingIfNeeded: scenes.count - 1)
    }
    let nearest = NearestSpelling.nearest(to: name, among: scenes)
    mistakes.add(
      cursor.problem(
        .unknownReference(kind: "scene", name: name),
        expected: nearest == nil ? Shape.list(scenes.map { QuotedText.short($0) }, joint: "or") : nil,
        suggestion: nearest))
    return nil
  }
}
