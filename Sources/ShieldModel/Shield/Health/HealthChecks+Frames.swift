extension HealthChecks {
  /// What following a frame by hand costs, and fields whose frame no longer follows.
  ///
  /// A field outside the view tree whose layer is drawn gets no frame from any layout pass.
  ///
  /// Source: T5, documented.
  static func framesByHand(_ input: HealthInput) -> [Finding] {
    guard !input.simulation.isOver else { return [] }
    let hierarchy = input.device.hierarchy
    var findings: [Finding] = []
    for shield in input.simulation.shields {
      if let runs = input.log.layoutHookRuns[shield.name] {
        findings.append(
          Finding(
            rule: "T5", severity: .note, node: shieldNode(shield.name), turn: input.simulation.turn,
            place: shield.place, message: "frames are set by hand: " + Decimal.text(runs) + " times in layout passes",
            hint: "skip the work while the bounds are unchanged", grade: .documented))
      }
      for field in input.fields(of: shield) where !input.device.isInWindow(field) {
        let layer = hierarchy.layer(of: field)
        guard let superlayer = hierarchy[layer].superlayer,
          hierarchy[hierarchy.rootLayer(of: layer)].isContextRoot
        else { continue }
        let size = hierarchy[layer].frame.size
        guard size.width > 0, size.height > 0, size != hierarchy[superlayer].frame.size else { continue }
        findings.append(
          Finding(
            rule: "T5", severity: .warning, node: input.label(field), layer: layer, turn: input.simulation.turn,
            place: shield.place,
            message: input.label(field) + " is out of the view tree, and its frame no longer follows what it hangs in",
            hint: "set the field's frame in every layout pass whose bounds changed", grade: .documented))
      }
    }
    return findings
  }
}
