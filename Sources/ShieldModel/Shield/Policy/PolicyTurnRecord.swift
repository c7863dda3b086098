/// What a policy decided and did in one turn, and what stood on the screen when its frame was committed.
public struct PolicyTurnRecord: Hashable, Sendable {
  /// The turn, counted from 0.
  public var turn: Int32
  /// What the policy saw when it decided last.
  public var snapshot: PolicySnapshot
  /// What it decided last.
  public var decisions: [PolicyScreenDecision]
  /// Everything that it asked for, in order.
  public var commands: [PolicyCommand]
  /// The scenes with what lies over them, in the order of the device.
  public var scenes: [SceneEntry]
  /// Views that the policy withholds: their layers.
  public var withheld: [LayerID]
  /// Placeholders, covers and prompts: their layers.
  public var additions: [LayerID]
  /// Whether the device is captured, whatever the app believes.
  public var isCaptured: Bool
  /// Whether decisions came to rest within the turn.
  public var isSettled: Bool
  /// The place of the step.
  public var place: Int32

  /// What lies over one scene.
  public struct SceneEntry: Hashable, Sendable {
    /// The scene's name.
    public var name: String
    /// Its phase.
    public var phase: ScenePhase
    /// The kind of cover that the policy asks for.
    public var wanted: CoverLevel
    /// How many covers are there.
    public var coverCount: Int32
    /// The prompt that is there.
    public var prompt: PromptLevel
  }

  /// The decision about a screen, or nil when the screen is not there.
  public func decision(about screen: String) -> PolicyScreenDecision? { decisions.first { $0.screen == screen } }

  /// The scene with a name; the first one for nil.
  public func scene(_ name: String?) -> SceneEntry? {
    name.map { name in scenes.first { $0.name == name } } ?? scenes.first
  }
}
