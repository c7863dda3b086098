extension OSProfile {
  /// What supports one fact of the row.
  public func evidence(of use: FactUse) -> Evidence {
    switch use {
    case .field(let key): evidence(of: key)
    case .capture(let kind): capture(kind).evidence
    }
  }

  /// The grade of one fact of the row.
  public func grade(of use: FactUse) -> Grade { evidence(of: use).grade }

  /// The grade of one field of the row.
  public func grade(of key: FactKey) -> Grade { evidence(of: key).grade }

  /// What supports one field of the row.
  public func evidence(of key: FactKey) -> Evidence {
    switch key {
    case .canvasTypeName: canvasTypeName.evidence
    case .textKit1CanvasTypeName: textKit1CanvasTypeName.evidence
    case .canvasLayerTypeName: canvasLayerTypeName.evidence
    case .canvasContainerTypeName: canvasContainerTypeName.evidence
    case .canvasDepth: canvasDepth.evidence
    case .canvasCount: canvasCount.evidence
    case .canvasSiblings: canvasSiblings.evidence
    case .passthroughTypeName: passthroughTypeName.evidence
    case .passthroughTrigger: passthroughTrigger.evidence
    case .placeholderTypeName: placeholderTypeName.evidence
    case .borderTypeName: borderTypeName.evidence
    case .fragmentTypeName: fragmentTypeName.evidence
    case .maskWhenSecure: maskWhenSecure.evidence
    case .setterIgnoresEqualValue: setterIgnoresEqualValue.evidence
    case .canvasInteractionEnabled: canvasInteractionEnabled.evidence
    case .canvasAnswersHits: canvasAnswersHits.evidence
    case .fieldTakesCanvasBack: fieldTakesCanvasBack.evidence
    case .borderInset: borderInset.evidence
    case .intrinsicHeight: intrinsicHeight.evidence
    case .borderedIntrinsicHeight: borderedIntrinsicHeight.evidence
    case .rightToLeftOffsetFraction: rightToLeftOffsetFraction.evidence
    case .keyboardCarriesMask: keyboardCarriesMask.evidence
    case .safeAreaOverflows: safeAreaOverflows.evidence
    case .traitBroadcastOverflows: traitBroadcastOverflows.evidence
    case .accessibilityOverflows: accessibilityOverflows.evidence
    case .sessionReplayOverflows: sessionReplayOverflows.evidence
    case .presentationRefusedInBackground: presentationRefusedInBackground.evidence
    case .autoFillSeesViewTreeOnly: autoFillSeesViewTreeOnly.evidence
    case .caretSuppressedUnderCanvas: caretSuppressedUnderCanvas.evidence
    case .snapshotsKeepMask: snapshotsKeepMask.evidence
    case .effect: captureEffect.evidence
    }
  }
}
