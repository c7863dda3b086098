extension OSProfile {
  /// iOS 18: as iOS 17, with the code read and iPhone Mirroring.
  ///
  /// Source: F2, measured.
  static var iOS18: OSProfile {
    var row = iOS(18, through: 7)
    row.stateInteractiveCanvas()
    row.statePassthrough(.measured, PublicSource.binary18)
    row.stateReadCode(PublicSource.binary18)
    row.caretSuppressedUnderCanvas.state(true, .reported, PublicSource.screenProtector48)
    row.captureEffect.state(.omit, .measured, PublicSource.screenShieldKit)
    row.stateWatchedCaptures(.measured, PublicSource.screenShieldKit)
    row.state(
      [.xcuitestScreenshot], .honours, .measured, PublicSource.screenShieldKit, note: "measured in the Simulator, 18.5")
    row.sources = [
      PublicSource.binary18, PublicSource.sentryTests, PublicSource.debugger18, PublicSource.screenShieldKit,
      PublicSource.captureGuard1,
    ]
    row.caveats = [
      "the older class named for 18 is contradicted by a debugger session and by dumps",
      "layer swaps made walks over views recurse until they crashed: " + PublicSource.screenProtector48,
    ]
    return row
  }

  /// States what was read in the code of a build, and what came with iOS 18.
  mutating func stateReadCode(_ binary: String) {
    maskWhenSecure.state(.captures, .measured, binary, note: "raw value 0x12, written over what was there")
    setterIgnoresEqualValue.state(true, .measured, binary)
    fieldTakesCanvasBack.state(true, .measured, binary, note: "while the field is not being edited")
    keyboardCarriesMask.state(true, .measured, binary)
    presentationRefusedInBackground.state(true, .reported, PublicSource.developers, note: "from iOS 18 on")
    state([.iPhoneMirroring], .ignores, .measured, PublicSource.captureGuard1)
  }
}
