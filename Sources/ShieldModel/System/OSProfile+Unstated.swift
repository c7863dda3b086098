extension OSProfile {
  /// A row in which nothing is stated yet: every fact is contested.
  ///
  /// The values are those of the newest well-known system, so that a run has a parameter; a verdict that rests on any
  /// of them is unknown. A row states its facts on top of this with ``Fact/state(_:_:_:note:)``.
  public init(platform: Platform, name: String, version: OSVersion, lastVersion: OSVersion, title: String) {
    func unstated<Value>(_ value: Value, _ key: FactKey) -> Fact<Value> {
      Fact(value: value, grade: .contested, rule: key.rule, source: PublicSource.none)
    }
    self.platform = platform
    self.name = name
    self.rowName = name
    self.version = version
    self.lastVersion = lastVersion
    self.title = title
    self.standing = .released
    self.canvasTypeName = unstated(PrivateTypeName.layoutCanvas, .canvasTypeName)
    self.textKit1CanvasTypeName = unstated(PrivateTypeName.fieldCanvas, .textKit1CanvasTypeName)
    self.canvasLayerTypeName = unstated(PrivateTypeName.plainLayer, .canvasLayerTypeName)
    self.canvasContainerTypeName = unstated("", .canvasContainerTypeName)
    self.canvasDepth = unstated(1, .canvasDepth)
    self.canvasCount = unstated(1, .canvasCount)
    self.canvasSiblings = unstated([], .canvasSiblings)
    self.passthroughTypeName = unstated(PrivateTypeName.passthrough, .passthroughTypeName)
    self.passthroughTrigger = unstated(.entersWindow, .passthroughTrigger)
    self.placeholderTypeName = unstated(PrivateTypeName.placeholder, .placeholderTypeName)
    self.borderTypeName = unstated(PrivateTypeName.border, .borderTypeName)
    self.fragmentTypeName = unstated(PrivateTypeName.fragment, .fragmentTypeName)
    self.maskWhenSecure = unstated(.captures, .maskWhenSecure)
    self.setterIgnoresEqualValue = unstated(true, .setterIgnoresEqualValue)
    self.canvasInteractionEnabled = unstated(true, .canvasInteractionEnabled)
    self.canvasAnswersHits = unstated(false, .canvasAnswersHits)
    self.fieldTakesCanvasBack = unstated(true, .fieldTakesCanvasBack)
    self.borderInset = unstated(7, .borderInset)
    self.intrinsicHeight = unstated(20.3333, .intrinsicHeight)
    self.borderedIntrinsicHeight = unstated(34, .borderedIntrinsicHeight)
    self.rightToLeftOffsetFraction = unstated(0.5, .rightToLeftOffsetFraction)
    self.keyboardCarriesMask = unstated(true, .keyboardCarriesMask)
    self.safeAreaOverflows = unstated(true, .safeAreaOverflows)
    self.traitBroadcastOverflows = unstated(true, .traitBroadcastOverflows)
    self.accessibilityOverflows = unstated(true, .accessibilityOverflows)
    self.sessionReplayOverflows = unstated(true, .sessionReplayOverflows)
    self.presentationRefusedInBackground = unstated(true, .presentationRefusedInBackground)
    self.autoFillSeesViewTreeOnly = unstated(true, .autoFillSeesViewTreeOnly)
    self.caretSuppressedUnderCanvas = unstated(true, .caretSuppressedUnderCanvas)
    self.snapshotsKeepMask = unstated(false, .snapshotsKeepMask)
    self.captureEffect = unstated(.omit, .effect)
    self.captureRules = CaptureKind.allCases.map { _ in OSProfile.unstatedCapture }
    self.sources = []
    self.caveats = []
  }

  /// What a row says about a capture that nobody has looked at.
  static var unstatedCapture: Fact<CaptureRule> {
    Fact(value: .unknown, grade: .contested, rule: "C2", source: PublicSource.none)
  }
}
