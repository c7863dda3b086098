/// The shapes of steps that change trees and that hold other steps.
enum StepShapes {
  /// A list of steps.
  static let steps = Shape.list(of: .named("step"))

  /// One step; recipes do not have all of them.
  static func step(isInRecipe: Bool) -> ObjectShape {
    let words = StepWord.allCases.filter { !isInRecipe || $0.isInRecipes }
    return ObjectShape(
      "a step", "One thing that happens, a turn of the main queue of its own.",
      keys: words.map(\.key) + CaptureShapes.siblings, exactlyOneOf: words.map(\.rawValue))
  }

  /// A view that is added.
  static let addedView = ViewShapes.view(
    "an added view", "A new view and where it goes.",
    and: [
      .optional(
        "to", FormatShape.selector, "The view that gets it.", default: "none, the view stays outside of every tree",
        example: "\"#root\"")
    ] + placement)

  /// A view that is presented.
  static let presentedView = ViewShapes.view(
    "a presented view", "A new view and the window that presents it.", and: [presenter])

  /// A view that is there already and is presented.
  static let presentExisting = ObjectShape(
    "a presentation", "A view that was made before and the window that presents it.",
    keys: [.required("existing", FormatShape.selector, "The view.", example: "\"#sheet\""), presenter])

  private static let presenter = KeyShape.required(
    "in", FormatShape.selector, "The window.", example: "\"#main\"")

  private static let placement: [KeyShape] = [
    .optional(
      "at", FormatShape.number, "The place among the subviews, 0 at the back.", default: "in front", example: "0"),
    .optional(
      "above", FormatShape.selector, "The subview directly behind it.", default: "in front", example: "\"#card\""),
    .optional(
      "below", FormatShape.selector, "The subview directly in front of it.", default: "in front", example: "\"#card\""),
  ]

  /// A view that moves.
  static let addSubview = ObjectShape(
    "a moved view", "A view and where it goes.",
    keys: [
      .required("view", FormatShape.selector, "The view.", example: "\"#card\""),
      .required("to", FormatShape.selector, "The view that gets it.", example: "\"#canvas\""),
    ] + placement)

  /// A layer that moves.
  static let addSublayer = ObjectShape(
    "a moved layer", "A layer and where it goes.",
    keys: [
      .required("layer", layer, "The layer of a view, or a bare layer.", example: "\"#card\""),
      .required("to", layer, "The layer that gets it.", example: "{ \"superlayerOf\": \"#root\" }"),
      .optional(
        "at", FormatShape.number, "The place among the sublayers, 0 at the back.", default: "in front", example: "0"),
    ])

  private static let layer = Shape.anyOf([
    FormatShape.selector,
    .object(
      ObjectShape(
        "a reference to a superlayer", "Whatever layer holds another one at the moment.",
        keys: [.required("superlayerOf", FormatShape.selector, "The layer below it.", example: "\"#root\"")])),
  ])

  /// A layer that a view answers with.
  static let swapLayer = ObjectShape(
    "a swapped layer", "A view and the layer that it answers with.",
    keys: [
      .required("of", FormatShape.selector, "The view.", example: "\"#canvas\""),
      .required("with", FormatShape.selector, "The node whose layer it answers with.", example: "\"#card\""),
    ])

  /// A place that is remembered.
  static let remember = ObjectShape(
    "a remembered place", "A view and a name for the place where it hangs.",
    keys: [
      .required("of", FormatShape.selector, "The view.", example: "\"#card\""),
      .required("as", FormatShape.name, "The name of the place.", example: "\"home\""),
    ])

  /// A place to go back to.
  static let restore = ObjectShape(
    "a restored place", "A view and the place that it goes back to.",
    keys: [
      .required("of", FormatShape.selector, "The view.", example: "\"#card\""),
      .required("from", FormatShape.name, "The name of the place.", example: "\"home\""),
      .optional("layerOnly", .boolean, "Whether only its layer goes back.", default: "false", example: "true"),
    ])

  /// A view that takes the size of another.
  static let matchFrame = ObjectShape(
    "a matched frame", "A view and the one whose size it takes.",
    keys: [
      .required("of", FormatShape.selector, "The view that changes.", example: "\"#card\""),
      .required("to", FormatShape.selector, "The view that it follows.", example: "\"#canvas\""),
    ])

  /// A condition with its steps.
  static let when = ObjectShape(
    "a condition", "Steps that depend on something.",
    keys: [
      .optional(
        "found", FormatShape.reachedName, "A name that something must have been found under.", example: "\"canvas\""),
      .optional("parameter", parameterName, "A parameter of the recipe.", example: "\"content\""),
      .optional("os", FormatShape.systems, "The systems that it must be run on.", example: "\"17...\""),
      .optional("is", FormatShape.argument, "The value that the parameter must have.", example: "\"afterWindow\""),
      .optional("not", .boolean, "Whether the condition must not hold.", default: "false", example: "true"),
      .required("do", steps, "The steps if it holds.", example: "[{ \"layout\": \"#root\" }]"),
      .optional("else", steps, "The steps if it does not hold.", default: "[]", example: "[{ \"layout\": \"#root\" }]"),
    ], exactlyOneOf: ["found", "parameter", "os"])

  /// The name of a parameter of a recipe.
  static let parameterName = Shape.text(
    "the name of a parameter", pattern: "^[A-Za-z][A-Za-z0-9]{0,59}$", example: "content")

  /// Steps that follow a layout pass.
  static let onLayout = ObjectShape(
    "a layout hook", "Steps that follow a new size of a view.",
    keys: [
      .required("of", FormatShape.selector, "The view.", example: "\"#slot\""),
      .optional("once", .boolean, "Whether the steps are done only the first time.", default: "false", example: "true"),
      .required("do", steps, "The steps.", example: "[{ \"layout\": \"#field\" }]"),
    ])

  /// Steps that follow an event.
  static let on = ObjectShape(
    "an event hook", "Steps that follow an event, in the same turn.",
    keys: [
      .required(
        "event", .words(HookTrigger.allCases.map { Word($0.word, $0.summary) }), "What the steps wait for.",
        example: "\"canvasLost\""),
      .optional(
        "of", FormatShape.selector, "The text field whose canvas is lost; for `canvasLost` only.",
        default: "any text field", example: "\"#field\""),
      .optional("once", .boolean, "Whether the steps are done only the first time.", default: "false", example: "true"),
      .required("do", steps, "The steps.", example: "[{ \"layout\": \"#field\" }]"),
    ])

  /// A screen that asks for a shield.
  static let owner = ObjectShape(
    "an owner", "A screen that asks for a shield.",
    keys: [
      .optional("shield", FormatShape.reachedName, "The shield.", default: "\"shield\"", example: "\"shield\""),
      .required("name", FormatShape.name, "The screen; each counts once.", example: "\"checkout\""),
      .required("visible", .boolean, "Whether the screen is visible from now on.", example: "true"),
    ])

  /// What the text fields of a recipe are from the start.
  static let shieldField = ObjectShape(
    "a field's properties", "Properties of every text field that a recipe makes, set before the recipe's own.",
    keys: [PropertyWord.placeholder, .text, .borderStyle, .refusesFirstResponder].map(\.key))

  /// An animation.
  static let animate = ObjectShape(
    "an animation", "A node and what becomes of it.",
    keys: [
      .required("of", FormatShape.selector, "The node.", example: "\"#cover\""),
      .optional(
        "opacity", .list(of: .number(0...1), count: 2), "The opacity at first and at last.", example: "[0, 1]"),
      .optional(
        "frame", .list(of: FormatShape.rectangle, count: 2), "The frame at first and at last, in points.",
        example: "[[0, 0, 10, 10], [0, 0, 20, 20]]"),
      .optional(
        "from", FormatShape.name,
        "The snapshot from which the node changes to what it shows, as one picture fades "
          + "into another.", example: "\"before\""),
      .required("frames", .integer(1...1_000_000), "How many frames it takes.", example: "3"),
    ], exactlyOneOf: ["opacity", "frame", "from"])
}

/// The shape of the short form of a call.
enum CallShape {
  /// Shield and action with a dot between them.
  static let text = Shape.text(
    "a shield, a dot and an action such as \"shield.disable\"",
    pattern: "^[A-Za-z0-9_/-]{1,200}\\.[A-Za-z0-9_-]{1,100}$",
    example: "shield.disable")
}
