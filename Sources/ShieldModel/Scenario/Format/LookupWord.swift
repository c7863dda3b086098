/// By what a `lookup` step finds the canvas, as files spell it.
enum LookupWord: String, CaseIterable {
  case name
  case contains
  case endsWith
  case firstSubview
  case lastSubview
  case firstSublayer
  case lastSublayer
  case firstThenLast
  case delegate
  case reference
  case ladder

  /// What it means.
  var summary: String {
    switch self {
    case .name: "A class name that equals one of `names`."
    case .contains: "A class name that contains one of `names`."
    case .endsWith: "A class name that ends with one of `names`."
    case .firstSubview: "The subview at the back."
    case .lastSubview: "The subview in front."
    case .firstSublayer: "The sublayer at the back."
    case .lastSublayer: "The sublayer in front."
    case .firstThenLast: "Both ends of the sublayers; the one at the back gets the name with `First` added."
    case .delegate: "The view that the sublayer at the back belongs to."
    case .reference: "The field's own private reference."
    case .ladder: "One way after the other, as `ladder` lists them, until something is found."
    }
  }

  /// Whether the lookup goes by class names.
  var takesNames: Bool { self == .name || self == .contains || self == .endsWith }

  /// Whether the way can stand in a ladder, which searches the view tree.
  var isRung: Bool { takesNames || self == .firstSubview || self == .lastSubview }

  /// The class names that recipes look for when a file gives none.
  ///
  /// Source: F1, measured.
  static let publishedNames = [
    PrivateTypeName.contentView, PrivateTypeName.fieldCanvas, PrivateTypeName.layoutCanvas,
  ]
}

/// The shapes of a `lookup` step.
enum LookupShapes {
  /// The step's value.
  static let lookup = ObjectShape(
    "a lookup", "Where and how an app looks for the canvas.",
    keys: [
      .required("in", FormatShape.selector, "The node below which it looks, mostly the field.", example: "\"#field\""),
      .required("by", ways(LookupWord.allCases), "How it looks.", example: "\"name\""),
      .required("as", FormatShape.name, "The name that the result gets.", example: "\"canvas\""),
      names,
      .optional(
        "depth", .integer(1...32), "How many levels are searched; 1 means direct children.", default: "1", example: "2"),
      .optional("logs", .boolean, "Whether the app itself logs a failure.", default: "false", example: "true"),
      .optional(
        "ladder", .list(of: .object(rung), count: 1...16), "The ways in turn, for a lookup by `ladder`.",
        example: "[{ \"by\": \"name\" }, { \"by\": \"firstSubview\" }]"),
    ])

  private static let names = KeyShape.optional(
    "names", .list(of: FormatShape.typeName, count: 1...64),
    "The class names that a lookup by `name`, `contains` or `endsWith` accepts.",
    default: "for `name` the three published names",
    example: "[\"_UITextLayoutCanvasView\"]")

  private static let rung = ObjectShape(
    "a rung", "One way of a ladder.",
    keys: [.required("by", ways(LookupWord.allCases.filter(\.isRung)), "How it looks.", example: "\"name\""), names])

  private static func ways(_ words: [LookupWord]) -> Shape { .words(words.map { Word($0.rawValue, $0.summary) }) }
}
