/// One of the things that a policy looks at.
///
/// With it, code that handles all of them alike sees an input as a list of small numbers.
public enum PolicyDimension: UInt8, CaseIterable, Hashable, Sendable {
  /// How sensitive the screen is.
  case sensitivity
  /// Whether somebody asks for protection.
  case ownership
  /// The phase of the scene.
  case phase
  /// Where the scene came from.
  case history
  /// What the system shows in front of the scene.
  case interruption
  /// What captures the screen.
  case capture
  /// Whether the system has just told of a screenshot.
  case screenshot
  /// Whether captures honour masks.
  case support
  /// How far the shield has come.
  case status
  /// For whom the build is made.
  case build
  /// Whether the argument that forces the shield was given.
  case launchArgument
  /// Whether an assistive display is known.
  case assistiveDisplay
  /// What another display shows.
  case externalDisplay

  /// The word that files and reports use.
  public var word: String {
    switch self {
    case .sensitivity: "sensitivity"
    case .ownership: "ownership"
    case .phase: "phase"
    case .history: "history"
    case .interruption: "interruption"
    case .capture: "capture"
    case .screenshot: "screenshot"
    case .support: "support"
    case .status: "status"
    case .build: "build"
    case .launchArgument: "launchArgument"
    case .assistiveDisplay: "assistiveDisplay"
    case .externalDisplay: "externalDisplay"
    }
  }

  /// What the dimension says, as one sentence.
  public var summary: String {
    switch self {
    case .sensitivity: "How sensitive the screen is."
    case .ownership: "Whether somebody asks for protection."
    case .phase: "The phase of the scene."
    case .history: "Where the scene came from."
    case .interruption: "What the system shows in front of the scene."
    case .capture: "What captures the screen."
    case .screenshot: "Whether the system has just told of a screenshot."
    case .support: "Whether captures honour masks."
    case .status: "How far the shield has come."
    case .build: "For whom the build is made."
    case .launchArgument: "Whether the argument that forces the shield was given."
    case .assistiveDisplay: "Whether an assistive display is known."
    case .externalDisplay: "What another display shows."
    }
  }

  /// The values in their order, the usual one first.
  public var values: [PolicyDimensionValue] {
    switch self {
    case .sensitivity: PolicyDimensionValue.all(Sensitivity.self)
    case .ownership: PolicyDimensionValue.all(ShieldOwnership.self)
    case .phase: PolicyDimensionValue.all(ScenePhase.self)
    case .history: PolicyDimensionValue.all(PhaseHistory.self)
    case .interruption: PolicyDimensionValue.all(SystemInterruption.self)
    case .capture: PolicyDimensionValue.all(CaptureSource.self)
    case .screenshot: PolicyDimensionValue.all(ScreenshotNotice.self)
    case .support: PolicyDimensionValue.all(MaskSupport.self)
    case .status: PolicyDimensionValue.all(ShieldStage.self)
    case .build: PolicyDimensionValue.all(BuildKind.self)
    case .launchArgument: PolicyDimensionValue.all(LaunchArgument.self)
    case .assistiveDisplay: PolicyDimensionValue.all(AssistiveDisplay.self)
    case .externalDisplay: PolicyDimensionValue.all(ExternalDisplay.self)
    }
  }

  /// How many values there are.
  public var count: Int { Int(Self.counts[Int(rawValue)]) }

  /// The number of the first bit that stands for a value of the dimension in a ``PolicyBox``.
  var firstBit: UInt64 { UInt64(Self.firstBits[Int(rawValue)]) }

  /// The bits of all its values.
  var allBits: UInt64 { ((1 << UInt64(count)) - 1) << firstBit }

  /// The dimension with that word, or nil when none has it.
  public init?(word: String) {
    for dimension in PolicyDimension.allCases where dimension.word == word {
      self = dimension
      return
    }
    return nil
  }

  private static let counts: [UInt8] = allCases.map { UInt8($0.values.count) }

  private static let firstBits: [UInt8] = {
    var next: UInt8 = 0
    return counts.map { count in
      defer { next += count }
      return next
    }
  }()
}
