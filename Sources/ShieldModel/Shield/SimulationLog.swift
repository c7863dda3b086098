/// What happened during a simulation, in order; it never influences what happens next.
public struct SimulationLog: Hashable, Sendable {
  /// Failed and wrong lookups.
  public internal(set) var faults: [Fault] = []
  /// Everything that the device reported, with the turn.
  public internal(set) var events: [TimedEvent] = []
  /// Operations that the device refused.
  public internal(set) var refusals: [Refusal] = []
  /// The crash that ended the run.
  public internal(set) var crash: Refusal?
  /// Pictures that were taken, in order; frames of continuous captures stand here too.
  public internal(set) var captures: [CaptureRecord] = []
  /// Every committed frame, the first at index 0.
  public internal(set) var commits: [CommitRecord] = []
  /// Touches.
  public internal(set) var taps: [TapRecord] = []
  /// Walks over both trees.
  public internal(set) var walks: [WalkRecord] = []
  /// The turn and step that closed a cycle in the union of both trees.
  public internal(set) var cycleClosing: CycleClosing?
  /// Expectations of the scenario that fell due, with the state at that moment.
  public internal(set) var checkpoints: [Checkpoint] = []
  /// Facts about the system that the run has used so far, each once, in the order of first use.
  public internal(set) var uses: [FactUse] = []
  /// Lookups by position that happened to find the canvas.
  public internal(set) var positionalLookups: [PositionalLookup] = []
  /// Lookups by name that did not begin at a text field.
  public internal(set) var unscopedLookups: [UnscopedLookup] = []
  /// Inputs that had the focus at the end of a turn and showed no caret, once for each turn.
  public internal(set) var suppressedCarets: [SuppressedCaret] = []
  /// How often each shield's own code ran in a layout pass, which is what following a frame by hand costs.
  public internal(set) var layoutHookRuns: [String: Int32] = [:]
  /// Actions of shields, in order.
  public internal(set) var actions: [ActionRecord] = []
  /// What a policy decided and did, one entry for each turn; empty without a policy.
  public internal(set) var policyTurns: [PolicyTurnRecord] = []
  /// Answers to prompts that were not there.
  public internal(set) var lostAnswers: [LostAnswer] = []

  /// Makes an empty log.
  public init() {}

  mutating func use(_ use: FactUse) {
    if !uses.contains(use) { uses.append(use) }
  }
}

/// An event with its turn.
public struct TimedEvent: Hashable, Sendable {
  /// The turn, counted from 0.
  public var turn: Int32
  /// What happened.
  public var event: Event
  /// The place of the step that was being run.
  public var place: Int32
}

/// An operation that was refused, or the crash of the run.
public struct Refusal: Hashable, Sendable {
  /// The turn, counted from 0.
  public var turn: Int32
  /// Why.
  public var error: OperationError
  /// Why, as a sentence with the names that the nodes had then.
  public var sentence: String
  /// The place of the step.
  public var place: Int32
}

/// A committed frame.
public struct CommitRecord: Hashable, Sendable {
  /// The turn, counted from 0.
  public var turn: Int32
  /// The resolved tree of the frame.
  public var tree: RenderTree
}

/// A picture that somebody took.
public struct CaptureRecord: Hashable, Sendable {
  /// The name that expectations use.
  public var name: String
  /// The way of capturing.
  public var kind: CaptureKind
  /// The turn in which the picture was taken.
  public var turn: Int32
  /// Number of the frame within a continuous capture, from 0; 0 for a single picture.
  public var frame: Int32
  /// What was captured.
  public var tree: RenderTree
  /// The trees from which the picture was made.
  public var hierarchy: Hierarchy
  /// Whether a subtree was captured instead of the screen.
  public var isSubtree: Bool
  /// Facts used up to this moment.
  public var uses: [FactUse]
  /// Whether pending layout was committed for the picture, which may show on the panel for one frame.
  public var didUpdateScreen: Bool
  /// The shields that the app asked to be on at that moment, by name.
  public var requestedShields: [String]
  /// Whether the run itself took the picture, because the scenario took none.
  public var isImplied: Bool
  /// The place of the step.
  public var place: Int32
}

/// A touch and what became of it.
public struct TapRecord: Hashable, Sendable {
  /// The turn.
  public var turn: Int32
  /// Where, in points of the screen.
  public var point: Point
  /// Who got it.
  public var hit: HitTest
  /// The views that drew something at that point of the panel, from the topmost to the first opaque one.
  public var drawn: [ViewID]
  /// The state at that moment.
  public var device: DeviceState
  /// The place of the step.
  public var place: Int32
}

/// A walk of the system over both trees.
public struct WalkRecord: Hashable, Sendable {
  /// The turn.
  public var turn: Int32
  /// Which walker.
  public var walker: Walker
  /// The cycle that it met, or nil.
  public var cycle: UnionCycle?
  /// The place of the step.
  public var place: Int32
}

/// The moment at which the union of both trees became cyclic.
public struct CycleClosing: Hashable, Sendable {
  /// The turn.
  public var turn: Int32
  /// The place of the step that closed the cycle.
  public var place: Int32
  /// The cycle.
  public var cycle: UnionCycle
}

/// A moment at which an expectation is checked.
public struct Checkpoint: Hashable, Sendable {
  /// The expectation's index in the scenario.
  public var expectation: Int32
  /// The turn.
  public var turn: Int32
  /// The state at that moment.
  public var device: DeviceState
  /// How many entries each list of the log had.
  public var faultCount: Int
  /// How many captures had been taken.
  public var captureCount: Int
  /// How many refusals there had been.
  public var refusalCount: Int
  /// Status of every shield.
  public var statuses: [ShieldReport]
}

/// A lookup by position that found the canvas this time.
public struct PositionalLookup: Hashable, Sendable {
  /// The turn.
  public var turn: Int32
  /// The shield.
  public var shield: String
  /// The place of the step.
  public var place: Int32
}

/// A lookup by name below something that is not a text field.
///
/// Source: F10, measured.
public struct UnscopedLookup: Hashable, Sendable {
  /// The turn.
  public var turn: Int32
  /// The shield.
  public var shield: String
  /// Where the search began, as `Class#name`.
  public var root: String
  /// The layer of the view where the search began.
  public var layer: LayerID
  /// Whether it found the canvas all the same.
  public var didFindCanvas: Bool
  /// How many views matched.
  public var matchCount: Int32
  /// The place of the step.
  public var place: Int32
}

/// An input with the focus and without a caret.
///
/// Source: F11, reported.
public struct SuppressedCaret: Hashable, Sendable {
  /// The turn.
  public var turn: Int32
  /// The input, as `Class#name`.
  public var label: String
  /// The input's layer.
  public var layer: LayerID
  /// The place of the step.
  public var place: Int32
}

/// An action of a shield, with the state afterwards.
public struct ActionRecord: Hashable, Sendable {
  /// The turn.
  public var turn: Int32
  /// The shield.
  public var shield: String
  /// The action.
  public var action: String
  /// What the app thinks afterwards.
  public var effect: Recipe.Effect
  /// Whether the content still hangs in the canvas afterwards.
  public var isStillAttached: Bool
  /// Nodes in both trees afterwards.
  public var nodeCount: Int
  /// What an "off" left different from the trees before the shield; empty when everything is as it was.
  public var restoreDifference: String
  /// What a repeated action changed although the shield was in that state already; empty when nothing changed.
  public var repetitionDifference: String
  /// A parameter that the call tried to change after the recipe had fixed it, or empty.
  public var ineffectiveParameter: String
  /// The place of the step.
  public var place: Int32
}
