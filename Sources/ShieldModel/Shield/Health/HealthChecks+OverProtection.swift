extension HealthChecks {
  /// Content without a secret that stays on the panel and that a mask leaves out of the first picture of the screen.
  ///
  /// Content that is left out together with a secret is worth a note. A warning is due when the mask is that of a
  /// shield which nobody asks to be on, or which nobody applied to this content. A mask that the app sets by hand and a
  /// field's own text ask for themselves.
  ///
  /// Source: C4, measured.
  static func overProtection(_ input: HealthInput) -> [Finding] {
    guard !input.simulation.isOver else { return [] }
    var findings: [Finding] = []
    var isReported = Set<String>()
    var lastTree: RenderTree?
    for record in input.log.captures where !record.isSubtree && !record.kind.bit.isEmpty {
      guard input.device.profile.capture(record.kind).value == .honours, record.tree != lastTree else { continue }
      lastTree = record.tree
      for group in hiddenGroups(in: record) {
        guard let finding = finding(on: group, in: record, input: input) else { continue }
        if isReported.insert(finding.node + finding.severity.word).inserted { findings.append(finding) }
      }
    }
    return findings
  }

  /// The nodes that one layer's mask leaves out.
  private struct HiddenGroup {
    var source: LayerID
    var nodes: [RenderNode]
  }

  private static func hiddenGroups(in record: CaptureRecord) -> [HiddenGroup] {
    var groups: [HiddenGroup] = []
    for node in record.tree.nodes where node.visibility.isDrawn && node.paintsSomething {
      guard !node.effectiveMask.isDisjoint(with: record.kind.bit),
        let source = outermostMask(of: node.layer, for: record.kind.bit, in: record.hierarchy)
      else { continue }
      if let index = groups.firstIndex(where: { $0.source == source }) {
        groups[index].nodes.append(node)
      } else {
        groups.append(HiddenGroup(source: source, nodes: [node]))
      }
    }
    return groups
  }

  private static func outermostMask(of layer: LayerID, for bit: CaptureMask, in hierarchy: Hierarchy) -> LayerID? {
    hierarchy.layerPath(from: layer).last { !hierarchy[$0].captureMask.isDisjoint(with: bit) }
  }

  private static func finding(on group: HiddenGroup, in record: CaptureRecord, input: HealthInput) -> Finding? {
    let hierarchy = record.hierarchy
    let secrets = hierarchy.secretRoots
    let secretReach = hierarchy.reach(of: secrets)
    let below = hierarchy.reach(of: [group.source])
    let bearsSecret = !secrets.filter { below.contains($0) }.isEmpty
    let shield = maskingShield(group.source, in: hierarchy, input: input)
    var asked = secretReach
    if !bearsSecret {
      // Without any secret below the mask, only a shield can be said to hide what nobody wants hidden.
      guard shield != nil else { return nil }
      let targets = input.simulation.shields.filter { shield in
        record.requestedShields.contains(shield.name) && hierarchy.views.contains(shield.target)
      }
      asked.formUnion(hierarchy.reach(of: targets.map { hierarchy.layer(of: $0.target) }))
    }
    // What holds a secret is its frame and goes with it.
    let frames = Set(secrets.flatMap { hierarchy.layerPath(from: $0) })
    let lost = group.nodes.filter { node in
      !asked.contains(node.layer) && !frames.contains(node.layer) && !isMadeByShieldOrField(node, hierarchy, input)
    }
    guard let first = lost.first(where: { isOnPanel($0, in: record) }) else { return nil }
    let label = hierarchy.label(of: first.layer)
    let count =
      Decimal.text(lost.count) + (lost.count == 1 ? " node that is not secret, " : " nodes, not secret, such as ")
    let message =
      bearsSecret
      ? "over-protection: " + count + label + ", left out with the secret"
      : "over-protection: " + count + label + ", left out although nobody asks for it"
    return Finding(
      rule: "C4", severity: bearsSecret ? .note : .warning, node: label, layer: first.layer, capture: record.name,
      kind: record.kind, turn: record.turn, place: shield?.place ?? -1, message: message,
      hint: bearsSecret ? "shield only the nodes that are secret" : "detach the shield when the last owner is gone",
      grade: .measured)
  }

  /// The shield whose field has the canvas that carries a mask; nil when the mask is nobody's shield.
  private static func maskingShield(
    _ source: LayerID, in hierarchy: Hierarchy, input: HealthInput
  ) -> ShieldInstance? {
    guard let owner = hierarchy[source].owner, case .canvas(let field) = hierarchy[owner].role,
      let name = hierarchy.views.find(field)?.name
    else { return nil }
    return input.simulation.shields.first { name.hasPrefix($0.name + "/") }
  }

  private static func isMadeByShieldOrField(_ node: RenderNode, _ hierarchy: Hierarchy, _ input: HealthInput) -> Bool {
    guard let owner = node.owner else { return false }
    if hierarchy.isPrivatePart(owner) || hierarchy.textField(owner) != nil { return true }
    return input.simulation.shields.contains { hierarchy[owner].name.hasPrefix($0.name + "/") }
  }

  private static func isOnPanel(_ node: RenderNode, in record: CaptureRecord) -> Bool {
    LeakExamination.examine(record.tree.marking { $0.layer == node.layer }, rule: .panel).leaks
  }
}

extension RenderNode {
  /// Whether the node itself paints at least one part.
  var paintsSomething: Bool {
    fill.alpha > 0 || text != nil || video != nil || (borderWidth > 0 && borderColor.alpha > 0)
  }
}
