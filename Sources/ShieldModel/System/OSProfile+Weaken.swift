extension OSProfile {
  /// Lowers every fact of the row to a grade unless it is weaker already.
  ///
  /// Used where one system is taken to behave like another one: the values stay, their support does not. The source
  /// and the remark replace those of the facts that were lowered.
  public mutating func weaken(to limit: Grade, source: String, note: String) {
    canvasTypeName.weaken(to: limit, source: source, note: note)
    textKit1CanvasTypeName.weaken(to: limit, source: source, note: note)
    canvasLayerTypeName.weaken(to: limit, source: source, note: note)
    canvasContainerTypeName.weaken(to: limit, source: source, note: note)
    canvasDepth.weaken(to: limit, source: source, note: note)
    canvasCount.weaken(to: limit, source: source, note: note)
    canvasSiblings.weaken(to: limit, source: source, note: note)
    passthroughTypeName.weaken(to: limit, source: source, note: note)
    passthroughTrigger.weaken(to: limit, source: source, note: note)
    placeholderTypeName.weaken(to: limit, source: source, note: note)
    borderTypeName.weaken(to: limit, source: source, note: note)
    fragmentTypeName.weaken(to: limit, source: source, note: note)
    maskWhenSecure.weaken(to: limit, source: source, note: note)
    setterIgnoresEqualValue.weaken(to: limit, source: source, note: note)
    canvasInteractionEnabled.weaken(to: limit, source: source, note: note)
    canvasAnswersHits.weaken(to: limit, source: source, note: note)
    fieldTakesCanvasBack.weaken(to: limit, source: source, note: note)
    borderInset.weaken(to: limit, source: source, note: note)
    intrinsicHeight.weaken(to: limit, source: source, note: note)
    borderedIntrinsicHeight.weaken(to: limit, source: source, note: note)
    rightToLeftOffsetFraction.weaken(to: limit, source: source, note: note)
    keyboardCarriesMask.weaken(to: limit, source: source, note: note)
    safeAreaOverflows.weaken(to: limit, source: source, note: note)
    traitBroadcastOverflows.weaken(to: limit, source: source, note: note)
    accessibilityOverflows.weaken(to: limit, source: source, note: note)
    sessionReplayOverflows.weaken(to: limit, source: source, note: note)
    presentationRefusedInBackground.weaken(to: limit, source: source, note: note)
    autoFillSeesViewTreeOnly.weaken(to: limit, source: source, note: note)
    caretSuppressedUnderCanvas.weaken(to: limit, source: source, note: note)
    snapshotsKeepMask.weaken(to: limit, source: source, note: note)
    captureEffect.weaken(to: limit, source: source, note: note)
    for index in captureRules.indices {
      captureRules[index].weaken(to: limit, source: source, note: note)
    }
  }
}
