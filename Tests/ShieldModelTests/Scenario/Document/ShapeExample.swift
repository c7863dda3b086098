@testable import ShieldModel

/// A small table with every kind of shape, for the tests of check, schema and reference.
enum ShapeExample {
  private static let frame = Shape.anyOf([
    .list(of: .anyNumber, count: 4),
    .oneOf(["fill": "The whole parent."]),
    .object(ObjectShape("an inset", "A margin on all sides.", keys: [.required("inset", .number(0...), "Points.")])),
  ])

  private static let view = ObjectShape(
    "a view", "A rectangle on the screen.",
    keys: [
      .required(
        "view", .text("a class with an id", pattern: "^[A-Za-z]+(#[a-z]+)?$", example: "UIView#root"), "What it is."),
      .optional("frame", .named("frame"), "Where it is.", default: "\"fill\"", example: "[0, 0, 10, 10]"),
      .optional("opacity", .number(0...1), "How opaque | dense it is.", default: "1"),
      .optional("level", .integer(-10...10), "The level.", default: "that of the parent"),
      .optional("hidden", .boolean, "Whether it is hidden."),
      .optional("children", .list(of: .named("view")), "The views inside, back to front."),
    ])

  private static let expectation = Shape.anyOf([
    .object(
      ObjectShape(
        "a picture expectation", "What a picture shows.",
        keys: [
          .optional("in", .text("a capture"), "Where."), .optional("shows", .text("a selector"), "What shows."),
          .optional("hides", .text("a selector"), "What does not."),
        ], exactlyOneOf: ["shows", "hides"])),
    .object(
      ObjectShape(
        "a finding expectation", "What is found.",
        keys: [
          .optional("in", .text("a capture"), "Where."),
          .required("finding", .text("a rule", pattern: "^[A-Z][0-9]+$"), "The rule."),
        ])),
    .object(
      ObjectShape(
        "a fault expectation", "What breaks.",
        keys: [
          .optional("in", .text("a capture"), "Where."),
          .required("fault", .oneOf(["none": "Nothing.", "canvas": "No canvas."]), "The fault."),
        ])),
  ])

  private static let value = Shape.anyOf([.text("a name", maximumLength: 5), .anyNumber, .boolean, .null])

  private static let step = ObjectShape(
    "a step", "One thing that happens.",
    exactlyOneKey: [
      KeyShape("turn", .integer(1...), "So many frames pass."),
      KeyShape(
        "set", .oneOrMore(.map(MapShape("a property", value, minimumCount: 1, maximumCount: 1))), "Sets a property."),
      KeyShape("capture", .oneOf(["screenshot": "A still.", "recording": "A video."]), "Takes a picture."),
      KeyShape("note", .anything, "Anything."),
    ])

  static let table = ShapeTable(
    identifier: "https://example.invalid/scene.schema.json", title: "Scene", summary: "Scenes for tests.",
    root: "scene",
    entries: [
      .init("frame", "The place of a view in its parent.", frame),
      .init("view", view),
      .init("expectation", "What must hold.", expectation),
      .init("step", step),
      .init(
        "scene",
        ObjectShape(
          "a scene", "A whole document.",
          keys: [
            .required("version", .integer(1...1), "The format."),
            .optional("title", .string(TextShape("a title", minimumLength: 1, maximumLength: 10)), "The title."),
            .optional("root", .named("view"), "The outermost view."),
            .optional("steps", .list(of: .named("step")), "What happens."),
            .optional("expect", .oneOrMore(.named("expectation")), "What must hold."),
          ])),
    ])

  static func document(_ text: String) throws -> Document {
    try DocumentReader.read(SourceFile(name: "f", text: text))
  }
}
