extension OSProfile {
  /// The releases 26.0 to 26.4: as iOS 18, with the render server's filter read.
  ///
  /// Source: F2, measured.
  static var iOS26: OSProfile {
    var row = iOS(26, through: 4)
    row.stateInteractiveCanvas()
    row.canvasTypeName.state(PrivateTypeName.layoutCanvas, .measured, PublicSource.sentryDesign)
    row.stateCanvasPlace(.measured, PublicSource.sentryDesign)
    row.statePassthrough(.measured, PublicSource.sentryDesign)
    row.stateReadCode(PublicSource.binary26)
    row.canvasAnswersHits.state(false, .measured, PublicSource.binary26)
    row.captureEffect.state(.omit, .measured, PublicSource.renderServer26)
    row.stateWatchedCaptures(.measured, PublicSource.renderServer26)
    row.state(
      [.xcuitestScreenshot], .honours, .measured, PublicSource.screenShieldKit, note: "measured in the Simulator, 26.2")
    row.sources = [
      PublicSource.binary26, PublicSource.renderServer26, PublicSource.sentryTests, PublicSource.sentryDesign,
      PublicSource.screenShieldKit,
    ]
    row.caveats = [
      "a layer swap inside the window overflowed the stack while traits were broadcast",
      "SwiftUI content hosted in a canvas can show white strips along the safe area",
    ]
    return row
  }
}
