/// The shapes of policy files, which objects in scenarios have as well.
enum PolicyShapes {
  /// The id of a rule or promise, or the name of a policy.
  static let identifier = Shape.text(
    "a name of small letters, digits and hyphens", pattern: "^(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$",
    example: "cover-receipts")

  /// What names a policy: the name of a preset or of an own policy, or a path that ends in the suffix of policy files.
  static let reference = Shape.text(
    "the name of a policy or the path of a file \"*\(PolicyFormat.fileNameSuffix)\"", pattern: "^.{1,1000}$",
    example: "standard")

  /// A sentence for people.
  private static let sentence = Shape.string(
    TextShape("a sentence", minimumLength: 1, maximumLength: PolicyFormat.sentenceLimit))

  /// All shapes.
  ///
  /// - Parameters:
  ///   - root: The name of the shape of a whole policy.
  ///   - requiringHead: Whether version, name and title must be there, as in files; a policy that a scenario holds as
  ///     an object may do without.
  static func entries(root: String, requiringHead: Bool) -> [ShapeTable.Entry] {
    [
      ShapeTable.Entry(root, policy(requiringHead: requiringHead)),
      ShapeTable.Entry("policyParameters", PolicyShapes.parameters),
      ShapeTable.Entry("builtInRule", builtInRule), ShapeTable.Entry("ownRule", ownRule),
      ShapeTable.Entry("policyBox", box), ShapeTable.Entry("policyLevels", levels),
      ShapeTable.Entry("ownPromise", ownPromise), ShapeTable.Entry("policyLimit", limit),
    ]
  }

  private static func policy(requiringHead isRequired: Bool) -> ObjectShape {
    func head(_ name: String, _ shape: Shape, _ summary: String, default text: String, example: String) -> KeyShape {
      KeyShape(
        name, shape, isRequired: isRequired, summary, defaultText: isRequired ? nil : text, example: example)
    }
    return ObjectShape(
      "a policy", "A whole policy.",
      keys: [
        head("version", FormatShape.version, "The version of the format.", default: "1", example: "1"),
        head(
          "policy", identifier, "The name by which scenarios and commands ask for it.",
          default: JSONValue.quoted(PolicyFile.namelessName), example: "\"receipts\""),
        head(
          "title", sentence, "What the policy is for, as one sentence.",
          default: JSONValue.quoted(PolicyFile.namelessTitle), example: "\"Covers receipts as well.\""),
        FormatShape.because,
        .optional(
          "include", .list(of: reference),
          "Policies, by name or path, whose rules, promises and parameters this one has as well.", default: "[]",
          example: "[\"standard\"]"),
        .optional(
          "parameters", .named("policyParameters"), "What the built-in rules go by.",
          default: "those of the included policies", example: "{ \"coverOn\": \"background\" }"),
        .optional(
          "rules", .list(of: .anyOf([.named("builtInRule"), .named("ownRule")])),
          "The rules; their order plays no part.", default: "[]", example: "[{ \"rule\": \"cover-inactive\" }]"),
        .optional(
          "without", .list(of: identifier), "Rules and promises of included policies that this one does not have.",
          default: "[]", example: "[\"offer-share-after-screenshot\"]"),
        .optional(
          "promises", .list(of: .anyOf([builtInPromise, .named("ownPromise")])),
          "What must hold for every input; `shieldsim policy check` proves it.", default: "[]",
          example: "[\"release-shields-secrets\"]"),
      ])
  }

  private static let builtInRule = ObjectShape(
    "a built-in rule", "A rule that comes with the model, made from the parameters.",
    keys: [
      .required(
        "rule", .words(BuiltInPolicyRule.allCases.map { Word($0.id, $0.rule(PolicyParameters()).reason) }),
        "The id of the rule.", example: "\"cover-inactive\"")
    ])

  private static let ownRule = ObjectShape(
    "a rule of its own", "A rule that is written out; it has `forbid`, `permit` or both.",
    keys: [
      .required("id", identifier, "The id of the rule.", example: "\"cover-receipts\""),
      .required(
        "reason", sentence, "Why the rule is there, as one sentence.", example: "\"Receipts show what was bought.\""),
      when,
      .optional(
        "forbid", .named("policyLevels"), "Parts of the decision with the level that they must have at least.",
        default: "nothing", example: "{ \"cover\": \"branded\" }"),
      .optional(
        "permit", .named("policyLevels"), "Parts of the decision with the level that they may go down to.",
        default: "nothing", example: "{ \"content\": \"shown\" }"),
    ])

  private static let when = KeyShape.optional(
    "when", .anyOf([.named("policyBox"), .list(of: .named("policyBox"), count: 0...PolicyFormat.boxLimit)]),
    "The box of inputs for which it holds, or several of which one is enough.", default: "always",
    example: "{ \"phase\": \"background\", \"sensitivity\": [\"personal\", \"secret\"] }")

  private static let box = ObjectShape(
    "a box", "The inputs that have certain values in each of some dimensions.",
    keys: PolicyDimension.allCases.map { dimension in
      let values = Shape.words(dimension.values.map { Word($0.word, $0.summary) })
      let others = ObjectShape(
        "other values of \(dimension.word)", "All values of the dimension but some.",
        keys: [
          .required(
            "not", .oneOrMore(values), "The values that are left out.",
            example: JSONValue.quoted(dimension.values[0].word))
        ])
      return .optional(
        dimension.word, .anyOf([values, .list(of: values, atLeast: 1), .object(others)]), dimension.summary,
        default: "any value", example: JSONValue.quoted(dimension.values[0].word))
    })

  private static let levels = ObjectShape(
    "levels", "A level for each of some parts of the decision, the weakest level of each part first.",
    keys: PolicyPart.allCases.map { part in
      .optional(
        part.word, .words(part.levels.map { Word($0.word, $0.summary) }), part.summary, default: "no level",
        example: JSONValue.quoted(part.strictest.word))
    })

  private static let builtInPromise = Shape.words(PolicyInvariant.builtIn.map { Word($0.id, $0.statement) })

  private static let ownPromise = ObjectShape(
    "a promise of its own", "A promise that is written out.",
    keys: [
      .required("id", identifier, "The id of the promise.", example: "\"receipts-are-covered\""),
      .required(
        "statement", sentence, "What must hold, as one sentence.", example: "\"No receipt is left uncovered.\""),
      when,
      .optional(
        "allOf", .list(of: .named("policyLimit"), count: 1...PolicyPart.allCases.count * 2),
        "Limits that the decision keeps to, all of them.", example: "[{ \"atLeast\": { \"cover\": \"branded\" } }]"),
      .optional(
        "anyOf", .list(of: .named("policyLimit"), count: 1...PolicyPart.allCases.count * 2),
        "Limits of which the decision keeps to one at least.",
        example: "[{ \"atLeast\": { \"cover\": \"branded\" } }, { \"atLeast\": { \"content\": \"placeholder\" } }]"),
      .optional(
        "sameWhatever", .words(PolicyDimension.allCases.map { Word($0.word, $0.summary) }),
        "A dimension on which the decision does not depend.", example: "\"launchArgument\""),
    ], exactlyOneOf: ["allOf", "anyOf", "sameWhatever"])

  private static let limit = ObjectShape(
    "a limit", "A limit for one part of the decision.",
    exactlyOneKey: [
      .optional(
        "atLeast", .named("policyLevels"), "The part is at least this strict.", example: "{ \"cover\": \"branded\" }"),
      .optional(
        "atMost", .named("policyLevels"), "The part is at most this strict.", example: "{ \"content\": \"shown\" }"),
    ])
}
