extension Simulation {
  /// How often decisions may change within one turn.
  static let policyRoundLimit: Int32 = 16

  /// What the policy decided last about a screen; nil without a policy.
  public func policyDecision(about screen: String) -> PolicyScreenDecision? {
    policy?.enforcer.decision(about: screen)
  }

  /// Lets the app enforce a policy from its first turn on.
  public mutating func enforce(_ setup: PolicySetup) { policy = PolicyRun(setup) }

  /// Captures run already when the app comes up; nobody tells it.
  ///
  /// Source: E4, documented.
  public mutating func startBeforeLaunch(_ kinds: [CaptureKind]) {
    for kind in kinds where kind.isContinuous && !device.runningCaptures.contains(kind) {
      device.runningCaptures.append(kind)
    }
  }

  /// Lays out and lets the policy act in turn until neither changes anything.
  ///
  /// Only then is a frame committed, so that none shows content which its policy withholds.
  ///
  /// Source: S1, assumed (a choice of this project).
  mutating func settle() throws(Interruption) {
    try enforcePolicy()
    try layOut()
    var rounds: Int32 = 0
    while try enforcePolicy() {
      try layOut()
      rounds += 1
      if rounds == Self.policyRoundLimit {
        note([.layoutDidNotSettle(passes: rounds)])
        policy?.isSettled = false
        return
      }
    }
  }

  /// Observes, decides, and carries out what has to change; answers whether anything had to.
  @discardableResult
  private mutating func enforcePolicy() throws(Interruption) -> Bool {
    guard !isUnshielded, var run = policy else { return false }
    observe(&run)
    let commands = run.enforcer.update(run.snapshot)
    run.commands.append(contentsOf: commands)
    policy = run
    for command in commands { try carryOut(command) }
    return try raiseCovers() || !commands.isEmpty
  }

  private func observe(_ run: inout PolicyRun) {
    let isCaptured = run.setup.detector == .state ? device.isCaptured : run.isBelievedCaptured
    run.snapshot.frame = turn
    run.snapshot.observe(device, isCaptured: isCaptured)
    for index in run.snapshot.scenes.indices {
      if run.setup.externalScenes.contains(run.snapshot.scenes[index].id) {
        run.snapshot.scenes[index].externalDisplay = .ownScene
      }
      run.snapshot.scenes[index].interruption =
        run.snapshot.scenes[index].phase == .inactive ? interruption : .none
    }
    run.snapshot.screens = run.setup.screens.compactMap { screen in
      guard let view = target(of: screen) else { return nil }
      return PolicyScreen(
        id: screen.id, scene: screen.scene ?? sceneName(of: view), sensitivity: screen.sensitivity,
        owners: run.owners[screen.id] ?? PolicyOwners(), stage: stage(of: screen, run))
    }
  }

  /// The view of a screen: what its shield hosts, or what its selector finds.
  func target(of screen: PolicyScreenSetup) -> ViewID? {
    if let shield = shields.first(where: { $0.name == screen.id }) {
      return device.hierarchy.views.contains(shield.target) ? shield.target : nil
    }
    return views(matching: screen.view).first
  }

  /// The name of the scene in whose window a view is; the first scene for a view outside every window.
  private func sceneName(of view: ViewID) -> String {
    let index = device.windowRoot(of: view).flatMap { device.window($0)?.scene } ?? 0
    return device.scenes[device.scenes.indices.contains(Int(index)) ? Int(index) : 0].name
  }

  private func stage(of screen: PolicyScreenSetup, _ run: PolicyRun) -> ShieldStage {
    guard let shield = shields.first(where: { $0.name == screen.id }) else {
      // A shield that was asked for and that nobody can build has failed.
      return run.enforcer.hasShield(screen.id) ? .failed : .disabled
    }
    switch report(shield).status {
    case .disabled: return .disabled
    case .pending: return .pending
    case .applied: return .applied
    case .failed, .unsupported: return .failed
    }
  }

  private mutating func carryOut(_ command: PolicyCommand) throws(Interruption) {
    switch command {
    case .withhold(let screen): try withhold(screen)
    case .reveal(let screen): try reveal(screen)
    case .showCover(let kind, let scene): try showCover(kind, over: scene)
    case .hideCover(let scene): try hideCover(over: scene)
    case .attachShield(let screen): try attachShield(of: screen)
    case .retryShield(let screen): try retryShield(of: screen)
    case .detachShield(let screen): try detachShield(of: screen)
    case .prompt(let level, let scene): try showPrompt(level, in: scene)
    case .dismissPrompt(let scene): try dismissPrompt(in: scene)
    case .respond, .log: break
    }
  }

  /// What the policy is told by the device, beside the state that it reads.
  mutating func tellPolicy(_ event: Event) {
    switch event {
    case .userDidTakeScreenshot: policy?.snapshot.screenshotCount += 1
    case .capturedDidChange(let isCaptured): policy?.isBelievedCaptured = isCaptured
    default: break
    }
  }

  /// The person answers the prompt that is there; answers whether there was one that can be answered so.
  mutating func answerPrompt(_ answer: PromptAnswer) throws(Interruption) {
    guard !isUnshielded, var run = policy else { return }
    let scene = run.snapshot.scenes.first { run.enforcer.prompt(in: $0.id) != .none }?.id ?? ""
    let commands = run.enforcer.answer(answer, in: scene)
    run.commands.append(contentsOf: commands)
    policy = run
    if commands.isEmpty { log.lostAnswers.append(LostAnswer(turn: turn, answer: answer, place: place)) }
    for command in commands { try carryOut(command) }
    if answer == .share, !commands.isEmpty, let offer = run.setup.offer { try showShareSheet(offer, in: scene) }
  }

  /// The system puts something in front of the app or takes it away, whereupon scenes leave or become active.
  ///
  /// Source: E2, documented.
  mutating func interrupt(_ interruption: SystemInterruption) throws(Interruption) {
    self.interruption = interruption
    let isStart = interruption != .none
    for index in device.scenes.indices where device.scenes[index].phase == (isStart ? .active : .inactive) {
      try apply(.transition(isStart ? .willResignActive : .didBecomeActive, scene: Int32(index)))
    }
  }
}
