extension OSProfile {
  /// iOS 15: the first release with the TextKit 2 canvas.
  ///
  /// Source: F1, measured.
  static var iOS15: OSProfile {
    var row = iOS(15, through: 8)
    row.stateTextKit2Field(PublicSource.dump15)
    row.stateCanvasPlace(
      .measured, PublicSource.dump15, note: "seen in a field with a placeholder; a bare field is taken to agree")
    row.passthroughTypeName.state("", .measured, PublicSource.dump15)
    row.passthroughTrigger.state(.never, .measured, PublicSource.dump15)
    row.maskWhenSecure.state(.captures, .reported, PublicSource.lark)
    row.canvasInteractionEnabled.state(false, .measured, PublicSource.dump15)
    row.canvasAnswersHits.state(true, .assumed, PublicSource.model)
    row.captureEffect.state(.omit, .reported, PublicSource.lark)
    row.stateWatchedCaptures(.reported, PublicSource.lark, note: "libraries claim it; 13 and 16 were measured")
    row.sources = [
      PublicSource.dump15, PublicSource.lark, PublicSource.snapshotSafeView, PublicSource.snapshotSafeViewNames,
    ]
    row.caveats = [
      "15.1: a library that moves the first subview reports a crash and switches itself off",
      "some code expects the iOS 14 class until 16; a dump contradicts it",
    ]
    return row
  }

  /// States what iOS 15 and later releases have in common.
  mutating func stateTextKit2Field(_ dump: String) {
    stateSince13(sharesScreenInCalls: true)
    canvasTypeName.state(PrivateTypeName.layoutCanvas, .measured, dump)
    textKit1CanvasTypeName.state(
      PrivateTypeName.fieldCanvas, .assumed, PublicSource.binary18, note: "the older class still exists for TextKit 1")
    canvasLayerTypeName.state(PrivateTypeName.plainLayer, .measured, dump)
    placeholderTypeName.state(PrivateTypeName.placeholder, .measured, dump)
    fragmentTypeName.state(PrivateTypeName.fragment, .measured, dump)
  }
}
