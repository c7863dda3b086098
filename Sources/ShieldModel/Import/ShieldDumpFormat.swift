/// The format of shield dumps, this project's own JSON for views and layers of a real screen.
///
/// It holds structure only: classes, frames, flags, and who hangs where in both trees; no texts and no pictures.
public enum ShieldDumpFormat {
  /// The version that is written and read.
  public static let version = 1

  /// The table that drives keys, types, schema and reference of shield dumps.
  public static let table = ShapeTable(
    identifier: "urn:shieldmodel:dump:\(version)", title: "Shield dump",
    summary: "Views and layers of a real screen, without texts and pictures.", root: "dump",
    entries: [
      ShapeTable.Entry("dump", dump), ShapeTable.Entry("window", window), ShapeTable.Entry("layer", layer),
      ShapeTable.Entry("view", view), ShapeTable.Entry("field", field),
    ])

  private static let reference = Shape.integer(0...ImportedTree.nodeLimit - 1)
  private static let coordinate = Shape.number(-coordinateLimit...coordinateLimit)
  private static let typeName = Shape.text("a class name", pattern: "^.{1,1000}$", example: "UIView")

  /// The largest magnitude of a coordinate, which the snippet writes in place of anything larger.
  public static let coordinateLimit = 1e9

  private static let dump = ObjectShape(
    "a shield dump", "A whole dump.",
    keys: [
      .required("shieldDump", .integer(version...version), "The version of the format.", example: "1"),
      .required("system", .object(system), "Where the dump was made.", example: systemExample),
      .optional("screen", .object(screen), "The screen.", default: "not told", example: "{ \"size\": [390, 844] }"),
      .optional(
        "windows", .list(of: .named("window")), "The windows, from the lowest to the highest.", default: "[]",
        example: "[{ \"layer\": 0, \"level\": 0 }]"),
      .required(
        "layers", .array(ArrayShape(.named("layer"), minimumCount: 1, maximumCount: ImportedTree.nodeLimit)),
        "Every layer once; other keys refer to one by its index in this list.",
        example: "[{ \"class\": \"CALayer\", \"frame\": [0, 0, 10, 10], \"bounds\": [0, 0, 10, 10] }]"),
    ])

  private static let systemExample = "{ \"platform\": \"iPhone\", \"version\": \"17.4\" }"

  private static let system = ObjectShape(
    "a system", "Where a dump was made.",
    keys: [
      .required("platform", FormatShape.platform, "The platform.", example: "\"iPhone\""),
      .optional(
        "name", .text(maximumLength: 100), "What the system calls itself.", default: "\"\"", example: "\"iOS\""),
      .required(
        "version",
        .text("a release such as \"17.4\"", pattern: "^[0-9]{1,4}(\\.[0-9]{1,4}){0,2}$", example: "17.4"),
        "The release.", example: "\"17.4\""),
    ])

  private static let screen = ObjectShape(
    "a screen", "The screen of the device.",
    keys: [
      .required("size", .list(of: coordinate, count: 2), "Width and height, points.", example: "[390, 844]"),
      .optional("scale", .number(0.1...100), "Pixels a point.", default: "1", example: "3"),
    ])

  private static let window = ObjectShape(
    "a window", "A window and what only a window has.",
    keys: [
      .required("layer", reference, "The window's layer.", example: "0"),
      .required("level", coordinate, "The window's level.", example: "0"),
      .optional("key", .boolean, "Whether it receives keyboard events.", default: "false", example: "true"),
    ])

  private static let layer = ObjectShape(
    "a layer", "A layer, with the view that it belongs to.",
    keys: [
      .required("class", typeName, "The layer's class.", example: "\"CALayer\""),
      .optional("superlayer", reference, "The layer above it.", default: "none in this dump", example: "0"),
      .optional("maskOf", reference, "The layer that it masks by its alpha.", default: "none", example: "3"),
      .required(
        "frame", .list(of: coordinate, count: 4), "Where it lies in its superlayer: x, y, width, height, points.",
        example: "[0, 0, 100, 40]"),
      .required("bounds", .list(of: coordinate, count: 4), "Its own coordinates, points.", example: "[0, 0, 100, 40]"),
      .optional(
        "position", .list(of: coordinate, count: 2), "Where its anchor lies in its superlayer, points.",
        default: "the middle of `frame`", example: "[50, 20]"),
      .optional(
        "transform", .list(of: coordinate, count: 6), "Its affine map: a, b, c, d, tx, ty.",
        default: "[1, 0, 0, 1, 0, 0]", example: "[2, 0, 0, 2, 0, 0]"),
      .optional("z", coordinate, "Its z position.", default: "0", example: "1"),
      .optional("opacity", .number(0...1), "How opaque it is.", default: "1", example: "0.5"),
      .optional("hidden", .boolean, "Whether it is hidden.", default: "false", example: "true"),
      .optional("opaque", .boolean, "Whether it says that it is opaque.", default: "false", example: "true"),
      .optional("clips", .boolean, "Whether it clips to its bounds.", default: "false", example: "true"),
      .optional(
        "backgroundAlpha", .number(0...1), "How opaque its background colour is.", default: "0", example: "1"),
      .optional(
        "captureMask", .integer(0...Int(UInt32.max)), "Its own capture mask, if the private value was read.",
        default: "not told", example: "18"),
      .optional(
        "view", .named("view"), "The view that it belongs to.", default: "none", example: "{ \"class\": \"UIView\" }"),
    ])

  private static let view = ObjectShape(
    "a view of a dump", "A view, which stands in the list by its layer.",
    keys: [
      .required("class", typeName, "The view's class.", example: "\"UIView\""),
      .optional(
        "base", typeName, "UIKit's class behind an app's own, for text fields, text views and windows.",
        default: "the class itself", example: "\"UITextField\""),
      .optional("superview", reference, "The layer of the view above it.", default: "none in this dump", example: "0"),
      .optional(
        "place", .integer(0...ImportedTree.nodeLimit), "Its index among its superview's subviews, from the back.",
        default: "0", example: "2"),
      .optional("interaction", .boolean, "Whether it takes touches.", default: "true", example: "false"),
      .optional(
        "field", .named("field"), "What only a text field has.", default: "it is none",
        example: "{ \"secure\": true }"),
    ])

  private static let field = ObjectShape(
    "a text field", "What only a text field has; never its text.",
    keys: [
      .required("secure", .boolean, "Whether it is secure.", example: "true"),
      .optional("editing", .boolean, "Whether it is being edited.", default: "not told", example: "false"),
      .optional("hasText", .boolean, "Whether it holds text.", default: "not told", example: "false"),
      .optional("hasPlaceholder", .boolean, "Whether it has a placeholder.", default: "not told", example: "true"),
      .optional(
        "border",
        .oneOf([
          "none": "No border.", "line": "A thin line.", "bezel": "A bezel.", "roundedRect": "A rounded rectangle.",
        ]), "Its border.", default: "not told", example: "\"none\""),
    ])
}
