extension Simulation {
  mutating func set(_ change: PropertyChange, of selector: Selector, scope: String) throws(Interruption) {
    let found = references(selector, scope: scope)
    if found.isEmpty { throw .mistake(error(.noMatch(selector: selector.text, names: knownNames))) }
    for reference in found { try apply(change, to: reference, scope: scope) }
  }

  mutating func apply(
    _ change: PropertyChange, to reference: NodeReference, scope: String
  ) throws(Interruption) {
    let layer = layer(of: reference)
    switch change {
    case .view(.frame(let frame)) where view(of: reference) == nil: try apply(.setLayer(layer, .frame(frame)))
    case .isWindowHidden(let isHidden) where view(of: reference) == nil:
      try apply(.setLayer(layer, .isHidden(isHidden)))
    case .view(let viewChange): try apply(.setView(try viewOrMistake(reference), viewChange))
    case .layer(let layerChange): try apply(.setLayer(layer, layerChange))
    case .field(let fieldChange): try apply(.setField(try viewOrMistake(reference), fieldChange))
    case .leftView(let side):
      try apply(.setField(try viewOrMistake(reference), .leftView(try node(side, scope))))
    case .rightView(let side):
      try apply(.setField(try viewOrMistake(reference), .rightView(try node(side, scope))))
    case .isWindowHidden(let isHidden):
      let view = try viewOrMistake(reference)
      if !isHidden, isCoverLeftOut(view) { return }
      if device.window(view) == nil {
        try apply(.setLayer(layer, .isHidden(isHidden)))
      } else {
        try apply(.setWindowHidden(view, isHidden))
      }
    case .replica(let source):
      let target: LayerID? = if let source { try node(LayerReference.layer(of: source), scope) } else { nil }
      try apply(.setLayer(layer, .replicaSource(target)))
    case .snapshot(let name):
      let kept: LayerSnapshot? = if let name { try snapshot(named: name) } else { nil }
      try apply(.setLayer(layer, .snapshot(kept)))
    case .text(let text):
      if let view = view(of: reference), device.hierarchy.textField(view) != nil {
        try apply(.setField(view, .text(text)))
      } else {
        try changeText(of: layer) { $0.string = text }
      }
    case .textColor(let color): try changeText(of: layer) { $0.color = color }
    case .textSize(let size): try changeText(of: layer) { $0.size = size }
    case .textAlignment(let alignment): try changeText(of: layer) { $0.alignment = alignment }
    }
  }

  /// Whether a view is a cover in a comparison run, which stays hidden there since it changes the panel on purpose.
  func isCoverLeftOut(_ view: ViewID) -> Bool { isUnshielded && device.window(view)?.purpose == .cover }

  private mutating func changeText(
    of layer: LayerID, _ change: (inout TextContent) -> Void
  ) throws(Interruption) {
    var content = device.hierarchy[layer].text ?? TextContent(string: "")
    change(&content)
    try apply(.setLayer(layer, .text(content)))
  }

  private func viewOrMistake(_ reference: NodeReference) throws(Interruption) -> ViewID {
    guard let view = view(of: reference) else {
      throw .mistake(error(.notAView(selector: device.hierarchy.label(of: layer(of: reference)))))
    }
    return view
  }
}
