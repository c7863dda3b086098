/// Views and layers.
extension FormatDecoder {
  /// The names of views that must differ from each other, with the values that gave them.
  typealias NameScope = [String: Cursor]

  /// A view with everything below it; nil for a mistake.
  ///
  /// Complexity: linear in the number of nodes. It keeps its own stack, so depth costs no call depth.
  mutating func template(_ cursor: Cursor) -> ViewTemplate? {
    var names = NameScope()
    return template(cursor, names: &names)
  }

  /// A view with everything below it, whose names must also differ from others.
  mutating func template(_ cursor: Cursor, names: inout NameScope) -> ViewTemplate? {
    checkTopmost(cursor)
    var nodes: [ViewTemplate.Node] = []
    append(cursor, parent: -1, to: &nodes, names: &names)
    return nodes.isEmpty ? nil : ViewTemplate(nodes: nodes)
  }

  /// Reports `under` at a view that has no parent in the file.
  mutating func checkTopmost(_ cursor: Cursor) {
    guard let under = cursor.child("under") else { return }
    mistakes.add(under.problem(.other("\"under\" has no meaning at the topmost view"), atKey: true))
  }

  /// Appends a view or layer and everything below it, parents before children and children back to front.
  mutating func append(_ cursor: Cursor, parent: Int32, to nodes: inout [ViewTemplate.Node], names: inout NameScope) {
    var waiting = [(cursor: cursor, parent: parent, isMask: false)]
    while let (cursor, parent, isMask) = waiting.popLast() {
      guard countNode(cursor) else { return }
      guard var node = node(cursor, parent: parent, names: &names) else {
        lose(cursor)
        continue
      }
      let index = Int32(truncatingIfNeeded: nodes.count)
      // A mask uses alpha unless the file names something else.
      if isMask, cursor.child("maskMode") == nil { node.properties.append(.layer(.maskMode(.alpha))) }
      nodes.append(node)
      if let mask = cursor.child("maskLayer") { waiting.append((mask, index, true)) }
      for child in (cursor.array("children") ?? []).reversed() { waiting.append((child, index, false)) }
    }
  }

  private mutating func node(_ cursor: Cursor, parent: Int32, names: inout NameScope) -> ViewTemplate.Node? {
    let under = cursor.child("under").flatMap { selector($0) }
    let place = place(of: cursor)
    if let value = cursor.child("layer") {
      guard let text = value.string else { return nil }
      let name = String(text.drop { $0 == "#" })
      check(name, value, in: &names)
      return ViewTemplate.Node(
        blueprint: nil, layerName: name, parent: parent, under: under,
        properties: properties(of: cursor, owner: .layer), place: place)
    }
    guard let value = cursor.child("view"), let blueprint = blueprint(value, of: cursor) else { return nil }
    if !blueprint.name.isEmpty { check(blueprint.name, value, in: &names) }
    return ViewTemplate.Node(
      blueprint: blueprint, parent: parent, under: under,
      properties: properties(of: cursor, owner: blueprint.propertyOwner), place: place)
  }

  private mutating func blueprint(_ value: Cursor, of cursor: Cursor) -> ViewBlueprint? {
    guard let text = value.string, let selector = Selector(text), selector.parts.count == 1,
      let part = selector.parts.first, let typeName = part.typeName
    else { return nil }
    var blueprint = ViewBlueprint(typeName: typeName, name: part.name ?? "", tags: part.tags)
    if let kind = cursor.child("kind") {
      switch kind.string {
      case "plain": blueprint.kind = .plain
      case "label": blueprint.kind = .label
      case "control": blueprint.kind = .control
      case "video": blueprint.kind = .video
      case "textField": blueprint.kind = .textField(usesTextKit1: false)
      default: return nil
      }
    }
    if let flag = cursor.child("textKit1") {
      guard let usesTextKit1 = flag.boolean else { return nil }
      if case .textField = blueprint.kind {
        blueprint.kind = .textField(usesTextKit1: usesTextKit1)
      } else {
        mistakes.add(flag.problem(.other("\"textKit1\" needs a text field"), atKey: true))
      }
    }
    return blueprint
  }

  /// Reports a name that was given before.
  mutating func check(_ name: String, _ cursor: Cursor, in names: inout NameScope) {
    guard let first = names[name] else {
      names[name] = cursor
      return
    }
    mistakes.add(cursor.problem(.duplicateName(kind: "view", name: "#" + name), notes: [cursor.firstGiven(at: first)]))
  }
}

extension ViewBlueprint {
  fileprivate var propertyOwner: FormatDecoder.PropertyOwner {
    switch kind {
    case .textField: .view(isTextField: true, isWindow: false)
    case .window: .view(isTextField: false, isWindow: true)
    default: .view(isTextField: false, isWindow: false)
    }
  }
}

extension Cursor {
  /// A note that something was first given at another place.
  func firstGiven(at other: Cursor) -> Diagnostic.Note {
    let file = other.document.file.name
    return Diagnostic.Note(.firstGiven, file: file == document.file.name ? nil : file, position: other.position)
  }
}
