extension PolicyEnforcer {
  /// What has to change for one screen.
  mutating func treat(
    _ decided: PolicyScreenDecision, in snapshot: PolicySnapshot, into commands: inout [PolicyCommand]
  ) {
    let id = decided.screen
    let outcome = decided.decision.outcome
    let scene = snapshot.scene(decided.scene)
    var treatment = screens[id] ?? ScreenTreatment()
    let isWithheld = outcome.content == .placeholder
    if isWithheld != treatment.isWithheld { commands.append(isWithheld ? .withhold(screen: id) : .reveal(screen: id)) }
    treatment.isWithheld = isWithheld
    let needsShield = outcome.shield == .on
    if needsShield, !treatment.hasShield {
      commands.append(.attachShield(screen: id))
    } else if needsShield, isChance(for: decided, scene, after: treatment) {
      commands.append(.retryShield(screen: id))
    } else if !needsShield, treatment.hasShield {
      commands.append(.detachShield(screen: id))
    }
    treatment.hasShield = needsShield
    treatment.stage = decided.input.status
    treatment.phase = decided.input.phase
    treatment.windowCount = scene?.windowCount ?? 0
    respond(decided, snapshot, &treatment, &commands)
    log(decided, snapshot, &treatment, &commands)
    screens[id] = treatment
  }

  /// Whether a shield that is not in effect may come off now: its scene becomes active, a window appears, or it has just
  /// been lost.
  ///
  /// Source: S2, assumed.
  private func isChance(for decided: PolicyScreenDecision, _ scene: PolicyScene?, after old: ScreenTreatment) -> Bool {
    let stage = decided.input.status
    guard stage == .failed || stage == .pending else { return false }
    if stage == .failed, old.stage == .applied { return true }
    if decided.input.phase == .active, old.phase != .active { return true }
    return (scene?.windowCount ?? 0) > old.windowCount
  }

  private func respond(
    _ decided: PolicyScreenDecision, _ snapshot: PolicySnapshot, _ treatment: inout ScreenTreatment,
    _ commands: inout [PolicyCommand]
  ) {
    let level = decided.decision.outcome.response
    let isNewPicture =
      decided.input.screenshot == .justTaken && treatment.respondedCount != snapshot.screenshotCount
    // Whoever was stopped is told to go on; a report or a warning needs no end.
    let isOver = level == .allow && treatment.response == .block
    if isOver || level != .allow && (level != treatment.response || isNewPicture) {
      commands.append(.respond(level, screen: decided.screen))
    }
    if decided.input.screenshot == .justTaken { treatment.respondedCount = snapshot.screenshotCount }
    treatment.response = level
  }

  private func log(
    _ decided: PolicyScreenDecision, _ snapshot: PolicySnapshot, _ treatment: inout ScreenTreatment,
    _ commands: inout [PolicyCommand]
  ) {
    let (id, input) = (decided.screen, decided.input)
    let isLogged = decided.decision.outcome.log == .event
    let isPictured = input.screenshot == .justTaken
    let isCaptured = input.capture != .none
    let isFailed = input.status == .failed
    if isLogged {
      if isPictured, treatment.loggedCount != snapshot.screenshotCount {
        commands.append(.log(.screenshot(screen: id)))
      }
      if isCaptured, treatment.loggedCapture != input.capture {
        commands.append(.log(.capture(input.capture, screen: id)))
      }
      if isFailed, !treatment.isFailureLogged { commands.append(.log(.shieldFailed(screen: id))) }
      let isPlain = !isPictured && !isCaptured && !isFailed
      if isPlain, !treatment.isDecisionLogged { commands.append(.log(.decided(screen: id))) }
      if isPictured { treatment.loggedCount = snapshot.screenshotCount }
    }
    treatment.loggedCapture = isLogged && isCaptured ? input.capture : .none
    treatment.isFailureLogged = isLogged && isFailed
    treatment.isDecisionLogged = isLogged
  }

  /// Gives back screens that the app no longer lists.
  mutating func dropScreens(in snapshot: PolicySnapshot, into commands: inout [PolicyCommand]) {
    for id in screens.keys.sorted() where snapshot.screen(id) == nil {
      guard let old = screens.removeValue(forKey: id) else { continue }
      if old.hasShield { commands.append(.detachShield(screen: id)) }
      if old.isWithheld { commands.append(.reveal(screen: id)) }
    }
  }
}
