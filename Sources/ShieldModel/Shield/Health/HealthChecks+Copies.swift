extension HealthChecks {
  /// Layers that show secret content of another moment which had a mask then or has one now, and which have none
  /// themselves: one finding for each.
  ///
  /// Where nobody knows whether a snapshot keeps its mask, the pictures in which it matters say so.
  ///
  /// Source: C6, assumed.
  static func unmaskedSnapshots(_ input: HealthInput) -> [Finding] {
    var findings: [Finding] = []
    var isListed = Set<LayerID>()
    for commit in input.log.commits {
      for node in commit.tree.nodes where node.visibility.isDrawn && !isListed.contains(node.layer) {
        guard let kept = node.kept else { continue }
        for snapshot in [kept.shown, kept.fading] {
          guard let snapshot, snapshot.origin.content.doubt == .none,
            !node.effectiveMask.isSuperset(of: input.maskOfSecrets(in: snapshot)), snapshot.frame.hasTaint
          else { continue }
          isListed.insert(node.layer)
          findings.append(unmasked(snapshot, by: node, in: commit, input))
          break
        }
      }
    }
    return findings
  }

  private static func unmasked(
    _ snapshot: RenderSnapshot, by node: RenderNode, in commit: CommitRecord, _ input: HealthInput
  ) -> Finding {
    let content = snapshot.origin.content
    let label = input.device.hierarchy.label(of: node.layer)
    let secret = snapshot.tree.nodes.first { $0.isSecret }
    let part = secret.map { content.hierarchy.label(of: $0.layer) } ?? "secret content"
    let uses: [FactUse] = [.field(.snapshotsKeepMask)]
    return Finding(
      rule: "C6", severity: .warning, node: label, layer: node.layer,
      turn: commit.turn,
      message: label + " shows the snapshot " + content.name + " with the pixels of " + part
        + ", and a snapshot brings no mask along",
      hint: "put what shows it below a mask of its own, or keep it by the rule of a capture",
      grade: Grade.weakest(.assumed, input.grade(of: uses)), uses: uses)
  }

  /// Secrets that an engine draws into a surface which captures do not leave out as a whole: one finding for each.
  ///
  /// Source: C1, assumed.
  static func engineSurfaces(_ input: HealthInput) -> [Finding] {
    var findings: [Finding] = []
    let hierarchy = input.device.hierarchy
    for secret in hierarchy.secretRoots {
      guard let surface = hierarchy.engineSurface(above: secret),
        !hierarchy.effectiveMask(of: surface).isSuperset(of: .captures)
      else { continue }
      let isMasked = !hierarchy[secret].captureMask.isDisjoint(with: .captures)
      let label = hierarchy.label(of: secret)
      findings.append(
        Finding(
          rule: "C1", alsoRules: ["C3"], severity: .warning, node: label, layer: secret,
          message: label + " is drawn by an engine into " + hierarchy.label(of: surface)
            + (isMasked ? ", where a mask on a part has no effect" : ", of which no part can be left out alone"),
          hint: "mask the whole surface", grade: .assumed))
    }
    return findings
  }
}

extension HealthInput {
  /// The masks that the secrets of a snapshot had, and those that they have at the end of the run.
  fileprivate func maskOfSecrets(in snapshot: RenderSnapshot) -> CaptureMask {
    var mask = CaptureMask()
    for node in snapshot.tree.nodes where node.isSecret {
      mask.formUnion(node.effectiveMask)
      if device.hierarchy.layers.contains(node.layer) {
        mask.formUnion(device.hierarchy.effectiveMask(of: node.layer))
      }
    }
    return mask.intersection(.captures)
  }
}
