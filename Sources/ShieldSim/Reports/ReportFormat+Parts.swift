import ShieldModel

extension ReportFormat {
  /// Scenarios, cases and mistakes.
  static let parts: [ShapeTable.Entry] = [
    ShapeTable.Entry("scenario", scenario), ShapeTable.Entry("case", singleCase),
    ShapeTable.Entry("mistake", mistake), ShapeTable.Entry("system", systemShape),
    ShapeTable.Entry("place", placeShape),
  ]

  private static let verdict = Shape.oneOf([
    "holds": "Everything is as the scenario says.", "undecided": "Something rests on what nobody knows.",
    "fails": "An expectation is not met, or something was found that nobody expected.",
  ])

  private static let scenario = ObjectShape(
    "a scenario", "What one scenario came to on all its systems.",
    keys: [
      .required("file", text, "The path of its file, relative to the root."),
      .required("title", text, "Its title."),
      .required("because", .list(of: text), "Rule ids and addresses that it rests on."),
      .required("verdict", verdict, "The worst verdict of its cases."),
      .required("cases", .list(of: .named("case"), atLeast: 1), "One entry for each system."),
    ])

  private static let singleCase = ObjectShape(
    "a case", "What one scenario came to on one system.",
    keys: [
      .required("system", system, "The system."), .required("verdict", verdict, "What the case comes to."),
      .required("grade", grade, "The weakest grade of the facts that the verdict rests on."),
      .required("expectations", .list(of: .named("expectation")), "Every expectation, in the order of the file."),
      .required("findings", .list(of: .named("finding")), "Everything that the health checks found."),
      .required("faults", .list(of: .named("fault")), "Failed and wrong lookups."),
      .required("exposures", .list(of: .named("exposure")), "What shows of each secret in each picture."),
      .required("notCovered", .list(of: captureKind), "Ways of capturing that honour no mask on this system."),
      .required("facts", .list(of: .named("fact")), "The facts that the case rests on, each once, by name."),
      .required("reproduction", text, "The command line that runs this case alone, in the root folder."),
    ])

  private static let systemShape = ObjectShape(
    "a system", "A system that a scenario ran on.",
    keys: [
      .required(
        "platform", .words(Platform.allCases.map { Word($0.word, "\($0.systemName).") }), "The platform."),
      .required("name", text, "The name as `os` spells it."),
    ])

  private static let placeShape = ObjectShape(
    "a place", "A place in a file.",
    keys: [
      .required("file", text, "The path of the file, relative to the root."),
      .required("line", .integer(1...), "The line, from 1."),
      .required("column", .integer(1...), "The column in Unicode scalars, from 1."),
      .required("path", text, "The path of the value inside the file; empty for the whole file."),
      .optional("recipe", .object(recipePlace), "The step of the recipe that was being run.", default: "none"),
    ])

  private static let recipePlace = ObjectShape(
    "a place in a recipe", "A place in a recipe.",
    keys: [
      .required("file", text, "The name of the recipe's file."),
      .required("line", .integer(1...), "The line, from 1."),
      .required("column", .integer(1...), "The column in Unicode scalars, from 1."),
      .required("isBuiltIn", .boolean, "Whether the recipe comes with the program."),
    ])

  private static let mistake = ObjectShape(
    "a mistake", "A file, or a scenario on some systems, that could not be run.",
    keys: [
      .required("file", text, "The path of the file or folder, relative to the root."),
      .required("systems", .list(of: system), "The systems; none when the file could not be read at all."),
      .required(
        "category",
        .oneOf(["noInput": "There was nothing to read.", "badData": "The file was read and its content is wrong."]),
        "Why it could not be run."),
      .required("count", .integer(1...), "How many mistakes there are; no less than are listed."),
      .required("messages", .list(of: .object(message)), "The mistakes, in the order of the file."),
    ])

  private static let message = ObjectShape(
    "a message", "One mistake.",
    keys: [
      .required("file", text, "The file in which it stands."),
      .optional("line", .integer(1...), "The line, from 1.", default: "the whole file"),
      .optional("column", .integer(1...), "The column in Unicode scalars, from 1.", default: "the whole file"),
      .required("path", text, "The path of the value inside the file; empty for the whole file."),
      .required("message", text, "What is wrong and what was expected."),
      .required("text", text, "The whole line as a person reads it."),
    ])
}
