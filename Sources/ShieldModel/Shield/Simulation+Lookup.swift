/// A view of the model as a lookup sees it.
struct ViewCursor: LookupNode {
  let hierarchy: Hierarchy
  let view: ViewID

  var typeName: String { hierarchy[view].typeName }
  var children: [ViewCursor] { hierarchy[view].subviews.map { ViewCursor(hierarchy: hierarchy, view: $0) } }
}

/// A layer of the model as a lookup sees it: with the class name of the view that is its delegate.
struct LayerCursor: LookupNode {
  let hierarchy: Hierarchy
  let layer: LayerID

  var typeName: String {
    guard let owner = hierarchy[layer].owner else { return "CALayer" }
    return hierarchy[owner].typeName
  }
  /// The sublayers; a mask is none.
  var children: [LayerCursor] {
    hierarchy[layer].sublayers.filter { hierarchy[$0].maskMode == nil }.map {
      LayerCursor(hierarchy: hierarchy, layer: $0)
    }
  }
}

extension Simulation {
  /// Runs a lookup, binds what it found, and reports a fault unless that is the canvas.
  ///
  /// Source: L1 and L2, measured and reported.
  mutating func look(_ step: LookupStep, scope: String) throws(Interruption) {
    let root = try node(step.root, scope)
    let hierarchy = device.hierarchy
    noteUses(of: step)
    var result: NodeReference?
    var first: NodeReference?
    var seen: [String] = []
    var matches: Int32 = 0
    switch step.method {
    case .views(let lookup):
      let (answer, names) = lookup.run(below: ViewCursor(hierarchy: hierarchy, view: root))
      seen = names
      (result, first, matches) = outcome(answer) { .view($0.view) }
    case .layers(let lookup), .delegate(let lookup):
      let (answer, names) = lookup.run(below: LayerCursor(hierarchy: hierarchy, layer: hierarchy.layer(of: root)))
      seen = names
      (result, first, matches) = outcome(answer) { .layer($0.layer) }
      if case .delegate = step.method, case .layer(let layer) = result {
        result = hierarchy[layer].owner.map { .view($0) }
      }
    case .reference:
      result = hierarchy.textField(root)?.canvas.map { .view($0) }
      seen = hierarchy[root].subviews.map { hierarchy[$0].typeName }
    }
    if let first { bind(step.name + "First", to: first, scope: scope) }
    if let result {
      bind(step.name, to: result, scope: scope)
    } else {
      names[qualified(step.name, scope: scope)] = nil
    }
    judge(step, root: root, result: result, seen: seen, matches: matches, scope: scope)
  }

  private func outcome<Node: LookupNode>(
    _ answer: CanvasLookup.Answer<Node>, _ reference: (Node) -> NodeReference
  ) -> (NodeReference?, NodeReference?, Int32) {
    switch answer {
    case .found(let node): return (reference(node), nil, 1)
    case .both(let first, let last): return (reference(last), reference(first), 2)
    case .ambiguous(let nodes): return (nil, nil, Int32(nodes.count))
    case .nothing: return (nil, nil, 0)
    }
  }

  private mutating func judge(
    _ step: LookupStep, root: ViewID, result: NodeReference?, seen: [String], matches: Int32, scope: String
  ) {
    let field = device.hierarchy.textField(root) != nil ? root : nearestField(below: root)
    let canvas = field.flatMap { device.hierarchy.textField($0)?.canvas }
    let actual = canvas.flatMap { device.hierarchy.views.find($0)?.typeName } ?? ""
    let isHit = canvas.map { canvas in result.map { isCanvas($0, canvas: canvas) } ?? false } ?? false
    if step.searchesByName, !isPartOfField(root) {
      log.unscopedLookups.append(
        UnscopedLookup(
          turn: turn, shield: scope, root: device.hierarchy[root].label, layer: device.hierarchy.layer(of: root),
          didFindCanvas: isHit, matchCount: result == nil ? matches : max(1, matches), place: place))
    }
    let verdict: Fault.Verdict
    if let result {
      if isHit {
        if step.goesByPosition {
          log.positionalLookups.append(PositionalLookup(turn: turn, shield: scope, place: place))
        }
        return
      }
      let name = view(of: result).map { device.hierarchy[$0].typeName } ?? "a layer without a view"
      verdict = .anotherView(name)
    } else {
      verdict = matches > 1 ? .ambiguous(matches) : .nothing
    }
    log.faults.append(
      Fault(
        turn: turn, shield: scope, verdict: verdict, expected: step.expected, actual: actual, seen: seen,
        isLogged: step.isLogged, place: place))
  }

  /// Whether a view is a text field or lies inside of one, so that a search below it stays in the field.
  private func isPartOfField(_ view: ViewID) -> Bool {
    device.hierarchy.viewPath(from: view).contains { device.hierarchy.textField($0) != nil }
  }

  private func isCanvas(_ reference: NodeReference, canvas: ViewID) -> Bool {
    switch reference {
    case .view(let view): return view == canvas
    case .layer(let layer): return layer == device.hierarchy.layer(of: canvas)
    }
  }

  private func nearestField(below root: ViewID) -> ViewID? {
    device.hierarchy.viewSubtree(of: root).first { device.hierarchy.textField($0) != nil }
  }

  private mutating func noteUses(of step: LookupStep) {
    if case .reference = step.method { return }
    log.use(.field(.canvasCount))
    if step.goesByPosition {
      log.use(.field(.passthroughTrigger))
      log.use(.field(.canvasSiblings))
    } else if !step.expected.isEmpty {
      log.use(.field(.canvasTypeName))
      log.use(.field(.canvasDepth))
    }
  }
}
