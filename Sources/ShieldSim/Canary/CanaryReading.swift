import ShieldModel

/// A walk through the steps of a recipe that keeps track of its text fields.
struct CanaryReading {
  /// The lookups so far.
  private(set) var probes: [CanaryPlan.Probe] = []
  /// How many lookups were passed over because they run only when another one found nothing.
  private(set) var fallbackCount = 0

  /// What is known of the trees at one moment of the script.
  private struct State {
    /// The fields by name, and the order in which they were made.
    var fields: [String: CanaryPlan.Prelude] = [:]
    var names: [String] = []
    /// The name of the view above each.
    var superviews: [String: String] = [:]
    /// Views that are in a window by themselves; a scenario puts target and host there.
    var anchors: Set<String> = ["target", "into"]
  }

  private let values: [String: String]
  private var state = State()
  private var later: [(steps: [Step], requirements: [CanaryPlan.Requirement])] = []

  /// Begins a walk with the values of the recipe's parameters.
  init(values: [String: String]) { self.values = values }

  /// Walks through a script; what it queues for later comes behind it.
  mutating func read(_ steps: [Step]) {
    walk(steps, [])
    while !later.isEmpty {
      let next = later.removeFirst()
      walk(next.steps, next.requirements)
    }
  }

  /// How many lookups a script has, at any depth.
  static func lookupCount(in steps: [Step]) -> Int {
    steps.reduce(0) { count, step in
      switch step.action {
      case .lookup: count + 1
      case .branch(_, let then, let otherwise): count + lookupCount(in: then) + lookupCount(in: otherwise)
      case .async(let steps), .together(let steps), .onLayout(_, _, let steps), .on(_, _, _, let steps):
        count + lookupCount(in: steps)
      default: count
      }
    }
  }

  private mutating func walk(_ steps: [Step], _ requirements: [CanaryPlan.Requirement]) {
    for step in steps {
      switch step.action {
      case .make(let template, let parent, _): make(template, under: parent)
      case .insertSubview(let view, let parent, _): put(view, under: parent)
      case .removeFromSuperview(let view): remove(view)
      case .set(let selector, let change): set(selector, change)
      case .layoutIfNeeded(let selector): layOut(selector)
      case .lookup(let lookup): look(lookup, requirements)
      case .branch(let condition, let then, let otherwise): branch(condition, then, otherwise, requirements)
      case .async(let steps), .onLayout(_, _, let steps), .on(_, _, _, let steps): later.append((steps, requirements))
      case .together(let steps): walk(steps, requirements)
      default: break
      }
    }
  }

  // MARK: Branches

  private mutating func branch(
    _ condition: Condition, _ then: [Step], _ otherwise: [Step], _ requirements: [CanaryPlan.Requirement]
  ) {
    switch condition {
    case .not(let inner): branch(inner, otherwise, then, requirements)
    case .parameter(let name, let value): walk(values[name] == value ? then : otherwise, requirements)
    case .isFound:
      fallbackCount += Self.lookupCount(in: otherwise)
      walk(then, requirements)
    case .system(let range):
      let before = state
      walk(otherwise, requirements + [.init(systems: range, isInverted: true)])
      if !then.isEmpty { state = before }
      walk(then, requirements + [.init(systems: range, isInverted: false)])
    }
  }

  // MARK: Trees

  private mutating func make(_ template: ViewTemplate, under parent: Selector?) {
    var names: [String] = []
    for (index, node) in template.nodes.enumerated() {
      let blueprint = node.blueprint
      let name = blueprint.map { $0.name.isEmpty ? "\(state.superviews.count)/\(index)" : $0.name } ?? node.layerName
      names.append(name)
      guard let blueprint else { continue }
      state.anchors.remove(name)
      if case .window = blueprint.kind { state.anchors.insert(name) }
      let above = node.under?.soleName ?? (node.parent < 0 ? parent?.soleName : names[Int(node.parent)])
      state.superviews[name] = above
      guard case .textField = blueprint.kind else { continue }
      var field = CanaryPlan.Prelude()
      field.typeName = blueprint.typeName
      for change in node.properties { Self.apply(change, to: &field) }
      if state.fields[name] == nil { state.names.append(name) }
      state.fields[name] = field
    }
  }

  private mutating func put(_ view: Selector, under parent: Selector) {
    guard let name = view.soleName else { return }
    state.anchors.remove(name)
    state.superviews[name] = parent.soleName
  }

  private mutating func remove(_ view: Selector) {
    guard let name = view.soleName else { return }
    state.anchors.remove(name)
    state.superviews[name] = nil
  }

  private mutating func set(_ selector: Selector, _ change: PropertyChange) {
    guard let name = selector.soleName, var field = state.fields[name] else { return }
    Self.apply(change, to: &field)
    state.fields[name] = field
  }

  private static func apply(_ change: PropertyChange, to field: inout CanaryPlan.Prelude) {
    switch change {
    case .field(.isSecureTextEntry(let isSecure)): field.isSecure = isSecure
    case .field(.placeholder(let text)): field.hasPlaceholder = !text.isEmpty
    case .field(.borderStyle(let style)): field.border = style
    default: break
    }
  }

  private mutating func layOut(_ selector: Selector) {
    guard let name = selector.soleName else { return }
    for field in state.names where field == name || isBelow(field, name) { state.fields[field]?.isLaidOut = true }
  }

  /// Whether a view lies anywhere below another; a recipe that closes a circle is left after as many steps as names.
  private func isBelow(_ view: String, _ other: String) -> Bool {
    var name = view
    for _ in 0...state.superviews.count {
      guard let above = state.superviews[name] else { return false }
      if above == other { return true }
      name = above
    }
    return false
  }

  // MARK: Lookups

  private mutating func look(_ step: LookupStep, _ requirements: [CanaryPlan.Requirement]) {
    let root = step.root.soleName ?? ""
    let field = state.fields[root] != nil ? root : state.names.last { isBelow($0, root) } ?? state.names.last
    var prelude = field.flatMap { state.fields[$0] } ?? CanaryPlan.Prelude()
    if let field {
      prelude.isInWindow = state.anchors.contains { $0 == field || isBelow(field, $0) }
    }
    let probe = CanaryPlan.Probe(
      method: step.method, startsAtField: field == nil || field == root, prelude: prelude, requirements: requirements)
    if !probes.contains(probe) { probes.append(probe) }
  }
}
