extension HealthChecks {
  /// A cycle in the union of both trees, with the walkers that would never end on this system.
  ///
  /// Source: T6, reported.
  static func cycles(_ input: HealthInput) -> [Finding] {
    var findings: [Finding] = []
    if let closing = input.log.cycleClosing {
      var overflowing: [String] = []
      var unknown: [String] = []
      for walker in Walker.allCases {
        let fact = input.device.profile.overflows(walker)
        if fact.isContested {
          unknown.append(walker.title)
        } else if fact.value {
          overflowing.append(walker.title)
        }
      }
      var message = "view and layer trees together form a cycle: " + closing.cycle.labels.joined(separator: " > ")
      message += overflowing.isEmpty ? "" : "; would overflow here: " + overflowing.joined(separator: ", ")
      message += unknown.isEmpty ? "" : "; unknown here: " + unknown.joined(separator: ", ")
      findings.append(
        Finding(
          rule: "T6", severity: .error, node: closing.cycle.labels.first ?? "",
          layer: closing.cycle.views.first.flatMap { input.layer($0) }, turn: closing.turn, place: closing.place,
          message: message, hint: "take the field out of the view tree before its layer goes above the window's layer",
          grade: .reported))
    }
    for walk in input.log.walks {
      guard let cycle = walk.cycle else { continue }
      let fact = input.device.profile.overflows(walk.walker)
      findings.append(
        Finding(
          rule: "T6", severity: .error, isUndecided: fact.isContested, node: cycle.labels.first ?? "",
          layer: cycle.views.first.flatMap { input.layer($0) }, turn: walk.turn, place: walk.place,
          message: walk.walker.title + (fact.isContested ? " may never end: " : " would overflow: ")
            + cycle.labels.joined(separator: " > "),
          hint: "take the field out of the view tree before its layer goes above the window's layer",
          grade: fact.grade))
    }
    return findings
  }

  /// Views that live in a visible window while their layer hangs in none.
  ///
  /// Source: T8, assumed.
  static func orphans(_ input: HealthInput) -> [Finding] {
    guard !input.simulation.isOver else { return [] }
    let hierarchy = input.device.hierarchy
    // Layers that a window reaches, once for all views.
    var isReached = [Bool](repeating: false, count: hierarchy.layers.slotCount)
    for context in input.device.contexts {
      for layer in hierarchy.layerSubtree(of: context) { isReached[Int(layer.slot)] = true }
    }
    var findings: [Finding] = []
    for window in input.device.visibleWindowsFrontToBack.reversed() {
      for view in hierarchy.viewSubtree(of: window) where !isReached[Int(hierarchy.layer(of: view).slot)] {
        // Only the topmost orphan is named; what hangs below it is lost with it.
        if let superview = hierarchy[view].superview, !isReached[Int(hierarchy.layer(of: superview).slot)] { continue }
        findings.append(
          Finding(
            rule: "T8", alsoRules: ["T1"], severity: .error, node: hierarchy[view].label,
            layer: hierarchy.layer(of: view), turn: input.simulation.turn,
            message: hierarchy[view].label + " lives in a window, but its layer hangs in none, so it is not drawn",
            hint: "put the layer back, or take the view out as well", grade: .documented))
      }
    }
    return findings
  }
}
