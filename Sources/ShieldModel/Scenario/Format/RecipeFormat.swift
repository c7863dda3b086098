/// The format of recipe files.
public enum RecipeFormat {
  /// The ending of the names of recipe files.
  public static let fileNameSuffix = ".recipe.jsonc"

  /// The table that drives keys, types, schema and reference of recipe files.
  public static let table = ShapeTable(
    identifier: "urn:shieldmodel:recipe:\(FormatVersion.current)", title: "Recipe",
    summary: "A published technique for shielding content, as a script of steps with parameters.", root: "recipe",
    entries: [ShapeTable.Entry("recipe", recipe), ShapeTable.Entry("window", DeviceShapes.window)] + ViewShapes.entries
      + [ShapeTable.Entry("step", StepShapes.step(isInRecipe: true))])

  private static let recipe = ObjectShape(
    "a recipe", "A whole recipe file.",
    keys: [
      .required("version", FormatShape.version, "The version of the format.", example: "1"),
      .required(
        "recipe",
        .text(
          "a name of small letters, digits and hyphens", pattern: "^(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$",
          example: "first-subview-container"), "The name by which scenarios ask for it.",
        example: "\"first-subview-container\""),
      .required("title", FormatShape.title, "What it is.", example: "\"Container made of a field's first subview\""),
      .required("source", FormatShape.sentence, "Where it was published.", example: "\"https://example.org/article\""),
      FormatShape.because,
      .optional(
        "claims", FormatShape.sentence, "The systems that its authors claim, in their words.", default: "\"\"",
        example: "\"iOS 13 and later\""),
      .optional(
        "knownFailures", .list(of: FormatShape.sentence), "Failures on public record.", default: "[]",
        example: "[\"Shows everything from iOS 17 on.\"]"),
      .optional(
        "whenMissing",
        .oneOf([
          "failOpen": "The content shows unshielded.", "failClosed": "A placeholder shows instead of the content.",
        ]), "What the app does when it finds no canvas.", default: "\"failOpen\"", example: "\"failClosed\""),
      .optional(
        "off",
        .oneOf([
          "togglesByDesign": "The content stays in the canvas and only the switch changes.",
          "detaches": "The content is said to leave the canvas.",
        ]), "What switching off means.", default: "\"detaches\"", example: "\"togglesByDesign\""),
      .optional(
        "target", FormatShape.words(RecipeTargetWord.self) { $0.summary }, "What the recipe shields.",
        default: "\"view\"", example: "\"window\""),
      .optional(
        "contradictions", .list(of: .object(contradiction)),
        "Public statements that disagree with what the model comes to.", default: "[]",
        example: "[{ \"os\": \"13...16\", \"says\": \"It shows.\", \"source\": \"https://example.org/1\" }]"),
      .optional(
        "parameters", .map(MapShape("the name of a parameter", .object(parameter))), "What a scenario can choose.",
        default: "{}",
        example: "{ \"content\": { \"summary\": \"When it is added.\", \"values\": [\"atOnce\", \"later\"] } }"),
      .required("attach", StepShapes.steps, "The steps that build the shield.", example: "[{ \"layout\": \"#into\" }]"),
      .optional(
        "actions", .map(MapShape("the name of an action", .object(script))), "Further scripts.", default: "{}",
        example: "{ \"disable\": { \"summary\": \"Off.\", \"effect\": \"off\", \"do\": [] } }"),
    ])

  private static let contradiction = ObjectShape(
    "a contradiction", "A public statement that disagrees with what the model comes to.",
    keys: [
      .required("os", FormatShape.systems, "The systems that it is about.", example: "\"13...16\""),
      .optional(
        "with", .map(MapShape("the name of a parameter", FormatShape.argument)),
        "The parameters with which it was made.", default: "any", example: "{ \"pick\": \"last\" }"),
      .required("says", FormatShape.sentence, "What it says, in one sentence.", example: "\"It shows.\""),
      .required("source", FormatShape.sentence, "Where it stands.", example: "\"https://example.org/1\""),
    ])

  private static let parameter = ObjectShape(
    "a parameter", "Something that a scenario can choose.",
    keys: [
      .required("summary", FormatShape.sentence, "What it means.", example: "\"When the content is added.\""),
      .optional(
        "values", .list(of: FormatShape.argument, atLeast: 1), "The words that it can be.",
        default: "any node, given by its selector", example: "[\"atOnce\", \"afterWindow\"]"),
      .optional(
        "default", FormatShape.argument, "What counts when a scenario says nothing.", default: "the first of `values`",
        example: "\"atOnce\""),
      .optional(
        "fixedAtInit", .boolean, "Whether a later change has no effect.", default: "false", example: "true"),
    ])

  private static let script = ObjectShape(
    "an action", "A script by name.",
    keys: [
      .required("summary", FormatShape.sentence, "What it does.", example: "\"Switches the shield off.\""),
      .optional(
        "effect", FormatShape.words(RecipeEffectWord.self) { $0.summary }, "What the app thinks afterwards.",
        default: "\"none\"", example: "\"off\""),
      .required(
        "do", StepShapes.steps, "The steps.", example: "[{ \"set\": { \"#field.isSecureTextEntry\": false } }]"),
    ])
}

/// What the app thinks after an action, as files spell it.
enum RecipeEffectWord: String, CaseIterable {
  case none
  case on
  case off
  case content

  /// What it means.
  var summary: String {
    switch self {
    case .none: "Nothing about the shield has changed."
    case .on: "The shield is on."
    case .off: "The shield is off."
    case .content: "The shield holds other content."
    }
  }

  /// The effect.
  var effect: Recipe.Effect {
    switch self {
    case .none: .none
    case .on: .on
    case .off: .off
    case .content: .content
    }
  }
}

/// What a recipe shields, as files spell it.
enum RecipeTargetWord: String, CaseIterable {
  case view
  case window

  /// What it means.
  var summary: String {
    switch self {
    case .view: "A view inside of a window."
    case .window: "A window with everything in it."
    }
  }

  /// The kind of target.
  var target: Recipe.TargetKind { self == .view ? .view : .window }
}
