/// What the built-in rules of a policy go by.
///
/// What is left out has the value that the preset `standard` has.
public struct PolicyParameters: Hashable, Sendable {
  /// The least sensitive class of screens that get a shield when an owner asks.
  public var shieldsFrom: Sensitivity
  /// The builds that run with a shield.
  public var shieldedBuilds: ShieldedBuilds
  /// When a cover goes up.
  public var coverOn: CoverTrigger
  /// The least sensitive class of screens that are covered.
  public var coversFrom: Sensitivity
  /// The kind of cover.
  public var cover: CoverLevel
  /// The least sensitive class of screens that are withheld from captures that are to be covered.
  public var withholdsFrom: Sensitivity
  /// What is done about recordings and broadcasts.
  public var recording: CaptureTreatment
  /// What is done about mirrors on other displays.
  public var mirroring: CaptureTreatment
  /// Whether a display that the person needs in order to see may show everything.
  public var allowsAssistiveDisplay: Bool
  /// What happens when a shield fails, for each class of screens.
  public var failMode: PerSensitivity<FailMode>
  /// How captures are taken, for each class of screens.
  public var response: PerSensitivity<ResponseLevel>
  /// For how many turns after a prompt no other one comes; no rule looks at it, the app's enforcement does.
  public var debounceTurns: Int

  /// Makes parameters; what is left out has the value that the preset `standard` has.
  public init(
    shieldsFrom: Sensitivity = .personal, shieldedBuilds: ShieldedBuilds = .releaseAndBeta,
    coverOn: CoverTrigger = .inactive, coversFrom: Sensitivity = .personal, cover: CoverLevel = .branded,
    withholdsFrom: Sensitivity = .secret, recording: CaptureTreatment = .exclude,
    mirroring: CaptureTreatment = .exclude, allowsAssistiveDisplay: Bool = true,
    failMode: PerSensitivity<FailMode> = PerSensitivity(open: .failOpen, personal: .failOpen, secret: .failClosed),
    response: PerSensitivity<ResponseLevel> = PerSensitivity(open: .allow, personal: .report, secret: .warn),
    debounceTurns: Int = 10
  ) {
    self.shieldsFrom = shieldsFrom
    self.shieldedBuilds = shieldedBuilds
    self.coverOn = coverOn
    self.coversFrom = coversFrom
    self.cover = cover
    self.withholdsFrom = withholdsFrom
    self.recording = recording
    self.mirroring = mirroring
    self.allowsAssistiveDisplay = allowsAssistiveDisplay
    self.failMode = failMode
    self.response = response
    self.debounceTurns = debounceTurns
  }

  /// The captures whose treatment meets a condition; one that the system does not name is treated as a recording.
  func sources(where isMet: (CaptureTreatment) -> Bool) -> [CaptureSource] {
    var sources: [CaptureSource] = []
    if isMet(recording) { sources += [.recording, .unnamed] }
    if isMet(mirroring) { sources.append(.mirroring) }
    return sources
  }

  /// The states of assistive displays in which a mirror is unwelcome.
  var unwelcomeDisplays: [AssistiveDisplay] { allowsAssistiveDisplay ? [.none] : [.none, .present] }
}
