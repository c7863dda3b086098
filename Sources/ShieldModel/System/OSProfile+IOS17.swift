extension OSProfile {
  /// iOS 17: a view that lets touches through stands before the canvas of a field in a window.
  ///
  /// Source: F4, assumed.
  static var iOS17: OSProfile {
    var row = iOS(17, through: 7)
    row.stateInteractiveCanvas()
    row.statePassthrough(.measured, PublicSource.screenProtectorKit)
    row.maskWhenSecure.state(
      .captures, .measured, PublicSource.wyan, note: "users saw neither stills nor streams show the content")
    row.captureEffect.state(.omit, .measured, PublicSource.wyan)
    row.stateWatchedCaptures(.measured, PublicSource.wyan)
    row.sources = [
      PublicSource.sentryTests, PublicSource.screenProtectorKit, PublicSource.overflow17, PublicSource.binary17,
      PublicSource.wyan,
    ]
    row.caveats = [
      "a fragment view named as the canvas is in fact the canvas's child",
      "recipes that take the first sublayer lose protection without a word",
    ]
    return row
  }

  /// States the view before the canvas.
  mutating func statePassthrough(_ grade: Grade, _ source: String) {
    passthroughTypeName.state(PrivateTypeName.passthrough, grade, source)
    passthroughTrigger.state(
      .entersWindow, .assumed, source, note: "it is there in a window and missing outside; what adds it is a guess")
  }
}
