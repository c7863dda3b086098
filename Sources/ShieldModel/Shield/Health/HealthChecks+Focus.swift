extension HealthChecks {
  /// Fields of a shield that can rise the keyboard, or that hide the content from assistive technology.
  ///
  /// Source: F9, documented; H3, assumed.
  static func focusAndAccessibility(_ input: HealthInput) -> [Finding] {
    guard !input.simulation.isOver else { return [] }
    let hierarchy = input.device.hierarchy
    var findings: [Finding] = []
    for shield in input.simulation.shields {
      for field in input.fields(of: shield) {
        let node = hierarchy[field]
        guard input.device.isInWindow(field) else { continue }
        if node.isUserInteractionEnabled, hierarchy.textField(field)?.refusesFirstResponder == false {
          findings.append(
            Finding(
              rule: "F9", severity: .warning, node: node.label, layer: node.layer, turn: input.simulation.turn,
              place: shield.place, message: node.label + " can become first responder, and the keyboard would rise",
              hint: "subclass the field and refuse first responder", grade: .documented))
        }
        let hides =
          node.isAccessibilityElement && hierarchy.views.contains(shield.target)
          && hierarchy.isView(shield.target, sameOrBelow: field)
        if hides {
          findings.append(
            Finding(
              rule: "H3", severity: .warning, node: input.label(shield.target), layer: input.layer(shield.target),
              turn: input.simulation.turn, place: shield.place,
              message: node.label + " is an accessibility element, so VoiceOver does not see the content below it",
              hint: "declare the field to be no accessibility element", grade: .assumed))
        }
      }
    }
    return findings
  }

  /// The password AutoFill bar on other inputs, and carets that do not show.
  ///
  /// Source: F8, measured; F11, reported.
  static func keyboardEffects(_ input: HealthInput) -> [Finding] {
    var findings: [Finding] = []
    for entry in input.log.events {
      guard case .autoFillBarShown(let view) = entry.event else { continue }
      findings.append(
        Finding(
          rule: "F8", severity: .warning, node: input.label(view), layer: input.layer(view), turn: entry.turn,
          place: entry.place,
          message: "the password AutoFill bar appears for " + input.label(view)
            + ", because a secure field is in the view tree",
          hint: "take the field out of the view tree and keep its layer",
          grade: input.grade(of: [.field(.autoFillSeesViewTreeOnly)]), uses: [.field(.autoFillSeesViewTreeOnly)]))
    }
    if let responder = input.device.firstResponder, isBelowOnceSecureCanvas(responder, input.device) {
      let uses: [FactUse] = [.field(.caretSuppressedUnderCanvas)]
      findings.append(
        Finding(
          rule: "F11", severity: .warning, node: input.label(responder), layer: input.layer(responder),
          turn: input.simulation.turn,
          message: input.label(responder) + " shows no caret below a canvas that has been secure",
          hint: "keep inputs out of the shield, or detach before they are edited", grade: input.grade(of: uses),
          uses: uses))
    }
    return findings
  }

  private static func isBelowOnceSecureCanvas(_ view: ViewID, _ device: DeviceState) -> Bool {
    guard device.profile.caretSuppressedUnderCanvas.value else { return false }
    let hierarchy = device.hierarchy
    return hierarchy.layerPath(from: hierarchy.layer(of: view)).contains { layer in
      guard let owner = hierarchy[layer].owner, case .canvas(let field) = hierarchy[owner].role, field != view else {
        return false
      }
      return hierarchy.textField(field)?.wasEverSecure == true
    }
  }
}
