extension Simulation {
  /// Notes what the policy decided and did in the turn whose frame has just been committed.
  mutating func notePolicyTurn() {
    guard !isUnshielded, let run = policy else { return }
    let scenes = device.scenes.enumerated().map { index, scene in
      PolicyTurnRecord.SceneEntry(
        name: scene.name, phase: scene.phase, wanted: run.enforcer.cover(of: scene.name),
        coverCount: coverCount(ofScene: Int32(index), run.covers[scene.name]),
        prompt: run.prompts[scene.name] == nil ? .none : run.enforcer.prompt(in: scene.name))
    }
    let withheld = run.withheld.sorted { $0.key < $1.key }.map { $0.value }
    let additions =
      withheld.compactMap { $0.placeholder } + Self.ordered(run.covers) + Self.ordered(run.prompts)
      + Self.ordered(run.sheets)
    log.policyTurns.append(
      PolicyTurnRecord(
        turn: turn, snapshot: run.snapshot, decisions: run.enforcer.decisions, commands: run.commands, scenes: scenes,
        withheld: withheld.flatMap { $0.hidden }.compactMap { layer(ofLiving: $0) },
        additions: additions.compactMap { layer(ofLiving: $0) }, isCaptured: device.isCaptured,
        isSettled: run.isSettled, place: place))
    policy?.commands = []
    policy?.isSettled = true
  }

  private static func ordered(_ views: [String: ViewID]) -> [ViewID] {
    views.sorted { $0.key < $1.key }.map { $0.value }
  }

  private func layer(ofLiving view: ViewID) -> LayerID? { device.hierarchy.views.find(view)?.layer }

  /// The covers over a scene: visible windows that are covers, the app's own too, and a presented one.
  private func coverCount(ofScene index: Int32, _ own: ViewID?) -> Int32 {
    var count: Int32 = 0
    for view in device.visibleWindowsFrontToBack {
      guard let state = device.window(view) else { continue }
      if state.scene == index, state.purpose == .cover { count += 1 }
    }
    if let own, device.window(own) == nil, device.isInWindow(own) { count += 1 }
    return count
  }
}

/// An answer to a prompt that was not there or does not take it.
public struct LostAnswer: Hashable, Sendable {
  /// The turn, counted from 0.
  public var turn: Int32
  /// The answer.
  public var answer: PromptAnswer
  /// The place of the step.
  public var place: Int32
}
