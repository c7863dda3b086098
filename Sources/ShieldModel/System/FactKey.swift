/// The name of one fact of a catalogue row, so that a run can record which facts it used.
///
/// What a row says about captures has names of its own: see ``FactUse``.
public enum FactKey: UInt8, CaseIterable, Hashable, Sendable {
  /// Class name of the canvas.
  case canvasTypeName
  /// Class name of the canvas in a field that uses TextKit 1.
  case textKit1CanvasTypeName
  /// Class name of the canvas's layer.
  case canvasLayerTypeName
  /// Class name of the views between the field and its canvas.
  case canvasContainerTypeName
  /// How many levels below the field the canvas stands.
  case canvasDepth
  /// How many canvases a field has.
  case canvasCount
  /// Private views beside the canvas.
  case canvasSiblings
  /// Class name of the view that lets touches through.
  case passthroughTypeName
  /// When that view appears.
  case passthroughTrigger
  /// Class name of the placeholder's label.
  case placeholderTypeName
  /// Class name of the border's background.
  case borderTypeName
  /// Class name of the canvas's own child for a run of text.
  case fragmentTypeName
  /// The mask that switching secure entry on writes.
  case maskWhenSecure
  /// Whether setting secure entry to the value it has does nothing.
  case setterIgnoresEqualValue
  /// Whether the canvas is made with interaction on.
  case canvasInteractionEnabled
  /// Whether the canvas itself answers a hit test.
  case canvasAnswersHits
  /// Whether the field's layout takes a moved canvas back.
  case fieldTakesCanvasBack
  /// How far a border insets the text rectangle.
  case borderInset
  /// Height that a field without a border asks for.
  case intrinsicHeight
  /// Height that a field with a border asks for.
  case borderedIntrinsicHeight
  /// How far right-to-left layout moves the canvas.
  case rightToLeftOffsetFraction
  /// Whether the keyboard is masked while a secure field is being edited.
  case keyboardCarriesMask
  /// Whether the safe area update is known to overflow on a cycle.
  case safeAreaOverflows
  /// Whether the trait broadcast is known to overflow on a cycle.
  case traitBroadcastOverflows
  /// Whether the accessibility walk is known to overflow on a cycle.
  case accessibilityOverflows
  /// Whether session replay is known to overflow on a cycle.
  case sessionReplayOverflows
  /// Whether a presentation during the way to the background is refused.
  case presentationRefusedInBackground
  /// Whether password AutoFill looks at the view tree alone.
  case autoFillSeesViewTreeOnly
  /// Whether carets are suppressed below a canvas that has been secure.
  case caretSuppressedUnderCanvas
  /// Whether a layer that shows a snapshot gets the masks of what lies in it.
  case snapshotsKeepMask
  /// What stands where a masked subtree would have been.
  case effect

  /// The name that files and reports use.
  public var key: String {
    switch self {
    case .canvasTypeName: "canvasTypeName"
    case .textKit1CanvasTypeName: "textKit1CanvasTypeName"
    case .canvasLayerTypeName: "canvasLayerTypeName"
    case .canvasContainerTypeName: "canvasContainerTypeName"
    case .canvasDepth: "canvasDepth"
    case .canvasCount: "canvasCount"
    case .canvasSiblings: "canvasSiblings"
    case .passthroughTypeName: "passthroughTypeName"
    case .passthroughTrigger: "passthroughTrigger"
    case .placeholderTypeName: "placeholderTypeName"
    case .borderTypeName: "borderTypeName"
    case .fragmentTypeName: "fragmentTypeName"
    case .maskWhenSecure: "maskWhenSecure"
    case .setterIgnoresEqualValue: "setterIgnoresEqualValue"
    case .canvasInteractionEnabled: "canvasInteractionEnabled"
    case .canvasAnswersHits: "canvasAnswersHits"
    case .fieldTakesCanvasBack: "fieldTakesCanvasBack"
    case .borderInset: "borderInset"
    case .intrinsicHeight: "intrinsicHeight"
    case .borderedIntrinsicHeight: "borderedIntrinsicHeight"
    case .rightToLeftOffsetFraction: "rightToLeftOffsetFraction"
    case .keyboardCarriesMask: "keyboardCarriesMask"
    case .safeAreaOverflows: "safeAreaOverflows"
    case .traitBroadcastOverflows: "traitBroadcastOverflows"
    case .accessibilityOverflows: "accessibilityOverflows"
    case .sessionReplayOverflows: "sessionReplayOverflows"
    case .presentationRefusedInBackground: "presentationRefusedInBackground"
    case .autoFillSeesViewTreeOnly: "autoFillSeesViewTreeOnly"
    case .caretSuppressedUnderCanvas: "caretSuppressedUnderCanvas"
    case .snapshotsKeepMask: "snapshotsKeepMask"
    case .effect: "effect"
    }
  }

  /// The id of the rule that the fact belongs to.
  public var rule: String {
    switch self {
    case .canvasTypeName, .textKit1CanvasTypeName, .canvasLayerTypeName, .canvasContainerTypeName: "F1"
    case .canvasDepth, .canvasCount, .fragmentTypeName: "F1"
    case .canvasSiblings: "F12"
    case .passthroughTypeName, .passthroughTrigger: "F4"
    case .placeholderTypeName, .borderTypeName, .fieldTakesCanvasBack: "F3"
    case .borderInset, .intrinsicHeight, .borderedIntrinsicHeight: "F3"
    case .maskWhenSecure, .setterIgnoresEqualValue: "F2"
    case .canvasInteractionEnabled, .canvasAnswersHits: "F5"
    case .rightToLeftOffsetFraction: "F7"
    case .keyboardCarriesMask: "H4"
    case .safeAreaOverflows, .traitBroadcastOverflows, .accessibilityOverflows, .sessionReplayOverflows: "T6"
    case .presentationRefusedInBackground: "E6"
    case .autoFillSeesViewTreeOnly: "F8"
    case .caretSuppressedUnderCanvas: "F11"
    case .snapshotsKeepMask: "C6"
    case .effect: "C4"
    }
  }

  /// The key with that name, or nil when none has it.
  public init?(key: String) {
    for candidate in FactKey.allCases where candidate.key == key {
      self = candidate
      return
    }
    return nil
  }
}
