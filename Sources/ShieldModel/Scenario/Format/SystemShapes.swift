/// The shapes of systems that a scenario defines itself.
enum SystemShapes {
  /// The entry of the table.
  static let entry = ShapeTable.Entry("system", system)

  private static let system = ObjectShape(
    "a system", "A system that differs from a row of the catalogue; what it says counts as assumed.",
    keys: [
      .required(
        "name",
        .text(
          "a name that begins with a letter", pattern: "^[A-Za-z][A-Za-z0-9_-]{0,59}$", example: "my-18"),
        "The name for `os`.", example: "\"my-18\""),
      .required(
        "from", .text("the name of a system", pattern: "^.{1,100}$", example: "18"),
        "The system that it is a copy of: a row of the catalogue, or one of `systems` above.", example: "\"18\""),
      .optional(
        "platform", FormatShape.platform, "The platform.", default: "the platform of the device", example: "\"iPad\""),
      .optional(
        "title", .text(maximumLength: 60), "A title for reports.", default: "made from name and origin",
        example: "\"iOS 18 with two canvases\""),
    ] + FactKey.allCases.map(\.keyShape) + [
      .optional(
        "captures", .object(captures), "What single kinds of capture do.", default: "as in the origin",
        example: "{ \"screenshot\": \"ignores\" }")
    ])

  private static let captures = ObjectShape(
    "capture rules", "What kinds of capture do with masked layers.",
    keys: CaptureKind.allCases.flatMap { kind in
      ([kind.key] + (kind.alias.map { [$0] } ?? [])).map { key in
        .optional(
          key, FormatShape.words(CaptureRuleWord.self) { $0.summary }, "The \(kind.title).",
          default: "as in the origin",
          example: "\"ignores\"")
      }
    })

  fileprivate static let sibling = ObjectShape(
    "a sibling of the canvas", "A private view beside the canvas.",
    keys: [
      .required(
        "typeName", FormatShape.typeName, "The class name.",
        example: "\"_UITextHelperView\""),
      .required("frame", FormatShape.rectangle, "The frame in the field, in points.", example: "[30, 0, 10, 10]"),
      .optional("mask", FormatShape.mask, "The mask while the field is secure.", default: "[]", example: "[\"still\"]"),
      .optional("after", .boolean, "Whether it stands in front of the canvas.", default: "false", example: "true"),
    ])
}

/// What a capture does with masked layers, as files spell it.
enum CaptureRuleWord: String, CaseIterable {
  case honours
  case ignores
  case notApplicable
  case unknown

  /// What it means.
  var summary: String {
    switch self {
    case .honours: "Masked layers are left out."
    case .ignores: "Masked layers are drawn."
    case .notApplicable: "The system has no such capture."
    case .unknown: "Nobody knows, so verdicts that depend on it are unknown."
    }
  }

  /// The rule of a catalogue row.
  var rule: CaptureRule {
    switch self {
    case .honours: .honours
    case .ignores: .ignores
    case .notApplicable: .notApplicable
    case .unknown: .unknown
    }
  }
}

extension FactKey {
  /// The key under which a scenario's own system states the fact.
  fileprivate var keyShape: KeyShape {
    .optional(key, shape, summary, default: "as in the origin", example: example)
  }

  private var shape: Shape {
    switch self {
    case .canvasTypeName, .textKit1CanvasTypeName, .canvasLayerTypeName, .canvasContainerTypeName,
      .passthroughTypeName, .placeholderTypeName, .borderTypeName, .fragmentTypeName:
      FormatShape.typeName
    case .canvasDepth: .integer(1...16)
    case .canvasCount: .integer(0...2)
    case .canvasSiblings: .list(of: .object(SystemShapes.sibling), count: 0...16)
    case .passthroughTrigger: .words(PassthroughTrigger.allCases.map { Word($0.word, $0.summary) })
    case .maskWhenSecure: FormatShape.mask
    case .setterIgnoresEqualValue, .canvasInteractionEnabled, .canvasAnswersHits, .fieldTakesCanvasBack,
      .keyboardCarriesMask, .safeAreaOverflows, .traitBroadcastOverflows, .accessibilityOverflows,
      .sessionReplayOverflows, .presentationRefusedInBackground, .autoFillSeesViewTreeOnly,
      .caretSuppressedUnderCanvas, .snapshotsKeepMask:
      .boolean
    case .borderInset, .intrinsicHeight, .borderedIntrinsicHeight: .number(0...1_000)
    case .rightToLeftOffsetFraction: .number(0...1)
    case .effect:
      .oneOf([
        "omit": "What lies behind shows.", "blackout": "Opaque black in the layer's place.",
        "wholeFrame": "The whole picture is opaque black.",
      ])
    }
  }

  private var summary: String {
    switch self {
    case .canvasTypeName: "The class name of the canvas."
    case .textKit1CanvasTypeName: "The class name of the canvas in a field with the older text engine."
    case .canvasLayerTypeName: "The class name of the canvas's layer."
    case .canvasContainerTypeName: "The class name of the views between the field and its canvas."
    case .canvasDepth: "How many levels below the field the canvas stands."
    case .canvasCount: "How many canvases a field has."
    case .canvasSiblings: "Private views beside the canvas, back to front."
    case .passthroughTypeName: "The class name of the view that lets touches through."
    case .passthroughTrigger: "When that view appears."
    case .placeholderTypeName: "The class name of the placeholder's label."
    case .borderTypeName: "The class name of the border's background."
    case .fragmentTypeName: "The class name of the canvas's child for a run of text."
    case .maskWhenSecure: "The bits that the secure switch writes."
    case .setterIgnoresEqualValue: "Whether setting secure entry to the value it has does nothing."
    case .canvasInteractionEnabled: "Whether the canvas is made with interaction on."
    case .canvasAnswersHits: "Whether the canvas itself can be touched."
    case .fieldTakesCanvasBack: "Whether the field's layout takes a canvas back that was moved elsewhere."
    case .borderInset: "How far a border insets the text on each side, in points."
    case .intrinsicHeight: "The height that a field without a border asks for, in points."
    case .borderedIntrinsicHeight: "The height that a field with a border asks for, in points."
    case .rightToLeftOffsetFraction:
      "How far right-to-left layout moves the canvas, as a part of the superview's width."
    case .keyboardCarriesMask: "Whether the keyboard is left out of captures while a secure field is edited."
    case .safeAreaOverflows: "Whether the safe area update overflows on a cycle."
    case .traitBroadcastOverflows: "Whether the trait broadcast overflows on a cycle."
    case .accessibilityOverflows: "Whether the accessibility walk overflows on a cycle."
    case .sessionReplayOverflows: "Whether session replay overflows on a cycle."
    case .presentationRefusedInBackground: "Whether presenting on the way to the background is refused."
    case .autoFillSeesViewTreeOnly: "Whether password AutoFill looks at the view tree alone."
    case .caretSuppressedUnderCanvas: "Whether carets are missing below a canvas that has been secure."
    case .snapshotsKeepMask: "Whether what shows a snapshot is left out where the content of the snapshot was."
    case .effect: "What stands where a masked subtree would have been."
    }
  }

  private var example: String {
    switch self {
    case .canvasTypeName, .textKit1CanvasTypeName: "\"_UITextNextCanvasView\""
    case .canvasLayerTypeName: "\"CALayer\""
    case .canvasContainerTypeName: "\"_UITextNextContainerView\""
    case .passthroughTypeName, .placeholderTypeName, .borderTypeName, .fragmentTypeName: "\"UIView\""
    case .canvasDepth, .canvasCount: "2"
    case .canvasSiblings: "[{ \"typeName\": \"_UITextHelperView\", \"frame\": [30, 0, 10, 10] }]"
    case .passthroughTrigger: "\"entersWindow\""
    case .maskWhenSecure: "[\"still\"]"
    case .borderInset: "7"
    case .intrinsicHeight: "20.5"
    case .borderedIntrinsicHeight: "34"
    case .rightToLeftOffsetFraction: "0.5"
    case .effect: "\"blackout\""
    default: "false"
    }
  }
}

extension PassthroughTrigger {
  fileprivate var summary: String {
    switch self {
    case .never: "The system has no such view."
    case .entersWindow: "When the field comes into a window."
    case .atInit: "When the field is made."
    case .firstFocus: "When the field is edited for the first time."
    }
  }
}
