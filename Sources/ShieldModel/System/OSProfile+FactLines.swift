extension OSProfile {
  /// Every fact of the row as text, in a fixed order: the fields, then the captures.
  public var facts: [FactLine] { FactUse.all.map { fact($0) } }

  /// One fact of the row as text.
  public func fact(_ use: FactUse) -> FactLine {
    let value =
      switch use {
      case .field(let key): valueText(of: key)
      case .capture(let kind): capture(kind).value.word
      }
    return FactLine(key: use.key, value: value, evidence: evidence(of: use))
  }

  /// The value of one field in words.
  private func valueText(of key: FactKey) -> String {
    switch key {
    case .canvasTypeName: FactText.name(canvasTypeName.value)
    case .textKit1CanvasTypeName: FactText.name(textKit1CanvasTypeName.value)
    case .canvasLayerTypeName: FactText.name(canvasLayerTypeName.value)
    case .canvasContainerTypeName: FactText.name(canvasContainerTypeName.value)
    case .canvasDepth: "\(canvasDepth.value)"
    case .canvasCount: "\(canvasCount.value)"
    case .canvasSiblings: FactText.siblings(canvasSiblings.value)
    case .passthroughTypeName: FactText.name(passthroughTypeName.value)
    case .passthroughTrigger: passthroughTrigger.value.word
    case .placeholderTypeName: FactText.name(placeholderTypeName.value)
    case .borderTypeName: FactText.name(borderTypeName.value)
    case .fragmentTypeName: FactText.name(fragmentTypeName.value)
    case .maskWhenSecure: maskWhenSecure.value.description
    case .setterIgnoresEqualValue: FactText.answer(setterIgnoresEqualValue.value)
    case .canvasInteractionEnabled: FactText.answer(canvasInteractionEnabled.value)
    case .canvasAnswersHits: FactText.answer(canvasAnswersHits.value)
    case .fieldTakesCanvasBack: FactText.answer(fieldTakesCanvasBack.value)
    case .borderInset: FactText.number(borderInset.value)
    case .intrinsicHeight: FactText.number(intrinsicHeight.value)
    case .borderedIntrinsicHeight: FactText.number(borderedIntrinsicHeight.value)
    case .rightToLeftOffsetFraction: FactText.number(rightToLeftOffsetFraction.value)
    case .keyboardCarriesMask: FactText.answer(keyboardCarriesMask.value)
    case .safeAreaOverflows: FactText.answer(safeAreaOverflows.value)
    case .traitBroadcastOverflows: FactText.answer(traitBroadcastOverflows.value)
    case .accessibilityOverflows: FactText.answer(accessibilityOverflows.value)
    case .sessionReplayOverflows: FactText.answer(sessionReplayOverflows.value)
    case .presentationRefusedInBackground: FactText.answer(presentationRefusedInBackground.value)
    case .autoFillSeesViewTreeOnly: FactText.answer(autoFillSeesViewTreeOnly.value)
    case .caretSuppressedUnderCanvas: FactText.answer(caretSuppressedUnderCanvas.value)
    case .snapshotsKeepMask: FactText.answer(snapshotsKeepMask.value)
    case .effect: effect.word
    }
  }
}
