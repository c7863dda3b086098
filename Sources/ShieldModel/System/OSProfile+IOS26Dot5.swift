extension OSProfile {
  /// iOS 26.5: a small masked helper stands after the canvas, so lookups by index go wrong.
  ///
  /// Source: F12, reported.
  static var iOS26Dot5: OSProfile {
    var row = iOS(26, from: 5, through: 5)
    row.stateInteractiveCanvas()
    row.weaken(to: .assumed, source: PublicSource.model, note: "taken to agree with 26.0 to 26.4")
    row.canvasTypeName.state(PrivateTypeName.layoutCanvas, .reported, PublicSource.vizor)
    row.stateCanvasPlace(.reported, PublicSource.vizor, note: "lookups by name work; no dump was published")
    row.canvasSiblings.state(
      [
        CanvasSibling(
          typeName: "(unpublished view)", frame: Rect(x: 40, y: 20, width: 80, height: 30), mask: .captures,
          isAfterCanvas: true)
      ], .reported, PublicSource.vizor,
      note:
        "the last child is reported not to be the canvas; its class is not published; frame and mask are the model's")
    row.statePassthrough(.reported, PublicSource.vizor)
    row.maskWhenSecure.state(.captures, .reported, PublicSource.vizor)
    row.presentationRefusedInBackground.state(true, .reported, PublicSource.developers, note: "from iOS 18 on")
    row.captureEffect.state(.omit, .reported, PublicSource.vizor)
    row.stateWalkers()
    row.stateUniversalCaptures()
    row.stateWatchedCaptures(.reported, PublicSource.vizor)
    row.state([.iPhoneMirroring], .ignores, .assumed, PublicSource.captureGuard1, note: "measured on earlier releases")
    row.sources = [PublicSource.vizor]
    row.caveats = ["one pull request is the only source: by index it fails, by name it works, and it shows no order"]
    return row
  }
}
