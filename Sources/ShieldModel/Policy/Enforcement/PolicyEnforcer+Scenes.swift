extension PolicyEnforcer {
  /// What has to change over one scene.
  mutating func present(
    _ scene: PolicyScene, in snapshot: PolicySnapshot, notice: ScreenshotNotice, into commands: inout [PolicyCommand]
  ) {
    var presentation = scenes[scene.id] ?? ScenePresentation()
    let cover = coverLevel(of: scene.id)
    if cover != presentation.cover {
      commands.append(cover == .none ? .hideCover(scene: scene.id) : .showCover(cover, scene: scene.id))
    }
    presentation.cover = cover
    if let shown = presentation.prompt {
      let level = standingLevel(of: shown, in: scene.id, snapshot)
      if level == .none {
        commands.append(.dismissPrompt(scene: scene.id))
        presentation.prompt = nil
      } else if level != shown.level {
        commands.append(.prompt(level, scene: scene.id))
        presentation.prompt?.level = level
      }
    } else if let prompt = newPrompt(in: scene.id, snapshot, notice: notice) {
      commands.append(.prompt(prompt.level, scene: scene.id))
      presentation.prompt = prompt
    }
    scenes[scene.id] = presentation
  }

  /// The strictest cover that a screen of the scene asks for, so that one cover serves them all.
  private func coverLevel(of scene: String) -> CoverLevel {
    var level = CoverLevel.none
    for decided in decisions where decided.scene == scene {
      let cover = decided.decision.outcome.cover
      if cover.rawValue > level.rawValue { level = cover }
    }
    return level
  }

  /// The strictest prompt of the scene's screens; those with an owner on top speak for the others.
  private func promptLevel(of scene: String, notice: ScreenshotNotice) -> PromptLevel {
    let own = decisions.filter { $0.scene == scene }
    let owned = own.filter { $0.input.ownership == .visible }
    var strictest: PromptLevel?
    for decided in owned.isEmpty ? own : owned {
      var level = decided.decision.outcome.prompt
      if decided.input.screenshot != notice {
        var input = decided.input
        input.screenshot = notice
        level = engine.decide(input).outcome.prompt
      }
      if level.rawValue >= strictest?.rawValue ?? 0 { strictest = level }
    }
    return strictest ?? .none
  }

  /// What the policy says to a prompt that is there, for the reason for which it came.
  private func standingLevel(of shown: ShownPrompt, in scene: String, _ snapshot: PolicySnapshot) -> PromptLevel {
    if shown.isAboutScreenshot { return promptLevel(of: scene, notice: .justTaken) }
    return snapshot.capture == .none ? .none : promptLevel(of: scene, notice: .none)
  }

  /// The prompt for something that has met with none yet: one for each capture, and some time apart.
  ///
  /// Source: E4, documented.
  private mutating func newPrompt(
    in scene: String, _ snapshot: PolicySnapshot, notice: ScreenshotNotice
  ) -> ShownPrompt? {
    let isPictured = notice == .justTaken && prompting.screenshotCount != snapshot.screenshotCount
    let isCaptured = snapshot.capture != .none && prompting.capture != snapshot.capture
    guard isPictured || isCaptured else { return nil }
    let level = promptLevel(of: scene, notice: isPictured ? .justTaken : .none)
    guard level != .none else { return nil }
    if let last = prompting.lastFrame, Int(snapshot.frame) - Int(last) <= max(0, policy.parameters.debounceTurns) {
      return nil
    }
    prompting.lastFrame = snapshot.frame
    prompting.screenshotCount = snapshot.screenshotCount
    prompting.capture = snapshot.capture
    return ShownPrompt(level: level, isAboutScreenshot: isPictured)
  }

  /// Takes what lies over scenes that are gone.
  mutating func dropScenes(in snapshot: PolicySnapshot, into commands: inout [PolicyCommand]) {
    for id in scenes.keys.sorted() where snapshot.scene(id) == nil {
      guard let old = scenes.removeValue(forKey: id) else { continue }
      if old.prompt != nil { commands.append(.dismissPrompt(scene: id)) }
      if old.cover != .none { commands.append(.hideCover(scene: id)) }
    }
  }

  /// The person answers the prompt in a scene.
  ///
  /// Without a prompt nothing happens, and only an offer can be taken up.
  public mutating func answer(_ answer: PromptAnswer, in scene: String) -> [PolicyCommand] {
    guard let shown = scenes[scene]?.prompt, answer == .skip || shown.level == .offerShare else { return [] }
    scenes[scene]?.prompt = nil
    return [.dismissPrompt(scene: scene)] + (answer == .share ? [.log(.shared(scene: scene))] : [])
  }
}
