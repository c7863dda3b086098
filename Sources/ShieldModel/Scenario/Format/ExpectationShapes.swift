/// The shapes of expectations.
enum ExpectationShapes {
  /// The entry of the table.
  static let entry = ShapeTable.Entry(
    "expectation", "Something that must be true: one subject, with conditions.",
    .anyOf([.object(counting), .object(expectation)]))

  /// What an expectation is called in messages.
  static let name = "an expectation"

  private static let expectation = ObjectShape(
    name, "Something that must be true.", keys: subjects.map(\.key) + ExpectationSubject.Condition.allCases.map(\.key),
    exactlyOneOf: subjects.map(\.rawValue))

  // `count` alone is a subject of its own, beside another subject it is a condition; so it has two shapes.
  private static let counting = ObjectShape(
    name, "A number of nodes.",
    keys: [
      .required(
        "count",
        .object(
          ObjectShape(
            "a count", "How many nodes there must be.",
            keys: Expectation.NodeCount.Kind.allCases.map {
              .optional($0.rawValue, FormatShape.number, "The number of \($0.rawValue).", default: "any", example: "12")
            })), "How many nodes there must be.", example: "{ \"views\": 12 }")
    ] + [ExpectationSubject.Condition.os, .platform, .reason].map(\.key))

  private static let subjects = ExpectationSubject.allCases.filter { $0 != .count }
}

extension ExpectationSubject {
  /// The key with its shape, its meaning and an example.
  fileprivate var key: KeyShape { .optional(rawValue, shape, summary, example: example) }

  private var shape: Shape {
    switch self {
    case .hides, .shows, .unknown: .oneOrMore(FormatShape.selector)
    case .finding, .noFinding: ExpectationShapes.rule
    case .fault: FormatShape.words(Expectation.FaultWord.self) { $0.summary }
    case .refused:
      .anyOf([
        .words([Word("any", "Some operation."), Word("none", "No operation.")] + OperationError.words),
        ExpectationShapes.rule,
      ])
    case .crash: FormatShape.words(Expectation.CrashWord.self) { $0.summary }
    case .color: .named("color")
    case .equals, .differs: ExpectationShapes.picture
    case .hit: .anyOf([.oneOf(["none": "Nobody."]), FormatShape.selector])
    case .status: FormatShape.words(Expectation.StatusWord.self) { $0.summary }
    case .value: .map(MapShape("a selector and a property", .anything, minimumCount: 1))
    case .count: FormatShape.number
    case .autoFillBar, .isCaptured: .boolean
    case .keyboard: FormatShape.words(Expectation.KeyboardWord.self) { $0.summary }
    case .cycle:
      .anyOf([
        .oneOf(["none": "There is no cycle.", "any": "There is some cycle."]),
        .list(of: .text("the name of a node", pattern: "^.{1,400}$", example: "card"), count: 1...1_000),
      ])
    case .phase: .words(ScenePhase.allCases.map { Word($0.word, "The scene is \($0.word).") })
    case .notified: FormatShape.words(Expectation.NotificationWord.self) { $0.summary }
    case .cover: .oneOf(["shown": "It is covered.", "none": "It is not covered."])
    case .covers: FormatShape.number
    case .prompt: PolicyUseShapes.levels(of: .prompt)
    case .decision: .object(PolicyUseShapes.decision)
    case .response: PolicyUseShapes.levels(of: .response)
    }
  }

  private var summary: String {
    switch self {
    case .hides: "No pixel of these nodes shows."
    case .shows: "These nodes show."
    case .unknown: "Nobody can tell whether these nodes show."
    case .finding: "There is a finding about this rule."
    case .noFinding: "There is no finding about this rule."
    case .fault: "A lookup failed in this way, or no lookup failed."
    case .refused: "The device refused an operation, for any reason, by this rule or with this error."
    case .crash: "The app crashed in this way, or did not."
    case .color: "The pixel at the point `at` has this colour in the picture `in`."
    case .equals: "The picture `in` equals this one."
    case .differs: "The picture `in` differs from this one."
    case .hit: "A touch reaches this node, or nobody."
    case .status: "The shield has this status."
    case .value: "Properties have these values."
    case .count: "There are so many nodes."
    case .autoFillBar: "Whether the password AutoFill bar stands above the keyboard."
    case .keyboard: "The keyboard is in this state."
    case .cycle: "The two trees together have a cycle, or none."
    case .phase: "The scene is in this phase."
    case .isCaptured: "Whether the screen counts as captured."
    case .notified: "The app was told this."
    case .cover: "The scene is covered, or is not."
    case .covers: "There are so many covers in all scenes together."
    case .prompt: "The scene has this prompt; with `count` so many came, and `none` counts those of every kind."
    case .decision: "The policy decided so about a screen."
    case .response: "The policy answered the last capture of the screen so."
    }
  }

  private var example: String {
    switch self {
    case .hides, .shows, .unknown: "\"#passenger\""
    case .finding: "\"C8\""
    case .noFinding: "\"H2\""
    case .fault, .crash: "\"none\""
    case .refused: "\"layerCycle\""
    case .color: "\"#ffffff\""
    case .equals, .differs: "\"before\""
    case .hit: "\"#button\""
    case .status: "\"applied\""
    case .value: "{ \"#field.isSecureTextEntry\": true }"
    case .count: "{ \"views\": 12 }"
    case .autoFillBar, .isCaptured: "false"
    case .keyboard: "\"masked\""
    case .cycle: "\"none\""
    case .phase: "\"inactive\""
    case .notified: "\"userDidTakeScreenshot\""
    case .cover: "\"shown\""
    case .covers: "1"
    case .prompt: "\"offerShare\""
    case .decision: "{ \"screen\": \"booking\", \"content\": \"placeholder\" }"
    case .response: "\"report\""
    }
  }
}

extension ExpectationSubject.Condition {
  /// The key with its shape, its meaning, its default and an example.
  fileprivate var key: KeyShape {
    switch self {
    case .in:
      .optional(
        rawValue, ExpectationShapes.picture, "The picture: a name from `as`, a kind of capture, or \"panel\".",
        default: "every capture", example: "\"screenshot\"")
    case .os:
      .optional(
        rawValue, FormatShape.systems, "The systems on which it is checked.", default: "all", example: "\"17...\"")
    case .platform:
      .optional(
        rawValue, FormatShape.platform, "The platform on which it is checked.", default: "all", example: "\"iPad\"")
    case .reason:
      .optional(
        rawValue, FormatShape.sentence, "Text that must occur in the explanation.", default: "any explanation",
        example: "\"no masked ancestor\"")
    case .node:
      .optional(
        rawValue, FormatShape.selector, "The node that the finding is about.", default: "any", example: "\"#card\"")
    case .severity:
      .optional(
        rawValue, .words(FindingSeverity.allCases.map { Word($0.word, $0.summary) }), "How bad the finding is.",
        default: "any", example: "\"warning\"")
    case .count:
      .optional(rawValue, FormatShape.number, "How often, exactly.", default: "at least once", example: "2")
    case .shield: .optional(rawValue, FormatShape.reachedName, "The shield.", default: "any", example: "\"shield\"")
    case .at:
      .optional(rawValue, FormatShape.point, "The point in points.", default: "the last touch", example: "[10, 10]")
    case .scene:
      .optional(rawValue, FormatShape.name, "The scene.", default: "the first scene", example: "\"external\"")
    case .screen:
      .optional(
        rawValue, FormatShape.name, "The screen.", default: "the first screen of the policy", example: "\"booking\"")
    case .by:
      .optional(
        rawValue, .text("the id of a rule", pattern: "^[a-z0-9-]{1,100}$", example: "cover-inactive"),
        "The rule, or the guarantee, that must have decided every part that is named.", default: "any",
        example: "\"waits-for-shield\"")
    }
  }
}

extension ExpectationShapes {
  /// A rule by its id.
  fileprivate static let rule = Shape.text(
    "a rule such as \"C8\"", pattern: "^[A-Z][0-9]{1,3}$", example: "C8")

  /// A picture by name or kind.
  fileprivate static let picture = Shape.text(
    "the name of a picture, a kind of capture or \"panel\"", pattern: "^[A-Za-z0-9_-]{1,100}$",
    example: "screenshot")
}

extension Expectation.FaultWord {
  fileprivate var summary: String {
    switch self {
    case .none: "No lookup failed."
    case .canvasMissing: "A lookup found nothing."
    case .anotherView: "A lookup found a view that is not the canvas."
    case .ambiguous: "A lookup found several views."
    case .any: "Some lookup failed."
    }
  }
}

extension Expectation.CrashWord {
  fileprivate var summary: String {
    switch self {
    case .none: "The app did not crash."
    case .any: "The app crashed."
    case .layerInvalid: "The app crashed because a layer would have come to lie under itself."
    }
  }
}

extension Expectation.StatusWord {
  fileprivate var summary: String {
    switch self {
    case .disabled: "The app does not ask for protection."
    case .pending: "Protection is asked for and not there yet."
    case .applied: "Captures leave the content out."
    case .failed: "Protection is asked for and not there."
    case .unsupported: "Captures of the system leave nothing out."
    }
  }
}

extension Expectation.KeyboardWord {
  fileprivate var summary: String {
    switch self {
    case .shown: "It is on the screen."
    case .hidden: "It is not on the screen."
    case .masked: "It is on the screen, and captures leave it out."
    }
  }
}

extension Expectation.NotificationWord {
  fileprivate var summary: String {
    switch self {
    case .userDidTakeScreenshot: "A screenshot has been taken."
    case .capturedDidChange: "The screen is captured, or no longer is."
    }
  }
}

extension FindingSeverity {
  fileprivate var summary: String {
    switch self {
    case .note: "Worth knowing."
    case .warning: "Probably a mistake of the app."
    case .error: "A mistake of the app."
    }
  }
}
