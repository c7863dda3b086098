/// What a policy sees of one scene of an app.
public struct PolicyScene: Hashable, Sendable {
  /// What tells the scene from others.
  public let id: String
  /// The phase; ``move(to:)`` changes it.
  public private(set) var phase: ScenePhase
  /// Where the scene came from when it reached the phase.
  public private(set) var history: PhaseHistory
  /// What the system shows in front of the scene.
  public var interruption: SystemInterruption
  /// On what kind of display the scene is.
  public var externalDisplay: ExternalDisplay
  /// How many windows of the scene have appeared so far; with each more, a shield that is not there yet is tried again.
  public var windowCount: Int32

  /// Makes a scene; what is left out has its usual value.
  public init(
    id: String, phase: ScenePhase = .active, history: PhaseHistory = .launched,
    interruption: SystemInterruption = .none, externalDisplay: ExternalDisplay = .none, windowCount: Int32 = 0
  ) {
    self.id = id
    self.phase = phase
    self.history = history
    self.interruption = interruption
    self.externalDisplay = externalDisplay
    self.windowCount = windowCount
  }

  /// The scene reaches a phase; moving to the phase that it has changes nothing.
  ///
  /// Source: E1, documented.
  public mutating func move(to phase: ScenePhase) {
    guard phase != self.phase else { return }
    switch self.phase {
    case .active: history = .wasActive
    case .background: history = .wasBackground
    case .inactive: break
    }
    self.phase = phase
  }
}
