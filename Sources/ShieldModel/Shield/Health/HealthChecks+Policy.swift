extension HealthChecks {
  /// What a policy asked for and what came of it, turn by turn.
  static func policies(_ input: HealthInput) -> [Finding] {
    if input.log.policyTurns.isEmpty { return [] }
    return covers(input) + exposures(input) + detections(input) + prompts(input)
  }

  /// More covers than one in a scene, a cover that nobody asks for, a cover that is asked for and not there.
  ///
  /// Source: E1, documented.
  private static func covers(_ input: HealthInput) -> [Finding] {
    var findings: [Finding] = []
    var isReported = Set<String>()
    for record in input.log.policyTurns {
      for scene in record.scenes {
        let wanted: Int32 = scene.wanted == .none ? 0 : 1
        guard scene.coverCount != wanted else { continue }
        let message: String
        let hint: String
        if scene.coverCount > 1 {
          message = "scene " + scene.name + " has " + Decimal.text(scene.coverCount) + " covers"
          hint = "keep one cover a scene and let one part of the app show and hide it"
        } else if wanted == 0 {
          // A cover that the app put up by itself is its own affair while the scene is not in front.
          guard scene.phase == .active else { continue }
          message = "scene " + scene.name + " is active and still covered"
          hint = "take the cover away on every way back"
        } else {
          message = "scene " + scene.name + " should be covered and is not when the picture for the app switcher is due"
          hint = "cover with a window of its own, which no presentation can refuse"
        }
        guard isReported.insert(message).inserted else { continue }
        findings.append(
          Finding(
            rule: "E1", alsoRules: wanted == 1 && scene.coverCount == 0 ? ["E6"] : [], severity: .error,
            turn: record.turn, place: record.place, message: message, hint: hint, grade: .documented))
      }
    }
    return findings
  }

  /// A screen whose content shows before the shield that its policy requires is in effect.
  ///
  /// Source: S1, assumed; C8, assumed.
  private static func exposures(_ input: HealthInput) -> [Finding] {
    var findings: [Finding] = []
    var isReported = Set<String>()
    for record in input.log.policyTurns {
      if !record.isSettled, isReported.insert("").inserted {
        findings.append(
          Finding(
            rule: "E0", severity: .error, turn: record.turn, place: record.place,
            message: "the policy changes its mind within one turn and does not come to rest",
            hint: "let no decision rest on what it changes itself", grade: .assumed))
      }
      for decided in record.decisions where decided.decision.outcome.shield == .on {
        let isWaiting = decided.input.status == .pending || decided.input.status == .disabled
        guard isWaiting, decided.decision.outcome.content == .shown, isReported.insert(decided.screen).inserted
        else { continue }
        findings.append(
          Finding(
            rule: "S1", alsoRules: ["C8"], severity: .error, turn: record.turn, place: record.place,
            message: "screen " + decided.screen + " shows before its shield is in effect",
            hint: "withhold the content until the shield is in effect", grade: .assumed))
      }
    }
    return findings
  }

  /// A capture that runs and that the app does not know of.
  ///
  /// Source: E4, documented.
  private static func detections(_ input: HealthInput) -> [Finding] {
    guard let missed = input.log.policyTurns.first(where: { $0.isCaptured && $0.snapshot.capture == .none }) else {
      return []
    }
    return [
      Finding(
        rule: "E4", severity: .error, turn: missed.turn, place: missed.place,
        message: "the device is captured and the policy does not know, since no notice came",
        hint: "read the state when the app comes up instead of waiting for a change", grade: .documented)
    ]
  }

  /// Two prompts for one capture, and an answer to none.
  ///
  /// Source: E4, documented.
  private static func prompts(_ input: HealthInput) -> [Finding] {
    var findings: [Finding] = []
    for record in input.log.policyTurns {
      let scenes = record.commands.compactMap { command -> String? in
        guard case .prompt(_, let scene) = command else { return nil }
        return scene
      }
      guard Set(scenes).count > 1 else { continue }
      findings.append(
        Finding(
          rule: "E4", severity: .warning, turn: record.turn, place: record.place,
          message: "one capture is met with a prompt in " + scenes.joined(separator: " and in "),
          hint: "let one part of the app listen and speak", grade: .documented))
    }
    for lost in input.log.lostAnswers {
      findings.append(
        Finding(
          rule: "E4", severity: .warning, turn: lost.turn, place: lost.place,
          message: "there is no prompt that takes the answer " + lost.answer.word,
          hint: "a prompt comes once for each capture, and only while its scene is active", grade: .documented))
    }
    return findings
  }
}

extension HealthInput {
  /// The layers of the comparison run that show what the policy withholds.
  func withheldLayers(_ record: PolicyTurnRecord?, in comparison: Simulation) -> Set<LayerID> {
    guard let record, let setup = simulation.policy?.setup else { return [] }
    var layers = Set<LayerID>()
    for decided in record.decisions where decided.decision.outcome.content == .placeholder {
      guard let screen = setup.screen(decided.screen) else { continue }
      for view in comparison.views(matching: screen.view) {
        // A window that is withheld keeps its own background.
        if comparison.device.window(view) == nil {
          layers.insert(comparison.device.hierarchy.layer(of: view))
        } else {
          for child in comparison.device.hierarchy[view].subviews {
            layers.insert(comparison.device.hierarchy.layer(of: child))
          }
        }
      }
    }
    return layers
  }
}
