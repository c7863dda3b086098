extension HealthChecks {
  /// Shields that the app believes in and that are not there.
  ///
  /// Source: S1, assumed.
  static func statuses(_ input: HealthInput) -> [Finding] {
    guard !input.simulation.isOver else { return [] }
    var findings: [Finding] = []
    for (shield, report) in zip(input.simulation.shields, input.simulation.shieldReports) {
      // A recipe that only covers promises nothing about the layers of the content.
      if shield.recipe.isCoverOnly { continue }
      let hasFault = input.log.faults.contains { $0.shield == shield.name }
      switch report.status {
      case .failed where report.isAttached && isSwitchedOffByHand(shield, input):
        let isByDesign = shield.recipe.offMode == .togglesByDesign
        findings.append(
          Finding(
            rule: "S2", severity: isByDesign ? .warning : .error, node: input.label(shield.target),
            layer: input.layer(shield.target), turn: input.simulation.turn, place: shield.place,
            message: "the field's flag is cleared while the content stays in the canvas",
            hint: "say so where the app calls it off, and detach before the field goes away", grade: .assumed))
      case .failed(let reason) where !hasFault:
        findings.append(
          Finding(
            rule: "S1", severity: .error, node: input.label(shield.target), layer: input.layer(shield.target),
            turn: input.simulation.turn, place: shield.place,
            message: "shield " + shield.name + " is requested and believed to be on, but " + reason,
            hint: "compute the status from the layer tree instead of a flag, and attach again",
            grade: input.grade(of: [.field(.maskWhenSecure)]), uses: [.field(.maskWhenSecure)]))
      case .unsupported(let reason):
        findings.append(
          Finding(
            rule: "S1", alsoRules: ["C2"], severity: .note, node: input.label(shield.target),
            layer: input.layer(shield.target), turn: input.simulation.turn, place: shield.place,
            message: "shield " + shield.name + " is unsupported: " + reason,
            grade: input.grade(of: [.capture(.hardwareScreenshot)]), uses: [.capture(.hardwareScreenshot)]))
      default: continue
      }
    }
    return findings
  }

  /// Whether the shield's own field is there and not secure.
  private static func isSwitchedOffByHand(_ shield: ShieldInstance, _ input: HealthInput) -> Bool {
    let fields = input.fields(of: shield)
    return !fields.isEmpty && fields.allSatisfy { input.device.hierarchy.textField($0)?.isSecureTextEntry == false }
  }

  /// Canvases that a field's layout has taken back, or will take back the next time it runs.
  ///
  /// Source: F3, measured.
  static func takenBackCanvases(_ input: HealthInput) -> [Finding] {
    let uses: [FactUse] = [.field(.fieldTakesCanvasBack)]
    var findings: [Finding] = []
    for entry in input.log.events {
      guard case .field(.canvasTakenBack(let field, _, let thief)) = entry.event else { continue }
      let from = thief.map { input.label($0) } ?? "no superview"
      findings.append(
        Finding(
          rule: "F3", severity: .error, node: input.label(field), layer: input.layer(field), turn: entry.turn,
          place: entry.place,
          message: "the layout of " + input.label(field) + " took its canvas back from " + from
            + ", with everything in it",
          hint: "keep the field out of every window once its canvas lives elsewhere, and never lay it out",
          grade: input.grade(of: uses), uses: uses))
    }
    guard findings.isEmpty, !input.simulation.isOver else { return findings }
    for host in input.hosts where isCanvasAway(from: host.field, input: input) {
      var future = input.device
      guard input.device.profile.fieldTakesCanvasBack.value,
        (try? future.apply(.setNeedsLayout(host.field))) != nil,
        let outcome = try? future.apply(.layoutIfNeeded(host.field)),
        outcome.events.contains(where: { if case .field(.canvasTakenBack) = $0 { true } else { false } })
      else { continue }
      let field = host.field
      findings.append(
        Finding(
          rule: "F3", severity: host.severity, node: input.label(field), layer: input.layer(field),
          turn: input.simulation.turn, place: host.place,
          message: "the next layout of " + input.label(field) + " would take its canvas back, with everything in it",
          hint: "nothing may lay the field out: no window, no layoutIfNeeded, no trait change that reaches it",
          grade: input.grade(of: uses), uses: uses))
    }
    return findings
  }

  private static func isCanvasAway(from field: ViewID, input: HealthInput) -> Bool {
    guard let state = input.device.hierarchy.textField(field), let canvas = state.canvas,
      input.device.hierarchy.views.contains(canvas)
    else { return false }
    return input.device.hierarchy[canvas].superview != (state.wrapper ?? field)
  }
}
