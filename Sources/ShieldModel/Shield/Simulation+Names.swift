extension Simulation {
  /// The nodes that a selector points at; within a shield its own names come first.
  func references(_ selector: Selector, scope: String) -> [NodeReference] {
    if let name = selector.soleName {
      if !scope.isEmpty, let found = names[scope + "/" + name], isAlive(found) { return [found] }
      if let found = names[name] { return isAlive(found) ? [found] : [] }
      return device.hierarchy.views(named: name).map { .view($0) }
    }
    return device.hierarchy.views.handles
      .filter { selector.matches($0, in: device.hierarchy) }
      .map { .view($0) }
  }

  func reference(_ selector: Selector, scope: String) throws(StepError) -> NodeReference {
    let found = references(selector, scope: scope)
    guard let first = found.first else {
      throw error(.noMatch(selector: selector.text, names: knownNames))
    }
    guard found.count == 1 else {
      throw error(.severalMatches(selector: selector.text, count: Int32(found.count)))
    }
    return first
  }

  func view(_ selector: Selector, scope: String) throws(StepError) -> ViewID {
    guard let view = view(of: try reference(selector, scope: scope)) else {
      throw error(.notAView(selector: selector.text))
    }
    return view
  }

  func layer(_ reference: LayerReference, scope: String) throws(StepError) -> LayerID {
    switch reference {
    case .layer(let selector): return layer(of: try self.reference(selector, scope: scope))
    case .superlayer(let selector):
      let layer = layer(of: try self.reference(selector, scope: scope))
      guard let superlayer = device.hierarchy[layer].superlayer else {
        throw error(.noSuperlayer(selector: selector.text))
      }
      return superlayer
    }
  }

  func view(of reference: NodeReference) -> ViewID? {
    switch reference {
    case .view(let view): return view
    case .layer(let layer): return device.hierarchy.layers.find(layer)?.owner
    }
  }

  func layer(of reference: NodeReference) -> LayerID {
    switch reference {
    case .view(let view): return device.hierarchy.layer(of: view)
    case .layer(let layer): return layer
    }
  }

  func isAlive(_ reference: NodeReference) -> Bool {
    switch reference {
    case .view(let view): return device.hierarchy.views.contains(view)
    case .layer(let layer): return device.hierarchy.layers.contains(layer)
    }
  }

  mutating func bind(_ name: String, to reference: NodeReference, scope: String) {
    names[qualified(name, scope: scope)] = reference
  }

  func qualified(_ name: String, scope: String) -> String { scope.isEmpty ? name : scope + "/" + name }

  /// All names that point at something, sorted.
  var knownNames: [String] {
    var all = Set(names.filter { isAlive($0.value) }.map { $0.key })
    for view in device.hierarchy.views.handles where !device.hierarchy[view].name.isEmpty {
      all.insert(device.hierarchy[view].name)
    }
    return all.sorted()
  }

  func error(_ problem: StepError.Problem) -> StepError { StepError(place: place, problem: problem) }
}
