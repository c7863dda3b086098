extension HealthChecks {
  /// Secret content in a picture: one finding for each secret and each picture's name.
  ///
  /// Source: C8, assumed.
  static func leaks(_ input: HealthInput) -> [Finding] {
    var findings: [Finding] = []
    var isReported = Set<String>()
    var lastTree: RenderTree?
    var lastKind: CaptureKind?
    for record in input.log.captures {
      // Frames of a recording mostly repeat; an equal tree cannot show anything new.
      if record.tree == lastTree, record.kind == lastKind { continue }
      lastTree = record.tree
      lastKind = record.kind
      for secret in record.secretRoots {
        let label = record.label(of: secret)
        let key = record.name + "\u{0}" + label
        if isReported.contains(key) { continue }
        let exposure = input.judge.judge([secret], in: record)
        guard exposure.verdict == .exposed || exposure.verdict == .unknown else { continue }
        isReported.insert(key)
        findings.append(
          leak(
            of: secret, label: label, in: record, exposure: exposure,
            part: input.uncoveredPart(bearing: secret, in: record)))
      }
    }
    return findings
  }

  private static func leak(
    of secret: LayerID, label: String, in record: CaptureRecord, exposure: Exposure, part: String?
  ) -> Finding {
    let isKnown = exposure.verdict == .exposed
    let shown = record.kind.title + (record.frame > 0 ? ", frame " + Decimal.text(record.frame) : "")
    var message =
      isKnown
      ? label + " shows in " + shown + ": " + exposure.reason
      : "nobody knows whether " + label + " shows in " + shown + ": " + exposure.reason
    if let part { message += "; it is in " + part + ", which no shield covers" }
    let hint: String
    if !isKnown, exposure.uses.isEmpty {
      hint = incompleteHint
    } else if record.kind.bit.isEmpty {
      hint = "no mask helps here; keep the content off the screen or do without this destination"
    } else if isKnown {
      hint = "host it below a canvas that carries the mask, and check the lookup on this system"
    } else {
      hint = "put an opaque cover over it, which holds whatever the answer is"
    }
    return Finding(
      rule: "C8", alsoRules: record.kind.bit.isEmpty ? ["C2"] : [], severity: .error, isUndecided: !isKnown,
      node: label, layer: secret, capture: record.name, kind: record.kind, turn: record.turn, place: record.place,
      message: message, hint: hint, grade: exposure.grade, uses: exposure.uses)
  }
}

extension Hierarchy {
  /// The layers that are marked secret themselves, in slot order.
  public var secretRoots: [LayerID] { layers.handles.filter { layers[$0].isSecret } }
}
