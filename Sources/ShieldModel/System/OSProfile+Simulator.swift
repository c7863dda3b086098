extension OSProfile {
  /// A row of Xcode's Simulator: its guest as iOS of the same release, its captures its own.
  ///
  /// Source: C2, contested.
  static func simulator(as phone: OSProfile) -> OSProfile {
    var row = phone
    row.platform = .simulator
    row.title = "iOS Simulator " + phone.name
    row.state(
      [.hardwareScreenshot, .simulatorGuestScreenshot], .honours, .measured, PublicSource.debugger18,
      note: "through the Simulator's own screenshot command")
    row.state(
      [.screenRecording, .replayKitInApp, .broadcastExtension, .automationVideoStream], .unknown, .contested,
      PublicSource.none)
    row.state(
      [.airPlayMirroring, .hdmiMirroring, .quickTimeCable, .faceTimeShare, .iPhoneMirroring], .notApplicable, .assumed,
      PublicSource.model, note: "a guest has no such output")
    if phone.name == "18" || phone.name == "26" {
      row.state(
        [.xcuitestScreenshot], .honours, .measured, PublicSource.screenShieldKit, note: "measured on 18.5 and 26.2")
    } else {
      row.state(
        [.xcuitestScreenshot], .honours, .assumed, PublicSource.screenShieldKit, note: "measured on 18.5 and 26.2")
    }
    row.state(
      [.hostFramebufferGrab], .ignores, .contested, PublicSource.photoBrowser,
      note: "sources are at odds; it depends on the tool")
    row.sources = [
      PublicSource.debugger18, PublicSource.sentryTests, PublicSource.screenShieldKit, PublicSource.captureGuard,
      PublicSource.photoBrowser, PublicSource.screenProtectorKit,
    ]
    row.caveats = ["some libraries see no effect in the Simulator, others measure that content is left out"]
    return row
  }
}
