extension PolicyInvariant {
  /// Who holds the device sees the screen.
  ///
  /// Source: C9, measured.
  public static let personKeepsScreen = PolicyInvariant(
    "person-keeps-screen", "An active screen whose shield is in effect shows its content while nothing captures it.",
    when: .when(ScenePhase.active).and(ShieldStage.applied).and(MaskSupport.supported).and(CaptureSource.none)
      .and(ExternalDisplay.none), .allOf([.atMost(ContentLevel.shown), .atMost(CoverLevel.none)]))

  /// A screen that nobody protects stays as it is.
  ///
  /// Source: S3, assumed.
  public static let ordinaryScreensStayFree = PolicyInvariant(
    "ordinary-screens-stay-free",
    "An active open screen without an owner is neither shielded nor covered nor withheld.",
    when: .when(ScenePhase.active).and(Sensitivity.open).and(ShieldOwnership.none),
    .allOf([.atMost(ShieldLevel.off), .atMost(ContentLevel.shown), .atMost(CoverLevel.none)]))

  /// No cover flashes behind a prompt of the app.
  ///
  /// Source: E2, documented.
  public static let ownPromptsAreNotCovered = PolicyInvariant(
    "own-prompts-are-not-covered", "No cover goes up behind a prompt that the app itself asked for.",
    when: .when(ScenePhase.inactive).and(SystemInterruption.ownPrompt), .allOf([.atMost(CoverLevel.none)]))

  /// No cover flashes behind an alert of the system.
  ///
  /// Source: E2, documented.
  public static let systemDialogsAreNotCovered = PolicyInvariant(
    "system-dialogs-are-not-covered", "No cover goes up while a scene is only inactive.",
    when: .when(ScenePhase.inactive), .allOf([.atMost(CoverLevel.none)]))

  /// Open screens need no cover.
  ///
  /// Source: E1, documented.
  public static let openScreensAreNotCovered = PolicyInvariant(
    "open-screens-are-not-covered", "No open screen is ever covered.",
    when: .when(Sensitivity.open), .allOf([.atMost(CoverLevel.none)]))

  /// A person who needs another display to see keeps it.
  ///
  /// Source: C10, assumed.
  public static let assistiveDisplaysAreWelcome = PolicyInvariant(
    "assistive-displays-are-welcome", "A mirror on an assistive display is allowed.",
    when: .when(CaptureSource.mirroring).and(AssistiveDisplay.present), .allOf([.atMost(ResponseLevel.allow)]))

  /// Without a capture the app does nothing.
  ///
  /// Source: E4, documented.
  public static let calmWithoutCapture = PolicyInvariant(
    "calm-without-capture", "Without a capture and without a failure nothing is answered and nothing logged.",
    when: .when(CaptureSource.none).and(ScreenshotNotice.none).and(ShieldStage.disabled, .pending, .applied),
    .allOf([.atMost(ResponseLevel.allow), .atMost(LogLevel.none)]))

  /// Developers can take pictures of their own screens.
  public static let debugBuildsRunOpen = PolicyInvariant(
    "debug-builds-run-open", "A debug build without the launch argument requires no shield while nothing captures it.",
    when: .when(BuildKind.debug).and(LaunchArgument.none).and(CaptureSource.none), .allOf([.atMost(ShieldLevel.off)]))

  /// Screens that are not secret go on working when a shield fails.
  ///
  /// Source: L3, reported.
  public static let lesserContentFailsOpen = PolicyInvariant(
    "lesser-content-fails-open", "A screen that is not secret fails open.",
    when: .when(Sensitivity.open, .personal), .allOf([.atMost(FailMode.failOpen)]))

  /// Captures of open screens are nobody's business.
  public static let openCapturesAreAllowed = PolicyInvariant(
    "open-captures-are-allowed", "Captures of open screens are allowed.",
    when: .when(Sensitivity.open), .allOf([.atMost(ResponseLevel.allow)]))

  /// A cover bears the app's name.
  public static let coversAreBranded = PolicyInvariant(
    "covers-are-branded", "A cover bears the app's name and colours.",
    when: .always, .allOf([.atMost(CoverLevel.branded)]))

  /// Captures of secrets do not stop the app.
  public static let namedCapturesGoOn = PolicyInvariant(
    "named-captures-go-on", "A capture with a name does not stop the app.",
    when: .when(CaptureSource.none, .recording, .mirroring), .allOf([.atMost(ResponseLevel.warn)]))

  /// Captures of personal screens do not stop the app.
  public static let personalCapturesGoOn = PolicyInvariant(
    "personal-captures-go-on", "A capture with a name of a personal screen does not stop the app.",
    when: .when(Sensitivity.personal).and(CaptureSource.none, .recording, .mirroring),
    .allOf([.atMost(ResponseLevel.warn)]))

  /// Open screens go on working when a shield fails.
  ///
  /// Source: L3, reported.
  public static let openContentFailsOpen = PolicyInvariant(
    "open-content-fails-open", "An open screen fails open.",
    when: .when(Sensitivity.open), .allOf([.atMost(FailMode.failOpen)]))

  /// Open screens need no shield, even when somebody asks.
  public static let openScreensNeedNoShield = PolicyInvariant(
    "open-screens-need-no-shield", "Without the launch argument no open screen requires a shield.",
    when: .when(Sensitivity.open).and(LaunchArgument.none), .allOf([.atMost(ShieldLevel.off)]))
}
