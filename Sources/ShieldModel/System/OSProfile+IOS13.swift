extension OSProfile {
  /// iOS 13: the first release whose secure fields are known to be masked.
  ///
  /// Source: F1, measured.
  static var iOS13: OSProfile {
    var row = iOS(13, through: 7)
    row.stateTextKit1Field()
    row.keyboardCarriesMask.state(true, .measured, PublicSource.appium)
    row.sources = [
      PublicSource.detox, PublicSource.lark, PublicSource.snapshotSafeView, PublicSource.appium,
      PublicSource.screenshotPreventing4,
    ]
    row.caveats = ["one library names the iOS 12 class for 13; dumps contradict it"]
    return row
  }

  /// States what iOS 13 and 14 have in common.
  mutating func stateTextKit1Field() {
    stateSince13(sharesScreenInCalls: false)
    canvasTypeName.state(PrivateTypeName.fieldCanvas, .measured, PublicSource.detox)
    textKit1CanvasTypeName.state(PrivateTypeName.fieldCanvas, .measured, PublicSource.detox)
    canvasLayerTypeName.state(PrivateTypeName.tiledLayer, .measured, PublicSource.detox)
    stateCanvasPlace(
      .measured, PublicSource.detox, note: "seen in a field with a placeholder; a bare field is taken to agree")
    passthroughTypeName.state("", .measured, PublicSource.detox)
    passthroughTrigger.state(.never, .measured, PublicSource.detox)
    placeholderTypeName.state(PrivateTypeName.placeholder, .measured, PublicSource.detox)
    fragmentTypeName.state("", .measured, PublicSource.detox)
    maskWhenSecure.state(
      .captures, .measured, PublicSource.appium,
      note: "both still pictures and live streams stopped showing secure values")
    canvasInteractionEnabled.state(false, .measured, PublicSource.detox)
    canvasAnswersHits.state(true, .assumed, PublicSource.model)
    captureEffect.state(.omit, .measured, PublicSource.appium)
    stateWatchedCaptures(.reported, PublicSource.snapshotSafeView)
    state([.xcuitestScreenshot, .quickTimeCable, .automationVideoStream], .honours, .measured, PublicSource.appium)
  }
}
