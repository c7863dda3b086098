extension OSProfile {
  /// iOS 16: the canvas is made with interaction on.
  ///
  /// Source: F5, measured.
  static var iOS16: OSProfile {
    var row = iOS(16, through: 7)
    row.stateInteractiveCanvas()
    row.passthroughTypeName.state(
      "", .assumed, PublicSource.screenProtectorKit, note: "first lookups work until iOS 16")
    row.passthroughTrigger.state(
      .never, .assumed, PublicSource.screenProtectorKit, note: "first lookups work until iOS 16")
    row.maskWhenSecure.state(
      .captures, .measured, PublicSource.screenshotPrevent,
      note: "users saw neither stills nor streams show the content")
    row.captureEffect.state(.omit, .measured, PublicSource.screenshotPrevent)
    row.stateWatchedCaptures(.measured, PublicSource.screenshotPrevent)
    row.sources = [PublicSource.sentryTests, PublicSource.screenProtectorKit, PublicSource.screenshotPrevent]
    row.caveats = ["one field used for several layer swaps ended in a layer cycle exception"]
    return row
  }

  /// States what iOS 16 and later releases have in common.
  mutating func stateInteractiveCanvas() {
    stateTextKit2Field(PublicSource.sentryTests)
    stateCanvasPlace(.measured, PublicSource.sentryTests)
    canvasInteractionEnabled.state(true, .measured, PublicSource.sentryTests, note: "dumps do not print it as off")
    canvasAnswersHits.state(
      false, .assumed, PublicSource.binary26, note: "read in 26.1; the first release that does so is unknown")
    intrinsicHeight.state(20.3333, .measured, PublicSource.sentryTests, note: "the height of the placeholder's label")
  }
}
