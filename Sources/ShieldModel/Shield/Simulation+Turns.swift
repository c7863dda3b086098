extension Simulation {
  /// How deeply scripts may nest.
  static let scriptDepthLimit = 32

  /// Runs one step of a scenario as one turn of the main queue.
  ///
  /// A turn is: work queued earlier, the step, layout until nothing changes, one committed frame. A crash undoes
  /// the whole turn and ends the run. A step that asks for several turns takes several.
  ///
  /// Source: E0, documented.
  public mutating func perform(_ step: Step) throws(StepError) {
    switch step.action {
    case .turn(let count):
      var remaining = max(0, count)
      while remaining > 0, !isOver {
        try performTurn([], place: step.place)
        remaining -= 1
      }
    case .together(let steps): try performTurn(steps, place: step.place)
    case .expect(let index): checkpoint(index)
    default: try performTurn([step], place: step.place)
    }
  }

  /// Runs the turn in which the app comes up: the windows that the steps make are on the screen at its end.
  public mutating func launch(_ steps: [Step]) throws(StepError) {
    try performTurn(steps, place: -1)
  }

  private mutating func performTurn(_ steps: [Step], place: Int32) throws(StepError) {
    guard !isOver else { return }
    let before = self
    let wasInBackground = isAnySceneInBackground
    do throws(Interruption) {
      let waiting = queue
      queue = []
      for block in waiting { try run(block.steps, scope: block.scope, depth: 0) }
      try run(steps, scope: "", depth: 0)
      try runEventHooks()
      try settle()
      commitFrame()
      notePolicyTurn()
    } catch {
      switch error {
      case .mistake(let mistake): throw mistake
      case .crash(let reason):
        // The step is undone, and its frame never reaches the screen.
        let crash = Refusal(
          turn: turn, error: reason, sentence: reason.sentence(in: device.hierarchy), place: self.place)
        self = before
        log.crash = crash
        turn &+= 1
        return
      }
    }
    if !wasInBackground, isAnySceneInBackground { takeAppSwitcherSnapshot() }
    turn &+= 1
  }

  /// Why a script stopped.
  enum Interruption: Error {
    /// The file is wrong.
    case mistake(StepError)
    /// The modelled app crashed.
    case crash(OperationError)
  }

  mutating func run(_ steps: [Step], scope: String, depth: Int) throws(Interruption) {
    guard depth < Self.scriptDepthLimit else { throw .mistake(error(.nestedTooDeeply)) }
    for step in steps {
      place = step.place
      do throws(Interruption) {
        try run(step.action, scope: scope, depth: depth)
      } catch {
        // A comparison run has no shield, so steps that reach into one have nothing to do.
        if isUnshielded, isAboutShield(error) { continue }
        throw error
      }
      if hasGrafts, log.cycleClosing == nil, let cycle = device.unionCycle() {
        log.cycleClosing = CycleClosing(turn: turn, place: step.place, cycle: cycle)
      }
    }
  }

  private func isAboutShield(_ interruption: Interruption) -> Bool {
    guard case .mistake(let mistake) = interruption else { return false }
    if case .unknownShield(let name, _) = mistake.problem, policy?.setup.screen(name) != nil { return true }
    guard case .noMatch(let selector, _) = mistake.problem else { return false }
    let names = shields.map { $0.name } + (policy?.setup.screens.map { $0.id } ?? []) + ["policy"]
    return names.contains { selector.contains(part: "#" + $0 + "/") }
  }

  /// Carries out an operation; a refusal is noted and the script goes on, a crash ends the run.
  @discardableResult
  mutating func apply(_ operation: Operation) throws(Interruption) -> Outcome {
    let windowCount = device.visibleWindowCount
    do {
      let outcome = try device.apply(operation)
      note(outcome.events)
      if device.visibleWindowCount > windowCount { triggered.append(Happening(trigger: .windowAppeared)) }
      return outcome
    } catch {
      if error.isCrash { throw .crash(error) }
      log.refusals.append(
        Refusal(turn: turn, error: error, sentence: error.sentence(in: device.hierarchy), place: place))
      return Outcome()
    }
  }

  mutating func note(_ events: [Event]) {
    for event in events {
      log.events.append(TimedEvent(turn: turn, event: event, place: place))
      tellPolicy(event)
      switch event {
      case .field(.canvasTakenBack(let field, _, _)):
        log.use(.field(.fieldTakesCanvasBack))
        triggered.append(Happening(trigger: .canvasLost, field: field))
      case .field(.canvasReplaced(let field, _, _)):
        triggered.append(Happening(trigger: .canvasLost, field: field))
      case .sceneCallback(.didBecomeActive, _): triggered.append(Happening(trigger: .didBecomeActive))
      case .sceneCallback(.willResignActive, _): triggered.append(Happening(trigger: .willResignActive))
      case .sceneCallback(.didEnterBackground, _): triggered.append(Happening(trigger: .didEnterBackground))
      case .sceneCallback(.willEnterForeground, _): triggered.append(Happening(trigger: .willEnterForeground))
      case .field(.maskWritten): log.use(.field(.maskWhenSecure))
      case .field(.secureUnchanged): log.use(.field(.setterIgnoresEqualValue))
      default: break
      }
    }
  }

  mutating func layOut() throws(Interruption) {
    var rounds: Int32 = 0
    var isRestless: Bool
    repeat {
      try apply(.layOutWindows)
      let didRunHooks = try runHooks()
      isRestless = try runEventHooks() || didRunHooks
      rounds += 1
    } while isRestless && rounds < DeviceState.layoutPassLimit
    if isRestless { note([.layoutDidNotSettle(passes: rounds)]) }
  }

  /// How many rounds of hooks one turn may take, so that hooks that trigger each other come to an end.
  private static let hookRoundLimit = 16

  /// Runs the hooks of what has happened since the last time; answers whether any ran.
  @discardableResult
  private mutating func runEventHooks() throws(Interruption) -> Bool {
    var didRun = false
    var rounds = 0
    while !triggered.isEmpty, rounds < Self.hookRoundLimit {
      let happened = triggered
      triggered = []
      rounds += 1
      eventHooks.removeAll { hook in hook.awaited.field.map { !device.hierarchy.views.contains($0) } ?? false }
      let due = eventHooks.filter { hook in happened.contains { $0.isOne(of: hook.awaited) } }
      eventHooks.removeAll { hook in hook.isOnce && happened.contains { $0.isOne(of: hook.awaited) } }
      for hook in due {
        try run(hook.block.steps, scope: hook.block.scope, depth: 1)
        didRun = true
      }
    }
    if !triggered.isEmpty { note([.layoutDidNotSettle(passes: Int32(rounds))]) }
    triggered = []
    return didRun
  }

  /// Runs the hooks of views that got another size; answers whether any ran.
  private mutating func runHooks() throws(Interruption) -> Bool {
    var didRun = false
    var index = 0
    while index < hooks.count {
      let hook = hooks[index]
      guard device.hierarchy.views.contains(hook.view) else {
        hooks.remove(at: index)
        continue
      }
      let size = device.hierarchy[device.hierarchy.layer(of: hook.view)].frame.size
      if size != hook.lastSize, size.width > 0, size.height > 0, device.isInWindow(hook.view) {
        hooks[index].lastSize = size
        if hook.isOnce { hooks.remove(at: index) } else { index += 1 }
        log.layoutHookRuns[hook.block.scope, default: 0] += 1
        try run(hook.block.steps, scope: hook.block.scope, depth: 1)
        didRun = true
      } else {
        index += 1
      }
    }
    return didRun
  }

  mutating func commitFrame() {
    committed = device.presentedHierarchy
    let tree = RenderTree.commit(
      committed, roots: device.contexts, size: device.screen.size, scale: device.screen.scale,
      isRightToLeft: device.isRightToLeft)
    log.commits.append(CommitRecord(turn: turn, tree: tree))
    if let view = device.firstResponder, device.isCaretSuppressed(in: view) {
      let label = device.hierarchy[view].label
      log.suppressedCarets.append(
        SuppressedCaret(turn: turn, label: label, layer: device.hierarchy.layer(of: view), place: place))
    }
    for kind in device.runningCaptures { recordFrame(of: kind, tree: tree) }
    if let outcome = try? device.apply(.commit) { note(outcome.events) }
  }

  private var isAnySceneInBackground: Bool { device.scenes.contains { $0.phase == .background } }

  private mutating func checkpoint(_ index: Int32) {
    log.checkpoints.append(
      Checkpoint(
        expectation: index, turn: turn, device: device, faultCount: log.faults.count,
        captureCount: log.captures.count, refusalCount: log.refusals.count, statuses: shieldReports))
  }
}
