extension Simulation {
  /// Applies a screen's recipe, or switches a shield on again that was switched off.
  mutating func attachShield(of id: String) throws(Interruption) {
    guard let screen = policy?.setup.screen(id), let recipe = screen.recipe else { return }
    let outer = place
    place = screen.place
    if shields.contains(where: { $0.name == id }) {
      try callShield(id, .on)
    } else {
      // What a failure shows is for the policy to decide, so the recipe leaves the content where it is.
      let failMode = Step.Argument(name: "whenMissing", value: FailMode.failOpen.word)
      let request = ShieldRequest(
        recipe: recipe, name: id, target: screen.view, host: screen.host, arguments: [failMode])
      try runShieldAction(.shield(request), scope: "", depth: 0)
    }
    place = outer
  }

  /// Does what switches a shield on once more, as if it were off.
  ///
  /// Source: S2, assumed.
  mutating func retryShield(of id: String) throws(Interruption) {
    guard let index = shields.firstIndex(where: { $0.name == id }) else { return }
    // What failed is not on, so trying again is no repetition.
    shields[index].isRequested = false
    let outer = place
    place = shields[index].place
    try callShield(id, .on)
    // A recipe that offers no way to try again has not been switched off either.
    if let index = shields.firstIndex(where: { $0.name == id }) { shields[index].isRequested = true }
    place = outer
  }

  /// Switches a shield off as its recipe does.
  mutating func detachShield(of id: String) throws(Interruption) {
    guard let screen = policy?.setup.screen(id), shields.contains(where: { $0.name == id }) else { return }
    let outer = place
    place = screen.place
    try callShield(id, .off)
    place = outer
  }

  private mutating func callShield(_ id: String, _ effect: Recipe.Effect) throws(Interruption) {
    // With its content the shield has lost everything that its recipe could act on.
    guard let shield = shields.first(where: { $0.name == id }), device.hierarchy.views.contains(shield.target),
      let script = shield.recipe.actions.first(where: { $0.effect == effect })
    else { return }
    try runShieldAction(.call(shield: id, action: script.name, arguments: []), scope: "", depth: 0)
  }

  /// Hides a screen's content and puts a placeholder of the same frame in its place.
  mutating func withhold(_ id: String) throws(Interruption) {
    guard let screen = policy?.setup.screen(id), let target = target(of: screen) else { return }
    let isWindow = device.window(target) != nil
    var hidden: [ViewID] = []
    for view in isWindow ? device.hierarchy[target].subviews : [target] {
      let layer = device.hierarchy.layer(of: view)
      if device.hierarchy[layer].isHidden { continue }
      try apply(.setLayer(layer, .isHidden(true)))
      hidden.append(view)
    }
    let blueprint = ViewBlueprint(typeName: "UIView", name: PolicyRun.name("placeholder", id))
    let placeholder = try apply(.makeView(blueprint)).view
    policy?.withheld[id] = PolicyRun.Withheld(hidden: hidden, placeholder: placeholder)
    guard let placeholder else { return }
    try apply(.setLayer(device.hierarchy.layer(of: placeholder), .fill(Self.placeholderColor)))
    if isWindow {
      try apply(.insertSubview(placeholder, into: target, at: .front))
      try apply(.setView(placeholder, .rule(.fill(.zero, withinSafeArea: false))))
      return
    }
    // Beside the place that the shield was given, so that a mask on the content is none on the placeholder.
    let shield = shields.first { $0.name == id }
    var neighbour = target
    if let host = shield?.host, device.hierarchy.isView(target, sameOrBelow: host) { neighbour = host }
    guard let superview = device.hierarchy[neighbour].superview else { return }
    try apply(.insertSubview(placeholder, into: superview, at: .above(neighbour)))
    let frame = device.hierarchy[device.hierarchy.layer(of: neighbour)].frame
    try apply(.setView(placeholder, .frame(frame)))
    try apply(.setView(placeholder, .rule(device.hierarchy[neighbour].rule)))
  }

  /// Undoes what withholding a screen has done.
  mutating func reveal(_ id: String) throws(Interruption) {
    guard let withheld = policy?.withheld.removeValue(forKey: id) else { return }
    for view in withheld.hidden where device.hierarchy.views.contains(view) {
      try apply(.setLayer(device.hierarchy.layer(of: view), .isHidden(false)))
    }
    try discard(withheld.placeholder)
  }

  /// How many views and layers are there because of placeholders, covers and prompts, which are no part of a shield.
  var policyNodeCount: Int {
    if policy == nil { return 0 }
    var count = 0
    for view in device.hierarchy.views.handles where device.hierarchy[view].name.hasPrefix(PolicyRun.namePrefix) {
      count += device.window(view)?.context == nil ? 2 : 3
    }
    return count
  }

  /// Takes a view that the policy has made out of the tree and lets go of it.
  mutating func discard(_ view: ViewID?) throws(Interruption) {
    guard let view, device.hierarchy.views.contains(view) else { return }
    if device.hierarchy[view].superview != nil { try apply(.removeFromSuperview(view)) }
    try apply(.release(view))
  }

  /// A quiet grey.
  private static let placeholderColor = Color(red: 0xc8, green: 0xcc, blue: 0xd2)
}
