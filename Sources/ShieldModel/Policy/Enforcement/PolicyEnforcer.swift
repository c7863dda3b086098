/// Turns what happens to an app into what the app has to do, by a policy.
///
/// It is a value without side effects: the same snapshots always lead to the same commands, and a snapshot that comes
/// twice leads to none the second time. Whoever carries the commands out tells in the next snapshot what came of them, as
/// the stage of a shield. Work is in proportion to screens and rules.
///
/// Source: S1 and S3, assumed; E1 and E4, documented.
public struct PolicyEnforcer: Hashable, Sendable {
  /// The policy.
  public let policy: Policy
  /// What was decided last, in the order of the snapshot's screens.
  public private(set) var decisions: [PolicyScreenDecision] = []

  let engine: PolicyEngine
  var screens: [String: ScreenTreatment] = [:]
  var scenes: [String: ScenePresentation] = [:]
  var prompting = PromptHistory()
  private var screenshots = ScreenshotCounter()

  /// What is in force for one screen.
  struct ScreenTreatment: Hashable, Sendable {
    var isWithheld = false
    var hasShield = false
    var stage = ShieldStage.disabled
    var phase: ScenePhase?
    var windowCount: Int32 = 0
    var response = ResponseLevel.allow
    var respondedCount: Int32 = 0
    var loggedCount: Int32 = 0
    var loggedCapture = CaptureSource.none
    var isFailureLogged = false
    var isDecisionLogged = false
  }

  /// What lies over one scene.
  struct ScenePresentation: Hashable, Sendable {
    var cover = CoverLevel.none
    var prompt: ShownPrompt?
  }

  /// A prompt that is there.
  struct ShownPrompt: Hashable, Sendable {
    var level: PromptLevel
    var isAboutScreenshot: Bool
  }

  /// What has been met with a prompt already, in whatever scene.
  struct PromptHistory: Hashable, Sendable {
    var lastFrame: Int32?
    var screenshotCount: Int32 = 0
    var capture = CaptureSource.none
  }

  /// Tells which frames have a screenshot of their own.
  private struct ScreenshotCounter: Hashable, Sendable {
    var frame: Int32?
    var countBefore: Int32 = 0
    var count: Int32 = 0

    /// Whether the app has been told of a screenshot in the snapshot's frame; those before the first one do not count.
    mutating func notice(_ snapshot: PolicySnapshot) -> ScreenshotNotice {
      if frame == nil { count = snapshot.screenshotCount }
      if frame != snapshot.frame { countBefore = count }
      frame = snapshot.frame
      count = snapshot.screenshotCount
      return count > countBefore ? .justTaken : .none
    }
  }

  /// Starts to enforce a policy.
  public init(_ policy: Policy) {
    self.policy = policy
    engine = PolicyEngine(policy)
  }

  /// Decides anew, and says what has to change: what protects first, what shows last.
  public mutating func update(_ snapshot: PolicySnapshot) -> [PolicyCommand] {
    let notice = screenshots.notice(snapshot)
    let known = decisions
    decisions = []
    for screen in snapshot.screens where !decisions.contains(where: { $0.screen == screen.id }) {
      let input = snapshot.input(of: screen, notice: notice)
      let decision = known.first { $0.input == input }?.decision ?? engine.decide(input)
      decisions.append(
        PolicyScreenDecision(screen: screen.id, scene: screen.scene, input: input, decision: decision))
    }
    var commands: [PolicyCommand] = []
    for decision in decisions { treat(decision, in: snapshot, into: &commands) }
    dropScreens(in: snapshot, into: &commands)
    for scene in snapshot.scenes { present(scene, in: snapshot, notice: notice, into: &commands) }
    dropScenes(in: snapshot, into: &commands)
    if snapshot.capture == .none { prompting.capture = .none }
    return Self.ordered(commands)
  }

  /// The kind of cover over a scene.
  public func cover(of scene: String) -> CoverLevel { scenes[scene]?.cover ?? .none }

  /// The prompt in a scene.
  public func prompt(in scene: String) -> PromptLevel { scenes[scene]?.prompt?.level ?? .none }

  /// Whether a placeholder takes the place of a screen's content.
  public func isWithheld(_ screen: String) -> Bool { screens[screen]?.isWithheld ?? false }

  /// Whether a screen has been given a shield, whatever came of it.
  public func hasShield(_ screen: String) -> Bool { screens[screen]?.hasShield ?? false }

  /// How the last capture of a screen was taken.
  public func response(of screen: String) -> ResponseLevel { screens[screen]?.response ?? .allow }

  /// What was decided last about a screen, or nil when it is not known.
  public func decision(about screen: String) -> PolicyScreenDecision? { decisions.first { $0.screen == screen } }

  private static func ordered(_ commands: [PolicyCommand]) -> [PolicyCommand] {
    if commands.count < 2 { return commands }
    var ordered: [PolicyCommand] = []
    for rank in 0...UInt8(10) { ordered.append(contentsOf: commands.filter { $0.rank == rank }) }
    return ordered
  }
}
