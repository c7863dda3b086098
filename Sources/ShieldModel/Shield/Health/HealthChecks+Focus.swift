extension HealthChecks {
  /// Fields of shields that can raise the keyboard, and fields that hide their content from assistive technology.
  ///
  /// Source: F9, documented; H3, assumed.
  static func focusAndAccessibility(_ input: HealthInput) -> [Finding] {
    guard !input.simulation.isOver else { return [] }
    let hierarchy = input.device.hierarchy
    var findings: [Finding] = []
    for host in input.hosts where input.device.isInWindow(host.field) {
      let node = hierarchy[host.field]
      // A field that nobody calls a shield may be there to be edited.
      if host.shield != nil, node.isUserInteractionEnabled,
        hierarchy.textField(host.field)?.refusesFirstResponder == false
      {
        findings.append(
          Finding(
            rule: "F9", severity: host.severity, node: node.label, layer: node.layer, turn: input.simulation.turn,
            place: host.place, message: node.label + " can become first responder, and the keyboard would rise",
            hint: "subclass the field and refuse first responder", grade: .documented))
      }
      guard node.isAccessibilityElement, let content = silencedContent(of: host, input) else { continue }
      findings.append(
        Finding(
          rule: "H3", severity: host.severity, node: input.label(content), layer: input.layer(content),
          turn: input.simulation.turn, place: host.place,
          message: node.label + " is an accessibility element, so VoiceOver does not see the content below it",
          hint: "declare the field to be no accessibility element", grade: .assumed))
    }
    return findings
  }

  /// The content of a host that lies below the field in the view tree: the shield's target, or what hangs there.
  private static func silencedContent(of host: CanvasHost, _ input: HealthInput) -> ViewID? {
    let hierarchy = input.device.hierarchy
    let target = input.simulation.shields.first { $0.name == host.shield }?.target
    let candidates = target.map { [$0] } ?? host.content
    return candidates.first { hierarchy.views.contains($0) && hierarchy.isView($0, sameOrBelow: host.field) }
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
    let uses: [FactUse] = [.field(.caretSuppressedUnderCanvas)]
    var isReported = Set<LayerID>()
    for caret in input.log.suppressedCarets where isReported.insert(caret.layer).inserted {
      findings.append(
        Finding(
          rule: "F11", severity: .warning, node: caret.label, layer: caret.layer, turn: caret.turn,
          place: caret.place, message: caret.label + " shows no caret below a canvas that has been secure",
          hint: "keep inputs out of the shield, or detach before they are edited", grade: input.grade(of: uses),
          uses: uses))
    }
    return findings
  }
}
