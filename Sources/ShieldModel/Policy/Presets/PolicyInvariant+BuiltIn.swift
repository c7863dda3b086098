extension PolicyInvariant {
  /// The invariants that come with the model, by family.
  public static let builtIn: [PolicyInvariant] = [
    releaseShieldsSensitive, releaseShieldsSecrets, releaseIgnoresArgument, argumentForcesDebug,
    recordingsAreShielded, secretsWaitForShield, failureHidesSecrets, shieldGoesWithOwner,
    backgroundHidesSecrets, inactiveHidesSecrets, leavingHidesSensitive, runningCapturesSeeNothing,
    unnamedCapturesAreBlocked, externalScenesHideSecrets,
    promptsOnlyWhileActive, secretsAreNotOffered, offersAreNotCaptured, screenshotsAreMetWithOffer,
    capturesOfSecretsAreMet, capturesAreLogged, failuresAreLogged, mirrorsAreMet,
    capturesOfSecretsAreBlocked, unnamedCapturesStopApp,
    recordingsOfSecretsAreReported, recordingsOfSecretsAreWarned, recordingsOfPersonalAreReported,
    openScreensNeedNoShield,
    personKeepsScreen, ordinaryScreensStayFree, ownPromptsAreNotCovered, systemDialogsAreNotCovered,
    openScreensAreNotCovered, assistiveDisplaysAreWelcome, calmWithoutCapture, debugBuildsRunOpen,
    lesserContentFailsOpen, openCapturesAreAllowed, coversAreBranded, namedCapturesGoOn,
    personalCapturesGoOn, openContentFailsOpen,
  ]

  /// The built-in invariant with that id, or nil when none has it.
  public static func builtIn(id: String) -> PolicyInvariant? { builtIn.first { $0.id == id } }
}
