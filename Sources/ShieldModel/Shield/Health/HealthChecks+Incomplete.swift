extension HealthChecks {
  /// Pictures that cannot be drawn whole, so that nothing that is not seen in them is known to be hidden.
  ///
  /// Source: C8, assumed.
  static func incompletePictures(_ input: HealthInput) -> [Finding] {
    var findings: [Finding] = []
    if let commit = input.log.commits.last(where: { Compositor.isIncomplete($0.tree, rule: .panel) }) {
      findings.append(incomplete("the panel", turn: commit.turn, place: -1))
    }
    var lastTree: RenderTree?
    for record in input.log.captures where record.tree != lastTree {
      lastTree = record.tree
      guard input.judge.isIncomplete(record.tree, kind: record.kind, isSubtree: record.isSubtree) else { continue }
      var finding = incomplete(record.name, turn: record.turn, place: record.place)
      finding.capture = record.name
      finding.kind = record.kind
      findings.append(finding)
      break
    }
    return findings
  }

  private static func incomplete(_ picture: String, turn: Int32, place: Int32) -> Finding {
    Finding(
      rule: "C8", severity: .error, isUndecided: true, turn: turn, place: place,
      message: "the picture of " + picture
        + " is not drawn whole: it is too large, or has too many shadows, blurs or copies",
      hint: incompleteHint, grade: .contested)
  }

  /// What helps against a picture that is not drawn whole.
  static let incompleteHint = "make the screen, the captured view or the number of effects smaller"
}
