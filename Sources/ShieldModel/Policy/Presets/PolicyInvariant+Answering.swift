extension PolicyInvariant {
  /// Nobody is asked anything while the scene is not active.
  ///
  /// Source: E6, reported.
  public static let promptsOnlyWhileActive = PolicyInvariant(
    "prompts-only-while-active", "No prompt comes while a scene is not active.",
    when: .when(ScenePhase.inactive, .background), .allOf([.atLeast(PromptLevel.none)]))

  /// No prompt offers to share a secret.
  ///
  /// Source: C10, assumed.
  public static let secretsAreNotOffered = PolicyInvariant(
    "secrets-are-not-offered", "No prompt offers to share a secret screen.",
    when: .when(Sensitivity.secret), .allOf([.atLeast(PromptLevel.warn)]))

  /// No offer is in a capture.
  ///
  /// Source: C7, assumed.
  public static let offersAreNotCaptured = PolicyInvariant(
    "offers-are-not-captured", "No prompt offers to share while a capture runs.",
    when: .when(CaptureSource.recording, .mirroring, .unnamed), .allOf([.atLeast(PromptLevel.warn)]))

  /// After a screenshot the person is offered something better.
  ///
  /// Source: E4, documented.
  public static let screenshotsAreMetWithOffer = PolicyInvariant(
    "screenshots-are-met-with-offer", "A screenshot of an active screen that is not secret brings the offer to share.",
    when: .when(ScreenshotNotice.justTaken).and(ScenePhase.active).and(CaptureSource.none)
      .and(Sensitivity.open, .personal), .allOf([.atMost(PromptLevel.offerShare)]))

  /// Whoever captures a secret hears of it.
  ///
  /// Source: E4, documented.
  public static let capturesOfSecretsAreMet = PolicyInvariant(
    "captures-of-secrets-are-met", "A capture of a secret screen is answered with a prompt while the scene is active.",
    when: PolicyCondition.when(ScenePhase.active).and(Sensitivity.secret).and(ScreenshotNotice.justTaken).or(
      .when(ScenePhase.active).and(Sensitivity.secret).and(CaptureSource.recording, .mirroring, .unnamed)),
    .allOf([.atMost(PromptLevel.warn)]))

  /// Captures of sensitive screens are written down.
  ///
  /// Source: C10, assumed.
  public static let capturesAreLogged = PolicyInvariant(
    "captures-are-logged", "Captures of personal and secret screens are logged.",
    when: PolicyCondition.when(Sensitivity.personal, .secret).and(CaptureSource.recording, .mirroring, .unnamed).or(
      .when(Sensitivity.personal, .secret).and(ScreenshotNotice.justTaken)), .allOf([.atLeast(LogLevel.event)]))

  /// Failures are written down.
  ///
  /// Source: L2, assumed.
  public static let failuresAreLogged = PolicyInvariant(
    "failures-are-logged", "A shield that fails is logged.",
    when: .when(ShieldStage.failed), .allOf([.atLeast(LogLevel.event)]))

  /// The mirror of a sensitive screen is not passed over.
  ///
  /// Source: E4, documented.
  public static let mirrorsAreMet = PolicyInvariant(
    "mirrors-are-met", "A mirror of a personal or secret screen on no assistive display is answered with a warning.",
    when: .when(CaptureSource.mirroring).and(Sensitivity.personal, .secret).and(AssistiveDisplay.none),
    .allOf([.atLeast(ResponseLevel.warn)]))

  /// No capture of a secret is tolerated.
  ///
  /// Source: E4, documented.
  public static let capturesOfSecretsAreBlocked = PolicyInvariant(
    "captures-of-secrets-are-blocked", "Every capture of a secret screen is blocked.",
    when: PolicyCondition.when(Sensitivity.secret).and(CaptureSource.recording, .mirroring, .unnamed).or(
      .when(Sensitivity.secret).and(ScreenshotNotice.justTaken)), .allOf([.atLeast(ResponseLevel.block)]))

  /// What captures a sensitive screen without a name is blocked.
  ///
  /// Source: E4, documented.
  public static let unnamedCapturesStopApp = PolicyInvariant(
    "unnamed-captures-stop-app",
    "A capture that the system does not name is blocked where a screen is personal or secret.",
    when: .when(CaptureSource.unnamed).and(Sensitivity.personal, .secret), .allOf([.atLeast(ResponseLevel.block)]))

  /// No recording of a secret goes unnoticed.
  ///
  /// Source: E4, documented.
  public static let recordingsOfSecretsAreReported = PolicyInvariant(
    "recordings-of-secrets-are-reported", "A recording of a secret screen is reported at least.",
    when: .when(CaptureSource.recording).and(Sensitivity.secret), .allOf([.atLeast(ResponseLevel.report)]))

  /// No recording of a secret goes without a word.
  ///
  /// Source: E4, documented.
  public static let recordingsOfSecretsAreWarned = PolicyInvariant(
    "recordings-of-secrets-are-warned", "A recording of a secret screen is answered with a warning at least.",
    when: .when(CaptureSource.recording).and(Sensitivity.secret), .allOf([.atLeast(ResponseLevel.warn)]))

  /// No recording of a personal screen goes unnoticed.
  ///
  /// Source: E4, documented.
  public static let recordingsOfPersonalAreReported = PolicyInvariant(
    "recordings-of-personal-are-reported", "A recording of a personal screen is reported at least.",
    when: .when(CaptureSource.recording).and(Sensitivity.personal), .allOf([.atLeast(ResponseLevel.report)]))
}
