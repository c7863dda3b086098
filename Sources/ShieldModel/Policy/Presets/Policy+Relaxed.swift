// swift-format-ignore-file
// Made from Scenarios/policies by `SHIELDMODEL_REGENERATE=1 swift test --filter BuiltInPoliciesTests`.

extension Policy {
  /// Shields and covers secrets only, and goes on working when a shield fails.
  ///
  /// Its file is `Scenarios/policies/relaxed.policy.jsonc`.
  public static let relaxed = Policy(
    name: "relaxed",
    title: "Shields and covers secrets only, and goes on working when a shield fails.",
    parameters: PolicyParameters(
      shieldsFrom: .secret,
      shieldedBuilds: .release,
      coverOn: .background,
      coversFrom: .secret,
      mirroring: .allow,
      failMode: PerSensitivity(open: .failOpen, personal: .failOpen, secret: .failOpen),
      response: PerSensitivity(open: .allow, personal: .allow, secret: .report)
    ),
    entries: [
      .builtIn(.shieldOffWithoutOwner),
      .builtIn(.shieldOffForLesserContent),
      .builtIn(.shieldOffInTestBuilds),
      .builtIn(.shieldVisibleOwner),
      .builtIn(.launchArgumentForces),
      .builtIn(.noCoverWhileActive),
      .builtIn(.noCoverWhileInactive),
      .builtIn(.noCoverForLesserContent),
      .builtIn(.brandedCover),
      .builtIn(.coverBackground),
      .builtIn(.showContent),
      .builtIn(.failOpen),
      .builtIn(.offerShareAfterScreenshot),
      .builtIn(.warnWhileCaptured),
      .builtIn(.noOfferOfSecrets),
      .builtIn(.noOfferWhileCaptured),
      .builtIn(.noPromptUnlessActive),
      .builtIn(.noResponseWithoutCapture),
      .builtIn(.answerOpen),
      .builtIn(.answerPersonal),
      .builtIn(.answerSecret),
      .builtIn(.assistiveDisplayExemption),
      .builtIn(.quietLog),
      .builtIn(.logFailures),
    ],
    promises: [
      .releaseShieldsSecrets,
      .releaseIgnoresArgument,
      .argumentForcesDebug,
      .secretsWaitForShield,
      .shieldGoesWithOwner,
      .backgroundHidesSecrets,
      .promptsOnlyWhileActive,
      .secretsAreNotOffered,
      .offersAreNotCaptured,
      .screenshotsAreMetWithOffer,
      .capturesOfSecretsAreMet,
      .failuresAreLogged,
      .recordingsOfSecretsAreReported,
      .openScreensNeedNoShield,
      .personKeepsScreen,
      .ordinaryScreensStayFree,
      .systemDialogsAreNotCovered,
      .openScreensAreNotCovered,
      .assistiveDisplaysAreWelcome,
      .calmWithoutCapture,
      .debugBuildsRunOpen,
      .lesserContentFailsOpen,
      .openCapturesAreAllowed,
      .coversAreBranded,
      .namedCapturesGoOn,
    ])
}
