/// The shapes of steps that take pictures.
enum CaptureShapes {
  /// The keys that may stand beside `capture`.
  static let siblings: [KeyShape] = [
    .optional(
      "as", FormatShape.name, "The name of the picture, beside `capture`.", default: "the kind", example: "\"shot\""),
    .optional(
      "of", FormatShape.selector, "The view whose subtree is captured, beside `capture`.", default: "the whole screen",
      example: "\"#card\""),
    .optional(
      "afterScreenUpdates", .boolean, "Whether pending layout is committed first, beside a `drawHierarchy` capture.",
      default: "false", example: "true"),
  ]

  /// The long form of a capture.
  static let capture = ObjectShape(
    "a capture", "A picture in the long form.",
    keys: [.required("kind", FormatShape.captureKind, "The kind of capture.", example: "\"screenshot\"")] + siblings)

  /// Pixels to keep.
  static let snapshot = ObjectShape(
    "a snapshot", "Pixels to keep.",
    keys: [
      .required(
        "as", FormatShape.name, "The name of the snapshot; one that has it already is gone.", example: "\"before\""),
      .optional(
        "by",
        .anyOf([.oneOf(["panel": "What the person sees."]), FormatShape.captureKind]),
        "By whose rule the pixels are made.", default: "\"panel\"", example: "\"drawHierarchy\""),
      .optional(
        "of", FormatShape.selector, "The view whose subtree is kept.", default: "the whole screen", example: "\"#card\""
      ),
      .optional(
        "afterScreenUpdates", .boolean,
        "Whether pending layout is committed first, for `drawHierarchy` and `snapshotView`.", default: "false",
        example: "true"),
    ])

  /// Start or stop of a continuous capture.
  static let record = ObjectShape(
    "a recording", "The start or the end of a continuous capture.",
    keys: [
      .optional("start", FormatShape.captureKind, "The kind that starts.", example: "\"recording\""),
      .optional("stop", FormatShape.captureKind, "The kind that stops.", example: "\"recording\""),
      .optional("as", FormatShape.name, "The name of the pictures.", default: "the kind", example: "\"film\""),
    ], exactlyOneOf: ["start", "stop"])
}
