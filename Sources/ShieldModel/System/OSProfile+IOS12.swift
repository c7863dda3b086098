extension OSProfile {
  /// iOS 12: the older canvas class, a hook for secure entry, and sources at odds about masks.
  ///
  /// Source: F1, measured.
  static var iOS12: OSProfile {
    var row = iOS(12, through: 5)
    row.stateBefore13(headers: PublicSource.headers12)
    let dispute = "a library claims masking; a test tool saw secure values in its pictures"
    row.maskWhenSecure.state(.captures, .contested, PublicSource.snapshotSafeView, note: dispute)
    row.setterIgnoresEqualValue.state(true, .contested, PublicSource.none)
    row.captureEffect.state(.omit, .contested, PublicSource.snapshotSafeView)
    row.keyboardCarriesMask.state(false, .measured, PublicSource.appium)
    row.state(
      [
        .hardwareScreenshot, .screenRecording, .airPlayMirroring, .hdmiMirroring, .replayKitInApp, .broadcastExtension,
        .appSwitcherSnapshot, .drawHierarchy,
      ], .honours, .contested, PublicSource.snapshotSafeView, note: dispute)
    row.state([.quickTimeCable], .ignores, .contested, PublicSource.appium, note: dispute)
    row.state([.xcuitestScreenshot, .automationVideoStream], .ignores, .measured, PublicSource.appium)
    row.sources = [PublicSource.headers12, PublicSource.snapshotSafeView, PublicSource.appium]
    row.caveats = ["the private hook for a changed secure trait is declared here for the first time"]
    return row
  }
}
