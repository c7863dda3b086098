extension ExpectationCheck {
  /// Expectations about what a policy decided and did up to their moment.
  func policy(_ subject: Expectation.Subject, _ moment: Moment) -> Answer {
    let records = input.log.policyTurns.prefix { $0.turn < moment.turn }
    guard let record = records.last else { return .unmet("no policy is at work") }
    switch subject {
    case .cover(let isShown, let name):
      guard let scene = record.scene(name) else { return .unmet("there is no such scene") }
      return .decide(
        (scene.coverCount > 0) == isShown,
        "scene \(scene.name) has \(scene.coverCount == 0 ? "no cover" : "a cover")")
    case .covers(let count):
      let seen = record.scenes.reduce(0) { $0 + $1.coverCount }
      return .decide(seen == count, "there \(seen == 1 ? "is 1 cover" : "are \(seen) covers")")
    case .prompt(let level, let name, let count):
      guard let count else { return prompt(level, record.scene(name)) }
      return prompts(level, in: name, count: count, records)
    case .decision(let screen, let levels, let rule):
      return decision(about: screen, levels, rule, record)
    case .response(let level, let screen):
      return response(level, screen: screen ?? input.simulation.policy?.setup.screens.first?.id ?? "", records)
    default: return .unmet("this expectation cannot be checked here")
    }
  }

  private func prompt(_ level: PromptLevel, _ scene: PolicyTurnRecord.SceneEntry?) -> Answer {
    guard let scene else { return .unmet("there is no such scene") }
    return .decide(
      scene.prompt == level,
      scene.prompt == .none
        ? "scene \(scene.name) has no prompt" : "scene \(scene.name) has a prompt: \(scene.prompt.word)")
  }

  private func prompts(
    _ level: PromptLevel, in scene: String?, count: Int32, _ records: ArraySlice<PolicyTurnRecord>
  ) -> Answer {
    let seen = records.flatMap(\.commands).filter { command in
      guard case .prompt(let shown, let place) = command else { return false }
      // "none" with a number counts prompts of every kind.
      return (level == .none || shown == level) && (scene.map { $0 == place } ?? true)
    }.count
    return .decide(seen == Int(count), "there \(seen == 1 ? "was 1 such prompt" : "were \(seen) such prompts")")
  }

  private func decision(
    about screen: String, _ levels: [PolicyLevel], _ rule: String?, _ record: PolicyTurnRecord
  ) -> Answer {
    guard let decided = record.decision(about: screen) else { return .unmet("the screen \(screen) is not there") }
    var messages: [String] = []
    var holds = true
    for level in levels {
      let part = decided.decision[level.part]
      holds = holds && part.level == level
      let deciders = part.guarantee.map { [$0.word] } ?? part.deciding.map(\.rule)
      messages.append(
        "\(level.part.word) is \(part.level.word) by \(deciders.isEmpty ? "no rule" : deciders.joined(separator: ", "))"
      )
      if let rule, !deciders.contains(rule) { holds = false }
    }
    return .decide(holds, messages.joined(separator: "; "), grade: grade(of: decided.input))
  }

  /// The grade of the facts that an input rests on.
  ///
  /// That nobody knows whether captures honour masks is an input of its own, so the decision is known all the same.
  private func grade(of input: PolicyInput) -> Grade {
    let grade = self.input.grade(of: [.capture(.hardwareScreenshot), .capture(.screenRecording)])
    return grade == .contested ? .assumed : grade
  }

  private func response(
    _ level: ResponseLevel, screen: String, _ records: ArraySlice<PolicyTurnRecord>
  ) -> Answer {
    var seen = ResponseLevel.allow
    for command in records.flatMap(\.commands) {
      if case .respond(let response, screen) = command { seen = response }
    }
    return .decide(seen == level, "captures of \(screen) are answered with \(seen.word)")
  }
}
