/// What a recipe's steps tell about it without being run.
extension Recipe {
  /// The names of the text fields that the recipe makes when it is applied, in order, each once.
  public var fieldNames: [String] {
    var names: [String] = []
    Self.visit(attach) { step in
      guard case .make(let template, _, _) = step.action else { return }
      for node in template.nodes {
        guard case .textField = node.blueprint?.kind, let name = node.blueprint?.name else { continue }
        if !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  /// The name of the first action that puts other content into the shield; nil when there is none.
  public var contentAction: String? { actions.first { $0.effect == .content }?.name }

  /// The conditions about systems in all of its steps, each once.
  var systemConditions: [String] {
    var ranges: [String] = []
    visitAll { step in
      guard case .branch(let condition, _, _) = step.action else { return }
      for range in condition.systemRanges where !ranges.contains(range) { ranges.append(range) }
    }
    return ranges
  }

  /// Whether a step asks what to do when the canvas is missing.
  public var asksWhenMissing: Bool {
    var asks = false
    visitAll { step in
      guard case .branch(let condition, _, _) = step.action else { return }
      asks = asks || condition.asks(parameter: "whenMissing")
    }
    return asks
  }

  private func visitAll(_ body: (Step) -> Void) {
    Self.visit(attach, body)
    for action in actions { Self.visit(action.steps, body) }
  }

  /// Visits steps and all steps inside of them; the format limits how deep they go.
  private static func visit(_ steps: [Step], _ body: (Step) -> Void) {
    for step in steps {
      body(step)
      switch step.action {
      case .branch(_, let yes, let no):
        visit(yes, body)
        visit(no, body)
      case .async(let inner), .together(let inner), .onLayout(_, _, let inner), .on(_, _, _, let inner):
        visit(inner, body)
      default: break
      }
    }
  }
}

extension Condition {
  fileprivate var systemRanges: [String] {
    switch self {
    case .system(let range): [range]
    case .not(let inner): inner.systemRanges
    case .isFound, .parameter: []
    }
  }

  fileprivate func asks(parameter: String) -> Bool {
    switch self {
    case .parameter(let name, _): name == parameter
    case .not(let inner): inner.asks(parameter: parameter)
    case .isFound, .system: false
    }
  }
}
