extension HealthChecks {
  /// Content below a canvas that right-to-left layout has placed from the other edge.
  ///
  /// Source: F7, assumed.
  static func displacements(_ input: HealthInput) -> [Finding] {
    guard !input.simulation.isOver, input.device.isRightToLeft else { return [] }
    let hierarchy = input.device.hierarchy
    let uses: [FactUse] = [.field(.rightToLeftOffsetFraction)]
    var findings: [Finding] = []
    for host in input.hosts {
      guard let content = host.content.first, let state = hierarchy.textField(host.field), let canvas = state.canvas,
        // A canvas that lives elsewhere has the frame that the app gave it.
        hierarchy[canvas].superview == (state.wrapper ?? host.field)
      else { continue }
      let layer = hierarchy.layer(of: canvas)
      let offset = hierarchy[layer].frame.x - hierarchy.textRect(of: host.field, profile: input.device.profile).x
      guard offset != 0, hierarchy[hierarchy.rootLayer(of: layer)].isContextRoot else { continue }
      findings.append(
        Finding(
          rule: "F7", alsoRules: ["T5"], severity: .warning, node: input.label(content), layer: input.layer(content),
          turn: input.simulation.turn, place: host.place,
          message: "right-to-left layout places the canvas of " + input.label(host.field) + " from the other edge, and "
            + input.label(content) + " is drawn " + Decimal.text(Int32(offset)) + " points away",
          hint: "make the field as wide as its parent, or force left to right on the field",
          grade: input.grade(of: uses), uses: uses))
    }
    return findings
  }
}
