extension Simulation {
  /// Makes a subtree and puts its root under a view last, so that the whole subtree enters a window at once.
  @discardableResult
  mutating func make(
    _ template: ViewTemplate, under superview: Selector?, at placement: StepPlacement, scope: String
  ) throws(Interruption) -> ViewID? {
    var made: [NodeReference] = []
    made.reserveCapacity(template.nodes.count)
    let outerPlace = place
    for node in template.nodes {
      if node.place >= 0 { place = node.place }
      let reference = try make(node, scope: scope)
      if case .textField = node.blueprint?.kind, let shield = shields.first(where: { $0.name == scope }) {
        for change in shield.fieldProperties { try apply(change, to: reference, scope: scope) }
      }
      for change in node.properties { try apply(change, to: reference, scope: scope) }
      if let under = node.under {
        try attach(reference, to: .view(try self.node(under, scope)))
      } else if node.parent >= 0, Int(node.parent) < made.count {
        try attach(reference, to: made[Int(node.parent)])
      }
      made.append(reference)
    }
    place = outerPlace
    guard let root = made.first, let view = view(of: root) else { return nil }
    if let superview {
      let target = try self.node(superview, scope)
      try apply(.insertSubview(view, into: target, at: try self.placement(placement, scope)))
    }
    return view
  }

  private mutating func make(_ node: ViewTemplate.Node, scope: String) throws(Interruption) -> NodeReference {
    let reference: NodeReference
    let name: String
    if var blueprint = node.blueprint {
      name = blueprint.name
      if !name.isEmpty { blueprint.name = qualified(name, scope: scope) }
      guard let view = try apply(.makeView(blueprint)).view else { throw .mistake(error(.notInAScript)) }
      reference = .view(view)
    } else {
      name = node.layerName
      guard let layer = try apply(.makeLayer(name: qualified(name, scope: scope))).layer else {
        throw .mistake(error(.notInAScript))
      }
      reference = .layer(layer)
    }
    if !name.isEmpty {
      let full = qualified(name, scope: scope)
      if let old = names[full], isAlive(old), isInTree(old) { throw .mistake(error(.duplicateName(full))) }
      names[full] = reference
    }
    return reference
  }

  func isInTree(_ reference: NodeReference) -> Bool {
    switch reference {
    case .view(let view): return device.hierarchy[view].superview != nil || device.window(view) != nil
    case .layer(let layer): return device.hierarchy[layer].superlayer != nil
    }
  }

  private mutating func attach(_ child: NodeReference, to parent: NodeReference) throws(Interruption) {
    if case .view(let view) = child, case .view(let superview) = parent {
      try apply(.insertSubview(view, into: superview, at: .front))
    } else {
      try apply(.insertSublayer(layer(of: child), into: layer(of: parent), at: nil))
    }
  }
}
