extension OSProfile {
  /// An iPhone row in which only that is stated which no release is known to differ in.
  static func iOS(_ major: Int32, from minor: Int32 = 0, through lastMinor: Int32) -> OSProfile {
    let version = OSVersion(major: major, minor: minor)
    var row = OSProfile(
      platform: .iPhone, name: version.description, version: version,
      lastVersion: OSVersion(major: major, minor: lastMinor), title: "iOS \(version.description)")
    row.placeholderTypeName.state(PrivateTypeName.placeholder, .assumed, PublicSource.model)
    row.borderTypeName.state(
      PrivateTypeName.border, .assumed, PublicSource.borderDump, note: "taken over from the dump's older release")
    row.borderInset.state(7, .assumed, PublicSource.model)
    row.intrinsicHeight.state(
      20.3333, .assumed, PublicSource.sentryTests, note: "the height of the default font's line")
    row.borderedIntrinsicHeight.state(34, .assumed, PublicSource.model)
    row.rightToLeftOffsetFraction.state(0.5, .assumed, PublicSource.noScreenshot, note: "half of the superview's width")
    row.stateWalkers()
    row.stateUniversalCaptures()
    return row
  }

  /// States the captures that behave alike wherever UIKit runs.
  mutating func stateUniversalCaptures() {
    state(
      [.layerRenderInContext], .ignores, .reported, PublicSource.testComment,
      note: "drawing happens in the app's process and reads no mask")
    state([.externalCamera], .ignores, .measured, PublicSource.lens)
    state([.simulatorGuestScreenshot, .hostFramebufferGrab], .notApplicable, .documented, PublicSource.simulatorOnly)
    state([.iPhoneMirroring], .notApplicable, .documented, PublicSource.iPhoneMirroring)
  }

  /// States what iOS 13 and every later release have in common.
  ///
  /// - Parameters:
  ///   - sharesScreenInCalls: Whether the release lets the person share the screen in a call.
  mutating func stateSince13(sharesScreenInCalls: Bool) {
    setterIgnoresEqualValue.state(
      true, .assumed, PublicSource.binary18, note: "read in later builds; older ones are taken to agree")
    fieldTakesCanvasBack.state(
      true, .assumed, PublicSource.binary18, note: "read in later builds; older ones are taken to agree")
    keyboardCarriesMask.state(
      true, .assumed, PublicSource.appium, note: "measured on iOS 13; later releases are taken to agree")
    presentationRefusedInBackground.state(
      false, .assumed, PublicSource.model, note: "refusals are reported from iOS 18 on")
    autoFillSeesViewTreeOnly.state(true, .reported, PublicSource.bsSecureKit)
    caretSuppressedUnderCanvas.state(
      true, .assumed, PublicSource.screenProtector48, note: "reported on iOS 18; other releases are taken to agree")
    snapshotsKeepMask.state(
      false, .assumed, PublicSource.model, note: "no system is known to mark who shows a picture again")
    state(
      [.replayKitInApp, .broadcastExtension], .honours, .assumed, PublicSource.model,
      note: "follows from the live bit; nobody published a measurement")
    state([.hdmiMirroring], .honours, .assumed, PublicSource.lark, note: "an adapter is taken to work like AirPlay")
    state(
      [.automationVideoStream], .honours, .assumed, PublicSource.appium,
      note: "measured on iOS 13; later releases are taken to agree")
    if sharesScreenInCalls {
      state([.faceTimeShare], .honours, .assumed, PublicSource.model, note: "follows from the live bit")
    } else {
      state(
        [.faceTimeShare], .notApplicable, .assumed, PublicSource.model, note: "calls share the screen from iOS 15.1 on")
    }
    state(
      [.appSwitcherSnapshot], .honours, .contested, PublicSource.noScreenshot,
      note: "the mechanism and blank cards speak for it; authors still advise a cover")
    state(
      [.drawHierarchy], .honours, .assumed, PublicSource.model,
      note: "it goes through the render server; nobody published a measurement")
    state(
      [.snapshotView], .unknown, .contested, PublicSource.none,
      note: "nobody knows whether the result is a picture or a live replica")
  }

  /// States the captures whose behaviour people have watched.
  mutating func stateWatchedCaptures(_ grade: Grade, _ source: String, note: String = "") {
    state(
      [.hardwareScreenshot, .screenRecording, .quickTimeCable, .xcuitestScreenshot], .honours, grade, source, note: note
    )
    state([.airPlayMirroring], .honours, grade, PublicSource.lark, note: note)
  }

  /// States how the canvas and its neighbours stand in a field.
  mutating func stateCanvasPlace(_ grade: Grade, _ source: String, note: String = "") {
    canvasContainerTypeName.state("", grade, source, note: note)
    canvasDepth.state(1, grade, source, note: note)
    canvasCount.state(1, grade, source, note: note)
    canvasSiblings.state([], grade, source, note: note)
  }
}
