/// Something that a scenario says must be true.
public struct Expectation: Hashable, Sendable {
  /// What must be true.
  public var subject: Subject
  /// In which pictures it must be true; the key `in`.
  public var scope: Scope
  /// The systems on which it is checked, from the key `os`; nil for all.
  public var systems: SystemRange?
  /// The platform on which it is checked; nil for all.
  public var platform: Platform?
  /// Text that must occur in the explanation; nil for any explanation.
  public var reason: String?
  /// When it is checked.
  public var moment: Moment
  /// The place in its file.
  public var place: Int32

  /// Makes an expectation.
  public init(
    _ subject: Subject, in scope: Scope = .everyCapture, systems: SystemRange? = nil, platform: Platform? = nil,
    reason: String? = nil, moment: Moment = .end, place: Int32 = -1
  ) {
    self.subject = subject
    self.scope = scope
    self.systems = systems
    self.platform = platform
    self.reason = reason
    self.moment = moment
    self.place = place
  }

  /// Tells whether the expectation is checked on a system.
  public func applies(to profile: OSProfile) -> Bool {
    (platform ?? profile.platform) == profile.platform && systems?.contains(profile) ?? true
  }

  /// When an expectation is checked.
  public enum Moment: Hashable, Sendable {
    /// After the last step.
    case end
    /// When the step that refers to it is run.
    case checkpoint
  }

  /// The pictures that an expectation is about.
  public enum Scope: Hashable, Sendable {
    /// Every capture that was taken.
    case everyCapture
    /// The panel.
    case panel
    /// Every capture of a kind.
    case kind(CaptureKind)
    /// The captures with a name that the scenario gave.
    case named(String)
  }

  /// What must be true.
  public enum Subject: Hashable, Sendable {
    /// No pixel of these nodes shows; at least one selector.
    case hides([Selector])
    /// These nodes show; at least one selector.
    case shows([Selector])
    /// Nobody can tell whether these nodes show; at least one selector.
    case unknown([Selector])
    /// There is a finding about a rule.
    case finding(rule: String, node: Selector?, severity: FindingSeverity?)
    /// There is no finding about a rule.
    case noFinding(rule: String, node: Selector?)
    /// There is a fault of some kind, or none at all; with a count exactly so many.
    case fault(FaultWord, count: Int32?, shield: String?)
    /// The device refused an operation, or none.
    case refused(RefusalWord)
    /// The app crashed, or did not.
    case crash(CrashWord)
    /// A pixel has a colour; the point is in points of the screen.
    case color(Color, at: Point)
    /// The picture equals another one.
    case equals(Scope)
    /// The picture differs from another one.
    case differs(Scope)
    /// A touch reaches a node, or nobody for a nil selector; a nil point means the last touch of the scenario.
    case hit(Selector?, at: Point?)
    /// A shield has a status.
    case status(StatusWord, shield: String?)
    /// Properties have values.
    case value([PropertyValue])
    /// There are so many nodes.
    case count([NodeCount])
    /// The password AutoFill bar stands above the keyboard, or does not.
    case autoFillBar(Bool)
    /// The keyboard is in a state.
    case keyboard(KeyboardWord)
    /// The union of both trees has a cycle, or none.
    case cycle(CycleWord)
    /// A scene is in a phase; nil means the first scene.
    case phase(ScenePhase, scene: String?)
    /// The screen counts as captured, or does not.
    case isCaptured(Bool)
    /// The app was told of something, or so many times.
    case notified(NotificationWord, count: Int32?)
    /// A scene is covered, or is not; nil means the first scene.
    case cover(isShown: Bool, scene: String?)
    /// So many covers are there in all scenes together.
    case covers(Int32)
    /// A prompt is there, or none; with a count so many came, whether they are still there or not.
    case prompt(PromptLevel, scene: String?, count: Int32?)
    /// The policy decided on these levels for a screen, each by the rule if one is named.
    case decision(screen: String, [PolicyLevel], rule: String?)
    /// The last capture of a screen was taken so; nil means the policy's first screen.
    case response(ResponseLevel, screen: String?)
  }
}
