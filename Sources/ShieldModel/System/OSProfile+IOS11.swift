extension OSProfile {
  /// iOS 11: the older canvas class, and nothing known about masks.
  ///
  /// Source: F1, measured.
  static var iOS11: OSProfile {
    var row = iOS(11, through: 4)
    row.stateBefore13(headers: PublicSource.headers11)
    row.maskWhenSecure.state(
      [], .contested, PublicSource.none, note: "nothing shows that secure fields were masked at all")
    row.captureEffect.state(.omit, .contested, PublicSource.none)
    row.keyboardCarriesMask.state(false, .contested, PublicSource.none)
    row.sources = [PublicSource.headers11, PublicSource.radarInit, PublicSource.radarLeak]
    row.caveats = [
      "nothing published shows that secure fields were masked",
      "a radar says that text fields of 11.2 are never freed",
    ]
    return row
  }

  /// States what iOS 11 and 12 have in common.
  mutating func stateBefore13(headers: String) {
    canvasTypeName.state(PrivateTypeName.contentView, .measured, headers)
    textKit1CanvasTypeName.state(PrivateTypeName.contentView, .measured, headers)
    canvasLayerTypeName.state(PrivateTypeName.plainLayer, .assumed, PublicSource.model)
    stateCanvasPlace(.assumed, headers, note: "inferred from the declared variables")
    passthroughTypeName.state("", .assumed, PublicSource.model, note: "first seen on iOS 17")
    passthroughTrigger.state(.never, .assumed, PublicSource.model, note: "first seen on iOS 17")
    fragmentTypeName.state("", .assumed, PublicSource.model)
    canvasInteractionEnabled.state(false, .contested, PublicSource.none)
    canvasAnswersHits.state(true, .contested, PublicSource.none)
    presentationRefusedInBackground.state(
      false, .assumed, PublicSource.model, note: "refusals are reported from iOS 18 on")
    autoFillSeesViewTreeOnly.state(true, .assumed, PublicSource.bsSecureKit)
    snapshotsKeepMask.state(
      false, .assumed, PublicSource.model, note: "no system is known to mark who shows a picture again")
    state(
      [.faceTimeShare], .notApplicable, .assumed, PublicSource.model, note: "calls share the screen from iOS 15.1 on")
  }
}
