/// The format of scenario files.
public enum ScenarioFormat {
  /// The ending of the names of scenario files.
  public static let fileNameSuffix = ".shield.jsonc"

  /// The longest title.
  public static let titleLimit = 60

  /// The table that drives keys, types, schema and reference of scenario files.
  public static let table = table(requiringHead: true)

  /// The same for files that are included, which may do without version and title.
  static let includedTable = table(requiringHead: false)

  private static func table(requiringHead isRequired: Bool) -> ShapeTable {
    ShapeTable(
      identifier: "urn:shieldmodel:scenario:\(FormatVersion.current)", title: "Scenario",
      summary: "A screen, what happens to it, and what must be true of it on each system.", root: "scenario",
      entries: [ShapeTable.Entry("scenario", scenario(requiringHead: isRequired))] + DeviceShapes.entries
        + [SystemShapes.entry] + PolicyUseShapes.entries + ViewShapes.entries
        + [ShapeTable.Entry("step", StepShapes.step(isInRecipe: false)), ExpectationShapes.entry])
  }

  private static func scenario(requiringHead isRequired: Bool) -> ObjectShape {
    ObjectShape(
      "a scenario", "A whole scenario file.",
      keys: [
        KeyShape(
          "version", FormatShape.version, isRequired: isRequired, "The version of the format.", example: "1"),
        KeyShape(
          "title", FormatShape.title, isRequired: isRequired, "What the scenario shows.",
          example: "\"First-subview lookup exposes the passenger\""),
        FormatShape.because,
        .optional(
          "device", .named("device"), "The device; a file that includes this one has its own.", default: "{}",
          example: "{ \"os\": \"17\" }"),
        .optional(
          "systems", .list(of: .named("system")), "Systems of the file's own.", default: "[]",
          example: "[{ \"name\": \"my-18\", \"from\": \"18\", \"canvasCount\": 2 }]"),
        .optional(
          "matrix", .named("matrix"), "Several systems to run on; a file that includes this one has its own.",
          default: "the system of the device", example: "{ \"os\": [\"13...26\"] }"),
        .optional(
          "include", .list(of: FormatShape.path),
          "Files whose systems, windows, steps and expectations come before those of this file.", default: "[]",
          example: "[\"../common/booking-card.shield.jsonc\"]"),
        .optional(
          "windows", .list(of: .named("window")), "The windows that are there at the start.", default: "[]",
          example: "[{ \"id\": \"main\", \"root\": { \"view\": \"UIView#root\" } }]"),
        .optional(
          "policy", .named("policy"), "A policy at work; a file that includes this one has its own.",
          default: "no policy",
          example:
            "{ \"use\": \"standard\", \"screens\": "
            + "[{ \"id\": \"booking\", \"view\": \"#card\", \"sensitivity\": \"secret\" }] }"),
        .optional(
          "steps", StepShapes.steps, "What happens, step by step.", default: "[]",
          example: "[{ \"capture\": \"screenshot\" }]"
        ),
        .optional(
          "expect", .anyOf([.named("expectation"), .list(of: .named("expectation"))]),
          "What must be true after the last step.", default: "[]",
          example: "[{ \"fault\": \"none\" }]"),
        .optional(
          "explore", .map(MapShape("a setting of a search", .anything)), "A search over orders of events.",
          default: "no search", example: "{}"),
      ])
  }
}

extension FormatShape {
  /// The version of the format.
  static let version = Shape.integer(FormatVersion.current...FormatVersion.current)

  /// The title of a file.
  static let title = Shape.string(
    TextShape("a title", minimumLength: 1, maximumLength: ScenarioFormat.titleLimit))

  /// What a file rests on.
  static let because = KeyShape.optional(
    "because", .list(of: FormatShape.sentence), "Ids of rules, and addresses of public reports.", default: "[]",
    example: "[\"F4\", \"L1\"]")
}
