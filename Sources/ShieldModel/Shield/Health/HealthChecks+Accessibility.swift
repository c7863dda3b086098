extension HealthChecks {
  /// A shield that stands in the order in which assistive technology reads the screen, or that changes this order.
  ///
  /// A field that hides its content is reported by itself; then the order says nothing more.
  ///
  /// Source: H3, assumed.
  static func readingOrder(_ input: HealthInput) -> [Finding] {
    guard !input.simulation.isOver, let plain = input.comparison, !plain.isOver else { return [] }
    let shielded = names(input.device)
    var findings: [Finding] = []
    for shield in input.simulation.shields {
      let own = shielded.first { $0.hasPrefix(shield.name + "/") && !isPlaceholder($0) }
      guard let own, let view = input.device.hierarchy.views(named: own).first else { continue }
      let hidesContent =
        input.device.hierarchy.views.contains(shield.target)
        && input.device.hierarchy.isView(shield.target, sameOrBelow: view)
      if hidesContent { continue }
      findings.append(
        Finding(
          rule: "H3", severity: .note, node: input.label(view), layer: input.layer(view),
          turn: input.simulation.turn, place: shield.place,
          message: input.label(view) + " of the shield is read out as a text field of the screen",
          hint: "declare the field to be no accessibility element", grade: .assumed))
    }
    let unshielded = names(plain.device)
    let common = Set(shielded).intersection(unshielded)
    let now = shielded.filter { common.contains($0) }
    let before = unshielded.filter { common.contains($0) }
    guard let index = zip(now, before).enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset,
      let view = input.device.hierarchy.views(named: now[index]).first
    else { return findings }
    findings.append(
      Finding(
        rule: "H3", severity: .warning, node: input.label(view), layer: input.layer(view),
        turn: input.simulation.turn, place: input.simulation.shields.first?.place ?? -1,
        message: "the accessibility order is disturbed: #" + now[index] + " is read where #" + before[index]
          + " is read without the shield",
        hint: "put the host at the place that the content had among its siblings", grade: .assumed))
    return findings
  }

  /// The names of the elements in reading order; elements without a name are left out.
  private static func names(_ device: DeviceState) -> [String] {
    device.accessibilityElements.map { device.hierarchy[$0].name }.filter { !$0.isEmpty }
  }

  /// Whether a name is that of what a shield shows instead of the content, which is meant to be read.
  private static func isPlaceholder(_ name: String) -> Bool { name.hasSuffix("/placeholder") }
}
