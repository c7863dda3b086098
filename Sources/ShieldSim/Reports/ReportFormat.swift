import ShieldModel

/// The form of the JSON report, as a table from which its schema is made.
enum ReportFormat {
  /// The table.
  static let table = ShapeTable(
    identifier: "urn:shieldmodel:report:\(Report.currentVersion)", title: "Report",
    summary: "Everything that a run of scenarios came to.", root: "report",
    entries: [ShapeTable.Entry("report", report)] + parts + details)

  // MARK: The whole

  private static let report = ObjectShape(
    "a report", "A whole report.",
    keys: [
      .required("version", .integer(Report.currentVersion...Report.currentVersion), "The version of this form."),
      .required("tool", .object(tool), "The program that wrote the report."),
      .required("failOn", words(FailOn.self), "From which severity findings count."),
      .optional("shard", .object(shard), "The part of the whole that was run.", default: "all of it"),
      .optional(
        "channels", .list(of: captureKind), "The ways of capturing that the exposures are restricted to.",
        default: "all of them"),
      .required("status", .integer(0...255), "The number with which the run ends."),
      .required("summary", .object(summary), "Counts."),
      .required("scenarios", .list(of: .named("scenario")), "The scenarios that ran, in the order of their paths."),
      .required("mistakes", .list(of: .named("mistake")), "What could not be run, in the order of the paths."),
    ])

  private static let tool = ObjectShape(
    "a program", "The program that wrote the report.",
    keys: [
      .required("name", text, "Its name."), .required("version", text, "Its version."),
      .required("facts", text, "The version of the facts about operating systems."),
      .required("format", text, "The version of the scenario format."),
    ])

  private static let shard = ObjectShape(
    "a part", "Which part of the whole was run.",
    keys: [
      .required("number", .integer(1...), "The number of the part, from 1."),
      .required("count", .integer(1...), "How many parts there are."),
    ])

  private static let summary = ObjectShape(
    "a summary", "How many of everything there is.",
    keys: [
      .required("scenarios", count, "Scenarios that ran on at least one system."),
      .required("cases", count, "Pairs of a scenario and a system that ran."),
      .required("holds", count, "Cases in which everything is as the scenario says."),
      .required("undecided", count, "Cases that rest on what nobody knows."),
      .required("fails", count, "Cases with an unmet expectation, or something that nobody expected."),
      .required("mistakes", count, "Files and cases that could not be run."),
      .required("faults", count, "Failed and wrong lookups, expected ones included."),
      .required("findings", count, "Findings that nobody expected, of every severity."),
    ])

  // MARK: Short forms

  static let text = Shape.text()
  static let count = Shape.integer(0...)
  static let grade = Shape.words(Grade.allCases.map { Word($0.word, "Facts are \($0.word).") })
  static let captureKind = Shape.words(CaptureKind.allCases.map { Word($0.key, "The \($0.title).") })
  static let factNames = Shape.list(of: .text("the name of a fact", example: "canvasTypeName"))
  static let system = Shape.named("system")
  static let place = Shape.named("place")

  static func words<Choice: ChoiceValue>(_ type: Choice.Type) -> Shape {
    .words(Choice.allCases.map { Word($0.rawValue, $0.summary) })
  }
}
