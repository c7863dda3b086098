/// The shapes of views, layers and what they consist of.
enum ViewShapes {
  /// The entries of the table.
  static let entries: [ShapeTable.Entry] = [
    ShapeTable.Entry("view", view("a view", "A view with its properties and the nodes below it.", and: [])),
    ShapeTable.Entry("layer", layer),
    ShapeTable.Entry(
      "frame", "Where a node lies in its parent: a rectangle, the whole parent, an inset, or pinned edges.",
      .anyOf([
        FormatShape.rectangle, .oneOf(["fill": "The whole parent, whatever its size."]), .object(inset), .object(pins),
      ])),
    ShapeTable.Entry("color", "A colour: hexadecimal digits, or a word.", FormatShape.color),
    ShapeTable.Entry("border", border),
    ShapeTable.Entry("cornerRadii", LookShapes.cornerRadii),
    ShapeTable.Entry("gradient", LookShapes.gradient),
    ShapeTable.Entry("image", LookShapes.image),
    ShapeTable.Entry("picture", LookShapes.picture),
    ShapeTable.Entry("shadow", LookShapes.shadow),
    ShapeTable.Entry(
      "transform", "A map about the middle of a node, as one step or as several.",
      .anyOf([.object(transformStep), .list(of: .object(transformStep), count: 0...16)])),
  ]

  /// The shape of a view that may have further keys.
  static func view(_ name: String, _ summary: String, and further: [KeyShape]) -> ObjectShape {
    ObjectShape(
      name, summary,
      keys: [
        .required(
          "view", FormatShape.viewName, "Class, name and tags; only the class is needed.", example: "\"UILabel#title\"")
      ] + further + structure + PropertyWord.allCases.map(\.key))
  }

  private static let structure: [KeyShape] = [
    .optional(
      "children", .list(of: .anyOf([.named("view"), .named("layer")])), "The views and layers below, back to front.",
      default: "[]", example: "[{ \"view\": \"UILabel#title\" }]"),
    maskLayer,
    under,
    .optional(
      "kind",
      .oneOf([
        "plain": "An ordinary view.", "label": "A view sized by its text.", "control": "A view that acts on touches.",
        "video": "A view whose picture changes with every frame.", "textField": "A text field.",
      ]), "What kind of view it is, if the class name does not say it.", default: "what the class name says",
      example: "\"control\""),
    .optional(
      "textKit1", .boolean, "Whether a text field uses the older text engine.", default: "false", example: "true"),
  ]

  private static let maskLayer = KeyShape.optional(
    "maskLayer", .named("layer"),
    "A layer that is not drawn, but lets the node and everything below it show where it is opaque.",
    default: "none", example: "{ \"layer\": \"#hole\" }")

  private static let under = KeyShape.optional(
    "under", FormatShape.selector, "A node made before, under which this one goes instead of its parent.",
    default: "the parent", example: "\"#root\"")

  private static let layer = ObjectShape(
    "a layer", "A layer without a view.",
    keys: [
      .required("layer", FormatShape.layerName, "The name with its `#`.", example: "\"#veil\""),
      .optional(
        "children", .list(of: .named("layer")), "The layers below, back to front.", default: "[]",
        example: "[{ \"layer\": \"#stripe\" }]"),
      maskLayer, under,
    ] + PropertyWord.allCases.filter { $0.owner == .layer }.map { $0 == .frame ? rectangle : $0.key })

  private static let rectangle = KeyShape.optional(
    "frame", FormatShape.rectangle, "Where the layer lies in the layer above, in points.", default: "[0, 0, 0, 0]",
    example: "[0, 0, 10, 10]")

  private static let inset = ObjectShape(
    "an inset frame", "The parent made smaller on every edge.",
    keys: [
      .required(
        "inset", .anyOf([FormatShape.coordinate, FormatShape.insets]),
        "The distance from every edge, or from top, left, bottom and right, in points.", example: "8"),
      isWithinSafeArea,
    ])

  private static let isWithinSafeArea = KeyShape.optional(
    "safeArea", .boolean, "Whether distances count from the safe area.", default: "false", example: "true")

  private static let pins = ObjectShape(
    "pinned edges", "Distances that pin some edges to those of the parent; what is left free follows from the content.",
    keys: PinWord.allCases.map(\.key) + [isWithinSafeArea])

  private static let border = ObjectShape(
    "a border", "A line inside the edges of a node.",
    keys: [
      .optional("width", FormatShape.extent, "The width in points.", default: "0", example: "1"),
      .optional("color", .named("color"), "The colour.", default: "\"black\"", example: "\"gray\""),
    ])

  private static let transformStep = ObjectShape(
    "a transform", "One step of a map.",
    exactlyOneKey: [
      .optional("translate", FormatShape.point, "A shift in points.", example: "[10, 0]"),
      .optional(
        "scale", .anyOf([FormatShape.coordinate, .list(of: FormatShape.coordinate, count: 2)]),
        "A factor for both directions, or one for each.", example: "0.5"),
      .optional("rotate", FormatShape.coordinate, "A turn clockwise in degrees.", example: "90"),
    ])
}
