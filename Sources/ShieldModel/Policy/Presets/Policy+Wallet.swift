extension Policy {
  /// Hides everything that is not being used, and shows nothing to a capture.
  ///
  /// It has fewer rules than the others because most of them permit something. Some of its demands hold without them,
  /// since nothing permits less; they are there for policies that take this one and add permissions.
  public static let wallet = Policy(
    name: "wallet", title: "Shields every visible owner in every build, covers every scene that is not active.",
    parameters: PolicyParameters(
      shieldsFrom: .open, shieldedBuilds: .all, coverOn: .inactive, coversFrom: .open, cover: .plain,
      withholdsFrom: .personal, recording: .both, mirroring: .both, allowsAssistiveDisplay: false,
      failMode: PerSensitivity(open: .failOpen, personal: .failClosed, secret: .failClosed),
      response: PerSensitivity(open: .allow, personal: .warn, secret: .block)),
    entries: [
      .builtIn(.shieldOffWithoutOwner), .builtIn(.shieldVisibleOwner),
      .builtIn(.noCoverWhileActive), .builtIn(.coverBackground), .builtIn(.coverInactive), .builtIn(.coverOwnPrompt),
      .builtIn(.coverFirstLaunch),
      .builtIn(.showContent), .builtIn(.withholdWhileRecording), .builtIn(.withholdWhileMirroring),
      .builtIn(.blockUnnamedCapture), .builtIn(.withholdOnExternalScene),
      .builtIn(.failOpen), .builtIn(.failClosed),
      .builtIn(.warnAfterScreenshot), .builtIn(.warnWhileCaptured), .builtIn(.noPromptUnlessActive),
      .builtIn(.noResponseWithoutCapture), .builtIn(.answerOpen), .builtIn(.answerPersonal), .builtIn(.answerSecret),
      .builtIn(.quietLog), .builtIn(.logCaptures), .builtIn(.logFailures),
    ],
    promises: [
      .releaseShieldsSensitive, .releaseIgnoresArgument, .recordingsAreShielded, .secretsWaitForShield,
      .failureHidesSecrets, .shieldGoesWithOwner,
      .backgroundHidesSecrets, .inactiveHidesSecrets, .leavingHidesSensitive,
      .runningCapturesSeeNothing,
      .unnamedCapturesAreBlocked, .externalScenesHideSecrets,
      .promptsOnlyWhileActive, .secretsAreNotOffered, .offersAreNotCaptured, .capturesOfSecretsAreMet,
      .capturesAreLogged, .failuresAreLogged, .mirrorsAreMet, .capturesOfSecretsAreBlocked,
      .unnamedCapturesStopApp,
      .personKeepsScreen, .ordinaryScreensStayFree, .calmWithoutCapture, .openCapturesAreAllowed,
      .personalCapturesGoOn, .openContentFailsOpen,
    ])
}
