extension PolicyInvariant {
  /// No release input leaves a sensitive screen with a visible owner without a shield.
  public static let releaseShieldsSensitive = PolicyInvariant(
    "release-shields-sensitive",
    "A release build requires a shield for every personal or secret screen with a visible owner.",
    when: .when(BuildKind.release).and(Sensitivity.personal, .secret).and(ShieldOwnership.visible),
    .allOf([.atLeast(ShieldLevel.on)]))

  /// No release input leaves a secret screen with a visible owner without a shield.
  public static let releaseShieldsSecrets = PolicyInvariant(
    "release-shields-secrets", "A release build requires a shield for every secret screen with a visible owner.",
    when: .when(BuildKind.release).and(Sensitivity.secret).and(ShieldOwnership.visible),
    .allOf([.atLeast(ShieldLevel.on)]))

  /// The launch argument changes nothing in a release build.
  public static let releaseIgnoresArgument = PolicyInvariant(
    "release-ignores-argument", "The launch argument changes nothing in a release build.",
    when: .when(BuildKind.release), .sameWhatever(.launchArgument))

  /// The launch argument of a debug build forces the shield.
  public static let argumentForcesDebug = PolicyInvariant(
    "argument-forces-debug", "The launch argument of a debug build forces the shield of every visible owner.",
    when: .when(BuildKind.debug).and(LaunchArgument.forcesShield).and(ShieldOwnership.visible),
    .allOf([.atLeast(ShieldLevel.on)]))

  /// Every build shields a sensitive screen of a visible owner while it is recorded.
  ///
  /// Source: C2, measured.
  public static let recordingsAreShielded = PolicyInvariant(
    "recordings-are-shielded", "Every build requires a shield for a secret screen of a visible owner that is recorded.",
    when: .when(CaptureSource.recording).and(Sensitivity.secret).and(ShieldOwnership.visible),
    .allOf([.atLeast(ShieldLevel.on)]))

  /// A secret waits for its shield.
  ///
  /// Source: S1, assumed.
  public static let secretsWaitForShield = PolicyInvariant(
    "secrets-wait-for-shield", "No release build shows a secret of a visible owner before its shield is in effect.",
    when: .when(BuildKind.release).and(Sensitivity.secret).and(ShieldOwnership.visible)
      .and(ShieldStage.disabled, .pending), .allOf([.atLeast(ContentLevel.placeholder)]))

  /// A secret without a working shield does not show.
  ///
  /// Source: L3, reported.
  public static let failureHidesSecrets = PolicyInvariant(
    "failure-hides-secrets", "No release build shows a secret of a visible owner whose shield cannot take effect.",
    when: PolicyCondition.when(BuildKind.release).and(Sensitivity.secret).and(ShieldOwnership.visible)
      .and(ShieldStage.failed).or(
        .when(BuildKind.release).and(Sensitivity.secret).and(ShieldOwnership.visible)
          .and(MaskSupport.unsupported, .unknown)), .allOf([.atLeast(ContentLevel.placeholder)]))

  /// The shield goes with its last visible owner.
  ///
  /// Source: S3, assumed.
  public static let shieldGoesWithOwner = PolicyInvariant(
    "shield-goes-with-owner", "No shield is required without a visible owner.",
    when: .when(ShieldOwnership.none, .mounted), .allOf([.atMost(ShieldLevel.off)]))
}
