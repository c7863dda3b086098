/// Everything that a policy looks at, for one scene and one screen.
///
/// The app gathers it at the beginning of a turn and decides once; nothing else may play a part in a decision. The input
/// without any arguments is the usual one: each dimension has its first value.
public struct PolicyInput: Hashable, Sendable {
  /// How sensitive the screen is.
  public var sensitivity: Sensitivity
  /// Whether somebody asks for protection.
  public var ownership: ShieldOwnership
  /// The phase of the scene.
  public var phase: ScenePhase
  /// Where the scene came from.
  public var history: PhaseHistory
  /// What the system shows in front of the scene.
  public var interruption: SystemInterruption
  /// What captures the screen.
  public var capture: CaptureSource
  /// Whether the system has just told of a screenshot.
  public var screenshot: ScreenshotNotice
  /// Whether captures honour masks.
  public var support: MaskSupport
  /// How far the shield has come.
  public var status: ShieldStage
  /// For whom the build is made.
  public var build: BuildKind
  /// Whether the argument that forces the shield was given.
  public var launchArgument: LaunchArgument
  /// Whether an assistive display is known.
  public var assistiveDisplay: AssistiveDisplay
  /// What another display shows.
  public var externalDisplay: ExternalDisplay

  /// Makes an input; what is left out has its usual value.
  public init(
    sensitivity: Sensitivity = .open, ownership: ShieldOwnership = .none, phase: ScenePhase = .active,
    history: PhaseHistory = .launched, interruption: SystemInterruption = .none, capture: CaptureSource = .none,
    screenshot: ScreenshotNotice = .none, support: MaskSupport = .supported, status: ShieldStage = .disabled,
    build: BuildKind = .debug, launchArgument: LaunchArgument = .none, assistiveDisplay: AssistiveDisplay = .none,
    externalDisplay: ExternalDisplay = .none
  ) {
    self.sensitivity = sensitivity
    self.ownership = ownership
    self.phase = phase
    self.history = history
    self.interruption = interruption
    self.capture = capture
    self.screenshot = screenshot
    self.support = support
    self.status = status
    self.build = build
    self.launchArgument = launchArgument
    self.assistiveDisplay = assistiveDisplay
    self.externalDisplay = externalDisplay
  }
}
