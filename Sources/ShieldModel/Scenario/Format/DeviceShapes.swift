/// The shapes of what a scenario runs on.
enum DeviceShapes {
  /// The entries of the table.
  static let entries: [ShapeTable.Entry] = [
    ShapeTable.Entry("device", device), ShapeTable.Entry("matrix", matrix), ShapeTable.Entry("window", window),
  ]

  /// The layout direction.
  static let direction = Shape.oneOf([
    "leftToRight": "Leading is left.", "rightToLeft": "Leading is right.",
  ])

  private static let device = ObjectShape(
    "a device", "The device that the scenario runs on.",
    keys: [
      .optional("platform", FormatShape.platform, "The platform.", default: "\"iPhone\"", example: "\"iPad\""),
      .optional(
        "os", FormatShape.systems, "The name of one system: a row of the catalogue or one of `systems`.",
        default: "the newest released system", example: "\"17\""),
      .optional(
        "screen", FormatShape.screen, "Width and height of the screen in points.", default: "[390, 844]",
        example: "[375, 667]"),
      .optional("scale", .number(0.5...4), "How many pixels a point is wide.", default: "1", example: "2"),
      .optional(
        "safeArea", .list(of: FormatShape.extent, count: 4),
        "The distances of the safe area from top, left, bottom and right, in points.", default: "[0, 0, 0, 0]",
        example: "[47, 0, 34, 0]"),
      .optional(
        "direction", direction, "The layout direction.", default: "\"leftToRight\"", example: "\"rightToLeft\""),
      .optional(
        "captures", .list(of: FormatShape.captureKind), "Continuous captures that run before the app comes up.",
        default: "[]", example: "[\"recording\"]"),
    ])

  private static let matrix = ObjectShape(
    "a matrix", "The systems to run on: every system on every platform, without what is excluded.",
    keys: [
      .optional(
        "os", .oneOrMore(FormatShape.systems), "The systems.", default: "the system of the device",
        example: "[\"13...26\", \"next\"]"),
      .optional(
        "platform", .oneOrMore(FormatShape.platform), "The platforms.", default: "the platform of the device",
        example: "[\"iPhone\", \"iPad\"]"),
      .optional(
        "exclude", .list(of: .object(exclusion)), "What is left out again.", default: "[]",
        example: "[{ \"os\": \"14\" }]"),
    ])

  private static let exclusion = ObjectShape(
    "an exclusion", "Systems that are left out.",
    keys: [
      .optional("os", FormatShape.systems, "The systems.", default: "all systems of the platform", example: "\"14\""),
      .optional("platform", FormatShape.platform, "The platform.", default: "all platforms", example: "\"iPad\""),
    ])

  /// A window.
  static let window = ObjectShape(
    "a window", "A window with the views in it.",
    keys: [
      .required("id", FormatShape.name, "The name, without `#`.", example: "\"main\""),
      .optional(
        "level", FormatShape.coordinate, "The rank among windows; a greater level is nearer to the user.", default: "0",
        example: "2000"),
      .optional("hidden", .boolean, "Whether the window is not shown yet.", default: "false", example: "true"),
      .optional(
        "key", .boolean, "Whether the window receives keyboard events.",
        default: "true for the first window that is shown",
        example: "true"),
      .optional(
        "scene", FormatShape.name, "The scene that it belongs to.", default: "\"main\"", example: "\"external\""),
      .optional(
        "purpose",
        .oneOf(["app": "The app's own content.", "cover": "A cover that hides a screen while it is not active."]),
        "What the window is for.", default: "\"app\"", example: "\"cover\""),
      .optional(
        "secure", .boolean, "Whether captures leave the whole window out, as an Android window can ask for.",
        default: "false", example: "true"),
      .optional("color", .named("color"), "The background colour.", default: "\"clear\"", example: "\"#ffffff\""),
      .optional(
        "root", .named("view"), "The root view; it fills the window unless it has a frame.", default: "none",
        example: "{ \"view\": \"UIView#root\", \"color\": \"#ffffff\" }"),
    ])
}
