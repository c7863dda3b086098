/// A policy with everything that a run has to know in order to enforce it.
public struct PolicySetup: Hashable, Sendable {
  /// The policy.
  public var policy: Policy
  /// For whom the build is made.
  public var build: BuildKind
  /// Whether the argument that forces the shield was given.
  public var launchArgument: LaunchArgument
  /// Whether an assistive display is known.
  public var assistiveDisplay: AssistiveDisplay
  /// Scenes that are on a display of their own.
  public var externalScenes: [String]
  /// How the app learns that it is captured.
  public var detector: CaptureDetector
  /// What a cover is made of.
  public var coverStyle: CoverStyle
  /// What goes to the share sheet when the person takes the offer; nil when the app opens none.
  public var offer: ShareContents?
  /// The screens that the policy decides about.
  public var screens: [PolicyScreenSetup]

  /// Makes a setup; what is left out has its usual value.
  public init(
    policy: Policy, build: BuildKind = .release, launchArgument: LaunchArgument = .none,
    assistiveDisplay: AssistiveDisplay = .none, externalScenes: [String] = [], detector: CaptureDetector = .state,
    coverStyle: CoverStyle = .window, offer: ShareContents? = nil, screens: [PolicyScreenSetup] = []
  ) {
    self.policy = policy
    self.build = build
    self.launchArgument = launchArgument
    self.assistiveDisplay = assistiveDisplay
    self.externalScenes = externalScenes
    self.detector = detector
    self.coverStyle = coverStyle
    self.offer = offer
    self.screens = screens
  }

  /// The screen with an id, or nil.
  public func screen(_ id: String) -> PolicyScreenSetup? { screens.first { $0.id == id } }
}

/// How an app learns that it is captured.
///
/// Source: E4, documented.
public enum CaptureDetector: UInt8, CaseIterable, Hashable, Sendable {
  /// It reads the state whenever it decides.
  case state
  /// It waits for notices of changes and believes until then that nothing captures it.
  case changes

  /// The word that files use.
  public var word: String { self == .state ? "state" : "changes" }

  /// The choice as one sentence.
  public var summary: String {
    switch self {
    case .state: "The app reads the state whenever it decides."
    case .changes: "The app waits for notices of changes, and misses a capture that began before launch."
    }
  }
}

/// What a cover is made of.
///
/// Source: E6, reported.
public enum CoverStyle: UInt8, CaseIterable, Hashable, Sendable {
  /// A window of its own above every other.
  case window
  /// A presented controller, which some systems refuse on the way to the background.
  case presented

  /// The word that files use.
  public var word: String { self == .window ? "window" : "presented" }

  /// The choice as one sentence.
  public var summary: String {
    switch self {
    case .window: "A window of its own above every other."
    case .presented: "A presented controller, which some systems refuse on the way to the background."
    }
  }
}

/// A screen that a policy decides about, with the view that shows it.
public struct PolicyScreenSetup: Hashable, Sendable {
  /// The name of the screen and of its shield.
  public var id: String
  /// The view with its content; the screen is there while the view is.
  public var view: Selector
  /// How sensitive it is.
  public var sensitivity: Sensitivity
  /// The recipe of its shield; without one a shield that is asked for fails.
  public var recipe: String?
  /// The name of its scene; nil for the scene of the view's window.
  public var scene: String?
  /// The view in which the shield is built; nil for the view's own place.
  public var host: Selector?
  /// Those who ask for its protection from the start and can be seen.
  public var owners: [String]
  /// The place in its file.
  public var place: Int32

  /// Makes a screen; what is left out is empty.
  public init(
    id: String, view: Selector, sensitivity: Sensitivity, recipe: String? = nil, scene: String? = nil,
    host: Selector? = nil, owners: [String] = [], place: Int32 = -1
  ) {
    self.id = id
    self.view = view
    self.sensitivity = sensitivity
    self.recipe = recipe
    self.scene = scene
    self.host = host
    self.owners = owners
    self.place = place
  }
}
