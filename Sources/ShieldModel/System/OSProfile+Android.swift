extension OSProfile {
  /// An Android window with the secure flag: no canvas, and a black place instead of an omission.
  ///
  /// Kept so that the two effects can be compared.
  ///
  /// Source: C4, documented.
  static var android: OSProfile {
    let version = OSVersion(major: 0)
    let flag = PublicSource.flagSecure
    var row = OSProfile(
      platform: .android, name: "any", version: version, lastVersion: version, title: "Android, secure window")
    row.stateNoTextField(flag)
    row.maskWhenSecure.state(.captures, .documented, flag, note: "written by the window's flag, not by a text field")
    row.captureEffect.state(.blackout, .documented, flag)
    row.snapshotsKeepMask.state(
      true, .reported, PublicSource.surfaceFlinger, note: "the layer of a rotation animation is flagged")
    row.stateUniversalCaptures()
    row.state([.hardwareScreenshot, .screenRecording], .honours, .documented, flag)
    row.state(
      [.airPlayMirroring], .honours, .documented, flag, note: "stands for casting to a display that is not secure")
    row.state([.appSwitcherSnapshot], .honours, .reported, flag, note: "stands for the list of recent apps")
    row.state(
      [.hdmiMirroring, .replayKitInApp, .broadcastExtension, .automationVideoStream, .xcuitestScreenshot], .honours,
      .assumed,
      flag, note: "stands for the counterpart of this capture")
    row.state([.quickTimeCable, .faceTimeShare, .snapshotView], .notApplicable, .assumed, PublicSource.model)
    row.sources = [flag]
    row.caveats = ["the flag belongs to a whole window; dialogs are windows of their own"]
    return row
  }

  /// States that there is no text field with a canvas.
  private mutating func stateNoTextField(_ source: String) {
    let note = "a window flag needs no text field"
    canvasTypeName.state("", .documented, source, note: note)
    textKit1CanvasTypeName.state("", .documented, source, note: note)
    canvasLayerTypeName.state("", .documented, source, note: note)
    canvasContainerTypeName.state("", .documented, source, note: note)
    canvasDepth.state(0, .documented, source, note: note)
    canvasCount.state(0, .documented, source, note: note)
    canvasSiblings.state([], .documented, source, note: note)
    passthroughTypeName.state("", .documented, source, note: note)
    passthroughTrigger.state(.never, .documented, source, note: note)
    fragmentTypeName.state("", .documented, source, note: note)
    for walker in Walker.allCases {
      setOverflows(walker, Fact(value: false, grade: .assumed, rule: "T6", source: PublicSource.model, note: note))
    }
  }
}
