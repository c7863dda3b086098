extension Policy {
  /// Protects what is personal or secret and leaves everything else alone.
  public static let standard = Policy(
    name: "standard", title: "Protects what is personal or secret, and tells the person about captures.",
    entries: [
      .builtIn(.shieldOffWithoutOwner), .builtIn(.shieldOffForLesserContent), .builtIn(.shieldOffInTestBuilds),
      .builtIn(.shieldVisibleOwner), .builtIn(.launchArgumentForces), .builtIn(.excludeRunningCaptures),
      .builtIn(.noCoverWhileActive), .builtIn(.noCoverWhileInactive), .builtIn(.noCoverForLesserContent),
      .builtIn(.brandedCover), .builtIn(.coverBackground), .builtIn(.coverInactive),
      .builtIn(.showContent), .builtIn(.blockUnnamedCapture), .builtIn(.withholdOnExternalScene),
      .builtIn(.failOpen), .builtIn(.failClosed),
      .builtIn(.offerShareAfterScreenshot), .builtIn(.warnWhileCaptured), .builtIn(.noOfferOfSecrets),
      .builtIn(.noOfferWhileCaptured), .builtIn(.noPromptUnlessActive),
      .builtIn(.noResponseWithoutCapture), .builtIn(.answerOpen), .builtIn(.answerPersonal), .builtIn(.answerSecret),
      .builtIn(.warnMirroring), .builtIn(.assistiveDisplayExemption),
      .builtIn(.quietLog), .builtIn(.logCaptures), .builtIn(.logFailures),
    ],
    promises: [
      .releaseShieldsSensitive, .releaseIgnoresArgument, .argumentForcesDebug, .recordingsAreShielded,
      .secretsWaitForShield, .failureHidesSecrets, .shieldGoesWithOwner,
      .backgroundHidesSecrets, .leavingHidesSensitive, .unnamedCapturesAreBlocked, .externalScenesHideSecrets,
      .promptsOnlyWhileActive, .secretsAreNotOffered, .offersAreNotCaptured, .screenshotsAreMetWithOffer,
      .capturesOfSecretsAreMet, .capturesAreLogged, .failuresAreLogged, .mirrorsAreMet,
      .recordingsOfSecretsAreWarned, .recordingsOfPersonalAreReported, .openScreensNeedNoShield,
      .personKeepsScreen, .ordinaryScreensStayFree, .ownPromptsAreNotCovered, .openScreensAreNotCovered,
      .assistiveDisplaysAreWelcome, .calmWithoutCapture, .debugBuildsRunOpen, .lesserContentFailsOpen,
      .openCapturesAreAllowed, .coversAreBranded, .namedCapturesGoOn,
    ])
}
