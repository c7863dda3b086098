/// Everything that an app tells its policy at one moment.
///
/// An app keeps one, changes it when something happens, and hands it to ``PolicyEnforcer/update(_:)``. What the enforcer
/// answers with rests on this value alone.
public struct PolicySnapshot: Hashable, Sendable {
  /// The number of the frame that is being made; it never decreases.
  public var frame: Int32
  /// The scenes, each id once.
  public var scenes: [PolicyScene]
  /// The screens, each id once.
  public var screens: [PolicyScreen]
  /// What captures the device; it has a value from the start.
  ///
  /// Source: E4, documented.
  public var capture: CaptureSource
  /// Of how many screenshots the app has been told so far.
  ///
  /// Source: E4, documented.
  public var screenshotCount: Int32
  /// Whether captures honour masks.
  public var support: MaskSupport
  /// For whom the build is made.
  public var build: BuildKind
  /// Whether the argument that forces the shield was given.
  public var launchArgument: LaunchArgument
  /// Whether an assistive display is known.
  public var assistiveDisplay: AssistiveDisplay

  /// Makes a snapshot; the build is that for everybody unless told otherwise.
  public init(
    frame: Int32 = 0, scenes: [PolicyScene] = [], screens: [PolicyScreen] = [], capture: CaptureSource = .none,
    screenshotCount: Int32 = 0, support: MaskSupport = .supported, build: BuildKind = .release,
    launchArgument: LaunchArgument = .none, assistiveDisplay: AssistiveDisplay = .none
  ) {
    self.frame = frame
    self.scenes = scenes
    self.screens = screens
    self.capture = capture
    self.screenshotCount = screenshotCount
    self.support = support
    self.build = build
    self.launchArgument = launchArgument
    self.assistiveDisplay = assistiveDisplay
  }

  /// A scene reaches a phase; one that is not listed yet is added.
  public mutating func move(scene id: String, to phase: ScenePhase) {
    if let index = scenes.firstIndex(where: { $0.id == id }) {
      scenes[index].move(to: phase)
    } else {
      scenes.append(PolicyScene(id: id, phase: phase))
    }
  }

  /// The scene with an id, or nil.
  public func scene(_ id: String) -> PolicyScene? { scenes.first { $0.id == id } }

  /// The screen with an id, or nil.
  public func screen(_ id: String) -> PolicyScreen? { screens.first { $0.id == id } }

  /// What a policy decides on for one screen.
  ///
  /// A screen whose scene is not listed counts as one in the background, where most is hidden.
  func input(of screen: PolicyScreen, notice: ScreenshotNotice) -> PolicyInput {
    let scene = self.scene(screen.scene) ?? PolicyScene(id: screen.scene, phase: .background)
    return PolicyInput(
      sensitivity: screen.sensitivity, ownership: screen.owners.ownership, phase: scene.phase, history: scene.history,
      interruption: scene.interruption, capture: capture, screenshot: notice, support: support, status: screen.stage,
      build: build, launchArgument: launchArgument, assistiveDisplay: assistiveDisplay,
      externalDisplay: scene.externalDisplay)
  }
}
