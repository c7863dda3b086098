extension Simulation {
  mutating func runShieldAction(_ action: Step.Action, scope: String, depth: Int) throws(Interruption) {
    switch action {
    case .lookup(let step): try look(step, scope: scope)
    case .shield(let request): try shield(request, scope: scope, depth: depth)
    case .call(let shield, let action, let arguments):
      try call(action, of: shield, arguments: arguments, scope: scope, depth: depth)
    default: break
    }
  }

  private mutating func shield(_ request: ShieldRequest, scope: String, depth: Int) throws(Interruption) {
    guard let recipe = recipes.first(where: { $0.name == request.recipe }) else {
      throw .mistake(error(.unknownRecipe(name: request.recipe, names: recipes.map { $0.name }.sorted())))
    }
    guard !shields.contains(where: { $0.name == request.name }) else {
      throw .mistake(error(.duplicateName(request.name)))
    }
    try check(request.arguments, of: recipe)
    let target = try node(request.target, scope)
    let before = device.hierarchy
    let origin = position(of: target)
    let host: ViewID?
    if let selector = request.host {
      host = try node(selector, scope)
    } else {
      host = try makeSlot(for: target, name: request.name)
    }
    let instance = ShieldInstance(
      name: request.name, recipe: recipe, target: target, host: host, isRequested: true,
      arguments: request.arguments, fieldProperties: request.fieldProperties,
      hasOwnSlot: request.host == nil && host != nil, origin: origin, before: before,
      place: place)
    shields.append(instance)
    if isUnshielded {
      if let host { try putUnshielded(target, into: host) }
      return
    }
    bind("target", to: .view(target), scope: request.name)
    if let host { bind("into", to: .view(host), scope: request.name) }
    bindSelectors(request.arguments, of: recipe, shield: request.name, scope: scope)
    try run(recipe.attach, scope: request.name, depth: depth + 1)
    noteAction("attach", effect: .on, of: request.name)
  }

  private mutating func call(
    _ action: String, of shield: String, arguments: [Step.Argument], scope: String, depth: Int
  ) throws(Interruption) {
    guard let index = shields.firstIndex(where: { $0.name == shield }) else {
      throw .mistake(error(.unknownShield(name: shield, names: shields.map { $0.name })))
    }
    let instance = shields[index]
    let before = device.hierarchy
    let wasAttached = report(instance).isAttached
    guard let script = instance.recipe.action(action) else {
      let names = instance.recipe.actions.map { $0.name }
      throw .mistake(error(.unknownAction(name: action, names: names)))
    }
    try check(arguments, of: instance.recipe)
    var content: ViewID?
    if let given = arguments.first(where: { $0.name == "content" }), let selector = Selector(given.value) {
      content = try node(selector, scope)
    }
    if isUnshielded {
      if script.effect == .content { try replaceUnshielded(index, with: content) }
      return
    }
    bindSelectors(arguments, of: instance.recipe, shield: shield, scope: scope)
    if let content { bind("content", to: .view(content), scope: shield) }
    var ineffective = ""
    for argument in arguments {
      guard let parameter = instance.recipe.parameters.first(where: { $0.name == argument.name }) else { continue }
      if parameter.isFixedAtInit {
        ineffective = parameter.name
      } else if parameter.values.contains(argument.value) {
        shields[index].arguments.removeAll { $0.name == argument.name }
        shields[index].arguments.append(argument)
      }
    }
    switch script.effect {
    case .on: shields[index].isRequested = true
    case .off: shields[index].isRequested = false
    case .content: if let content { shields[index].target = content }
    case .none: break
    }
    if script.effect == .on { try rebuildSlot(at: index) }
    // What an earlier "off" has dissolved cannot be switched off once more.
    let isDissolved = script.effect == .off && instance.hasOwnSlot && instance.host == nil
    if !isDissolved { try run(script.steps, scope: shield, depth: depth + 1) }
    if script.effect == .off, instance.recipe.offMode == .detaches { try dissolveSlot(at: index) }
    if script.effect == .content, let content { bind("target", to: .view(content), scope: shield) }
    // Putting back what somebody else has moved is a repair and no repetition.
    let isRepeated =
      script.effect == .on && instance.isRequested && wasAttached
      || script.effect == .off && !instance.isRequested
    noteAction(
      action, effect: script.effect, of: shield, ineffective: ineffective,
      repetition: isRepeated ? device.hierarchy.difference(from: before) : "")
  }

  private mutating func noteAction(
    _ action: String, effect: Recipe.Effect, of shield: String, ineffective: String = "", repetition: String = ""
  ) {
    guard let instance = shields.first(where: { $0.name == shield }) else { return }
    log.actions.append(
      ActionRecord(
        turn: turn, shield: shield, action: action, effect: effect,
        isStillAttached: report(instance).isAttached,
        nodeCount: device.hierarchy.views.count + device.hierarchy.layers.count - policyNodeCount,
        restoreDifference: effect == .off && instance.recipe.offMode == .detaches ? restoreDifference(instance) : "",
        repetitionDifference: repetition, ineffectiveParameter: ineffective, place: place))
  }

  /// Checks the arguments of a `shield` or `call` step against the recipe's parameters.
  private func check(_ arguments: [Step.Argument], of recipe: Recipe) throws(Interruption) {
    for argument in arguments {
      if argument.name == "content", Selector(argument.value) != nil, argument.value.hasPrefix("#") { continue }
      if argument.name == "whenMissing" {
        let words = FailMode.allCases.map { $0.word }
        guard words.contains(argument.value) else {
          throw .mistake(error(.unknownValue(parameter: "whenMissing", value: argument.value, values: words)))
        }
        continue
      }
      guard let parameter = recipe.parameters.first(where: { $0.name == argument.name }) else {
        throw .mistake(
          error(.unknownParameter(name: argument.name, names: recipe.parameters.map { $0.name } + ["whenMissing"])))
      }
      guard parameter.values.isEmpty || parameter.values.contains(argument.value) else {
        throw .mistake(
          error(.unknownValue(parameter: parameter.name, value: argument.value, values: parameter.values)))
      }
    }
  }

  /// Binds the nodes that arguments point at to the parameters' names inside the shield.
  private mutating func bindSelectors(
    _ arguments: [Step.Argument], of recipe: Recipe, shield: String, scope: String
  ) {
    for argument in arguments {
      let parameter = recipe.parameters.first { $0.name == argument.name }
      guard argument.value.hasPrefix("#"), parameter == nil || parameter?.values.isEmpty == true,
        let selector = Selector(argument.value), let found = references(selector, scope: scope).first
      else { continue }
      bind(argument.name, to: found, scope: shield)
    }
  }

  /// Makes a plain view at the target's place, with the target filling it, in which a shield can be built.
  mutating func makeSlot(for target: ViewID, name: String) throws(Interruption) -> ViewID? {
    guard let superview = device.hierarchy[target].superview,
      let index = device.hierarchy[superview].subviews.firstIndex(of: target)
    else { return nil }
    let rule = device.hierarchy[target].rule
    let frame = device.hierarchy[device.hierarchy.layer(of: target)].frame
    let slot = try apply(.makeView(ViewBlueprint(typeName: "UIView", name: name + "/slot"))).view
    guard let slot else { return nil }
    bind("slot", to: .view(slot), scope: name)
    try apply(.setView(slot, .frame(frame)))
    try apply(.setView(slot, .rule(rule)))
    try apply(.insertSubview(slot, into: superview, at: .index(Int32(index))))
    try apply(.insertSubview(target, into: slot, at: .front))
    try apply(.setView(target, .rule(.fill(.zero, withinSafeArea: false))))
    return slot
  }

  private mutating func putUnshielded(_ target: ViewID, into host: ViewID) throws(Interruption) {
    try apply(.insertSubview(target, into: host, at: .front))
    try apply(.setView(target, .rule(.fill(.zero, withinSafeArea: false))))
  }

  private mutating func replaceUnshielded(_ index: Int, with content: ViewID?) throws(Interruption) {
    guard let host = shields[index].host else { return }
    try apply(.removeFromSuperview(shields[index].target))
    guard let content else { return }
    shields[index].target = content
    try putUnshielded(content, into: host)
  }

  func isTrue(_ condition: Condition, scope: String) throws(Interruption) -> Bool {
    switch condition {
    case .isFound(let name): return names[qualified(name, scope: scope)].map { isAlive($0) } ?? false
    case .parameter(let name, let value):
      guard let instance = shields.first(where: { $0.name == scope }) else { return false }
      return instance.value(of: name) == value
    case .system(let range):
      do { return try Condition.holds(range, on: device.profile) } catch {
        throw .mistake(self.error(.systemRange(range)))
      }
    case .not(let inner): return try !isTrue(inner, scope: scope)
    }
  }
}
