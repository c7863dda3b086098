extension HealthChecks {
  /// "Off" that leaves content attached, cycles that grow the tree, and changes that come too late.
  ///
  /// Source: S2, assumed.
  static func toggles(_ input: HealthInput) -> [Finding] {
    var findings: [Finding] = []
    var isReported = Set<String>()
    for action in input.log.actions {
      guard let shield = input.simulation.shields.first(where: { $0.name == action.shield }) else { continue }
      if action.effect == .off, action.isStillAttached, isReported.insert(action.shield + " off").inserted {
        let isByDesign = shield.recipe.offMode == .togglesByDesign
        findings.append(
          Finding(
            rule: "S2", severity: isByDesign ? .warning : .error, node: input.label(shield.target),
            layer: input.layer(shield.target), turn: action.turn, place: action.place,
            message: "off only clears the flag; the content stays in the canvas"
              + (isByDesign ? ", which this recipe does on purpose" : ", though the recipe calls it detached"),
            hint: isByDesign
              ? "say so where the app calls it off, and detach before the field goes away"
              : "put every node back where it was before the shield",
            grade: .assumed))
      }
      if !action.restoreDifference.isEmpty, isReported.insert(action.shield + " restore").inserted {
        findings.append(
          Finding(
            rule: "S2", severity: .error, node: input.label(shield.target), layer: input.layer(shield.target),
            turn: action.turn, place: action.place,
            message: action.action + " does not restore the trees: " + action.restoreDifference,
            hint: "put every node back where it was, with its frame and its place among siblings", grade: .assumed))
      }
      if let first = input.log.actions.first(where: { $0.shield == action.shield && $0.action == action.action }),
        action.nodeCount > first.nodeCount, action.effect != .content,
        isReported.insert(action.shield + " growth").inserted
      {
        findings.append(
          Finding(
            rule: "S2", severity: .error, node: shieldNode(action.shield), turn: action.turn, place: action.place,
            message: "every " + action.action + " leaves nodes behind: "
              + Decimal.text(action.nodeCount - first.nodeCount) + " more than after the first",
            hint: "make the action idempotent and take out what it put in", grade: .assumed))
      }
      if !action.repetitionDifference.isEmpty, isReported.insert(action.shield + " repetition").inserted {
        findings.append(
          Finding(
            rule: "S2", severity: .warning, node: shieldNode(action.shield), turn: action.turn, place: action.place,
            message: action.action + " is not idempotent: repeated, it changes the trees; "
              + action.repetitionDifference,
            hint: "do nothing when the shield is in that state already", grade: .assumed))
      }
      if !action.ineffectiveParameter.isEmpty {
        findings.append(
          Finding(
            rule: "S2", alsoRules: ["F8"], severity: .warning, node: shieldNode(action.shield), turn: action.turn,
            place: action.place,
            message: action.ineffectiveParameter + " is fixed when the shield is made; changing it later has no effect",
            hint: "make a new shield with the other value", grade: .reported))
      }
    }
    return findings
  }
}
