extension PolicyInvariant {
  /// The limits of an input whose content nobody may see.
  private static let hidden = Requirement.anyOf([.atLeast(CoverLevel.branded), .atLeast(ContentLevel.placeholder)])

  /// No picture for the app switcher shows a secret.
  ///
  /// Source: C2 and E1, contested.
  public static let backgroundHidesSecrets = PolicyInvariant(
    "background-hides-secrets", "No scene in the background shows a secret.",
    when: .when(ScenePhase.background).and(Sensitivity.secret), hidden)

  /// No input shows a secret while the scene is not active.
  ///
  /// Source: E1, documented.
  public static let inactiveHidesSecrets = PolicyInvariant(
    "inactive-hides-secrets", "No scene shows a secret while it is not active.",
    when: .when(ScenePhase.inactive, .background).and(Sensitivity.secret), hidden)

  /// A scene that has been left shows nothing sensitive, whatever is in front of it.
  ///
  /// Source: E1 and E2, documented.
  public static let leavingHidesSensitive = PolicyInvariant(
    "leaving-hides-sensitive", "No scene that has been left shows a personal or secret screen.",
    when: PolicyCondition.when(ScenePhase.background).and(Sensitivity.personal, .secret).or(
      .when(ScenePhase.inactive).and(PhaseHistory.wasActive, .wasBackground).and(SystemInterruption.none, .system)
        .and(Sensitivity.personal, .secret)), hidden)

  /// Whatever captures a sensitive screen sees a placeholder.
  ///
  /// Source: C7, assumed.
  public static let runningCapturesSeeNothing = PolicyInvariant(
    "running-captures-see-nothing", "No capture runs while a personal or secret screen shows its content.",
    when: .when(CaptureSource.recording, .mirroring, .unnamed).and(Sensitivity.personal, .secret),
    .allOf([.atLeast(ContentLevel.placeholder)]))

  /// What captures a secret without a name is blocked and sees a placeholder.
  ///
  /// Source: E4, documented.
  public static let unnamedCapturesAreBlocked = PolicyInvariant(
    "unnamed-captures-are-blocked", "A capture that the system does not name is blocked where a screen is secret.",
    when: .when(CaptureSource.unnamed).and(Sensitivity.secret),
    .allOf([.atLeast(ContentLevel.placeholder), .atLeast(ResponseLevel.block)]))

  /// A secret does not show on a display of its own.
  ///
  /// Source: C2, assumed.
  public static let externalScenesHideSecrets = PolicyInvariant(
    "external-scenes-hide-secrets", "No scene on another display shows a secret.",
    when: .when(ExternalDisplay.ownScene).and(Sensitivity.secret), .allOf([.atLeast(ContentLevel.placeholder)]))
}
