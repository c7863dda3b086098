/// The shapes of a policy that a scenario puts to work.
enum PolicyUseShapes {
  /// The entries of the table.
  static let entries =
    [ShapeTable.Entry("policy", policy)] + PolicyShapes.entries(root: "ownPolicy", requiringHead: false)

  private static let policy = ObjectShape(
    "a policy in use", "A policy that the app enforces from its first turn on, and the screens that it decides about.",
    keys: [
      .required(
        "use", use, "The policy: by name, as the path of a file, or written out.", example: "\"standard\""),
      .optional(
        "build", words(BuildKind.self), "For whom the build is made.", default: "\"release\"", example: "\"debug\""),
      .optional(
        "launchArgument", words(LaunchArgument.self), "Whether the argument that forces the shield was given.",
        default: "\"none\"", example: "\"forcesShield\""),
      .optional(
        "assistiveDisplay", words(AssistiveDisplay.self), "Whether an assistive display is known.",
        default: "\"none\"", example: "\"present\""),
      .optional(
        "externalScenes", .list(of: FormatShape.name), "Scenes that are on a display of their own.", default: "[]",
        example: "[\"external\"]"),
      .optional(
        "detector", .words(CaptureDetector.allCases.map { Word($0.word, $0.summary) }),
        "How the app learns that it is captured.", default: "\"state\"", example: "\"changes\""),
      .optional(
        "covers", .words(CoverStyle.allCases.map { Word($0.word, $0.summary) }), "What a cover is made of.",
        default: "\"window\"", example: "\"presented\""),
      .optional(
        "offer", .object(offer), "What the app shares when the person takes the offer of a prompt.",
        default: "no share sheet opens",
        example: "{ \"link\": \"https://12bay.example/search/1?from=SGN&to=DAD&on=2026-12-07&adults=1\" }"),
      .required(
        "screens", .array(ArrayShape(.object(screen), minimumCount: 1, maximumCount: 1_000)),
        "The screens that the policy decides about.",
        example: "[{ \"id\": \"booking\", \"view\": \"#card\", \"sensitivity\": \"secret\" }]"),
    ])

  /// What `use` can be.
  static let use = Shape.anyOf([PolicyShapes.reference, .named("ownPolicy")])

  private static let offer = ObjectShape(
    "an offer", "A search for flights to share, and the language of its message.",
    keys: [
      .required(
        "link",
        .text("a universal link of a search", pattern: "^.{1,2000}$", example: "https://12bay.example/search/1"),
        "The universal link of the search; it is read as strictly as the app reads it.",
        example: "\"https://12bay.example/search/1?from=SGN&to=DAD&on=2026-12-07&adults=1\""),
      .optional(
        "language", .words(ShareLanguage.allCases.map { Word($0.code, "The message is in this language.") }),
        "The language of message and card.", default: "\"en\"", example: "\"vi\""),
    ])

  private static let screen = ObjectShape(
    "a screen of a policy", "A view with content of one class of sensitivity.",
    keys: [
      .required("id", FormatShape.name, "The name of the screen and of its shield.", example: "\"booking\""),
      .required(
        "view", FormatShape.selector, "The view; the screen is there while the view is.", example: "\"#card\""),
      .required("sensitivity", words(Sensitivity.self), "How sensitive it is.", example: "\"secret\""),
      .optional(
        "recipe", .text("the name of a recipe", pattern: "^.{1,100}$", example: "reference"),
        "The recipe of its shield.", default: "none, so that a shield that is asked for fails",
        example: "\"reference\""),
      .optional(
        "scene", FormatShape.name, "Its scene.", default: "the scene of the view's window", example: "\"external\""),
      .optional(
        "into", FormatShape.selector, "The view in which the shield is built.", default: "the view's own place",
        example: "\"#slot\""),
      .optional(
        "owners", .list(of: FormatShape.name), "Who asks for its protection from the start and can be seen.",
        default: "[]", example: "[\"page\"]"),
    ])

  private static func words<Value: PolicyValue>(_ type: Value.Type) -> Shape {
    .words(Value.allCases.map { Word($0.word, $0.summary) })
  }

  /// What stands in front of the app.
  static let interruption = words(SystemInterruption.self)

  /// An answer to a prompt.
  static let answer = Shape.words([
    Word(PromptAnswer.share.word, "To share without the secrets."), Word(PromptAnswer.skip.word, "To go on."),
  ])

  /// The levels that a decision must have, each part once at most.
  static let decision = ObjectShape(
    "a decision", "What the policy must have decided about a screen; parts that are left out can be anything.",
    keys: [.required("screen", FormatShape.name, "The screen.", example: "\"booking\"")]
      + PolicyPart.allCases.map { part in
        .optional(
          part.word, levels(of: part), part.summary, default: "any", example: "\"\(part.strictest.word)\"")
      })

  /// The levels of a part.
  static func levels(of part: PolicyPart) -> Shape { .words(part.levels.map { Word($0.word, $0.summary) }) }
}
