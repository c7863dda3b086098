import ShieldModel

/// The form of scene files: plain layers as a tree, which other renderers can read too.
enum SceneFormat {
  /// How many pixmaps a scene may have.
  static let pixmapLimit = 64

  /// The table that checks the files.
  static let table = ShapeTable(
    identifier: "urn:shieldmodel:scene:1", title: "Scene", summary: "Plain layers that renderers are compared with.",
    root: "scene", entries: [ShapeTable.Entry("scene", scene), ShapeTable.Entry("layer", layer)])

  private static let side = Shape.integer(1...8192)
  private static let byte = Shape.integer(0...255)
  private static let coordinate = Shape.number(-1e9...1e9)

  private static let scene = ObjectShape(
    "a scene", "A whole scene.",
    keys: [
      .required("name", .text(maximumLength: 100), "What reports call it.", example: "\"S1\""),
      .required("width", side, "Width in pixels.", example: "1179"),
      .required("height", side, "Height in pixels.", example: "2556"),
      .optional(
        "bitmaps", .list(of: .object(bitmap), count: 0...pixmapLimit), "What layers show.", default: "[]",
        example: "[{ \"id\": 0, \"w\": 96, \"h\": 96, \"kind\": 0, \"seed\": 0 }]"),
      .required("root", .named("layer"), "The layer that all others lie in.", example: "{ \"frame\": [0, 0, 9, 9] }"),
    ])

  private static let bitmap = ObjectShape(
    "a bitmap", "A computed pixmap.",
    keys: [
      .required("id", .integer(0...(pixmapLimit - 1)), "Its place in the list.", example: "0"),
      .required("w", .integer(1...Int(Pixmap.greatestSide)), "Width in pixels.", example: "96"),
      .required("h", .integer(1...Int(Pixmap.greatestSide)), "Height in pixels.", example: "96"),
      .required("kind", .integer(0...1), "0 for opaque, 1 for fading out from the middle.", example: "0"),
      .required("seed", .integer(0...1_000_000), "What the colours depend on.", example: "0"),
    ])

  private static let layer = ObjectShape(
    "a layer", "A layer with those below it.",
    keys: [
      .optional("id", .integer(0...), "A number for people.", default: "none", example: "0"),
      .required(
        "frame", .list(of: coordinate, count: 4), "x, y, width, height in the layer above, pixels.",
        example: "[0, 0, 24, 24]"),
      .optional(
        "color", .list(of: byte, count: 4), "Red, green, blue, alpha.", default: "clear", example: "[0, 0, 0, 255]"),
      .optional("cornerRadius", .number(0...1e9), "The radius of the corners, pixels.", default: "0", example: "8"),
      .optional("opacity", .number(0...1), "How much of the group shows.", default: "1", example: "0.9"),
      .optional("clip", .boolean, "Whether layers below are cut off.", default: "false", example: "true"),
      .optional("bitmap", .integer(0...(pixmapLimit - 1)), "The bitmap shown.", default: "none", example: "0"),
      .optional(
        "children", .list(of: .named("layer")), "The layers below, back to front.", default: "[]",
        example: "[{ \"frame\": [0, 0, 9, 9] }]"),
    ])
}
