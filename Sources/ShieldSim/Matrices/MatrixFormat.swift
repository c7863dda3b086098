import ShieldModel

/// The form of the JSON report of a recipe matrix, as a table from which its schema is made.
enum MatrixFormat {
  /// The table.
  static let table = ShapeTable(
    identifier: "urn:shieldmodel:matrix:\(MatrixReport.currentVersion)", title: "Recipe matrix",
    summary: "What recipes come to on every system, in every situation.", root: "matrix",
    entries: [
      ShapeTable.Entry("matrix", matrix), ShapeTable.Entry("row", row), ShapeTable.Entry("line", line),
      ShapeTable.Entry("cell", cell), ShapeTable.Entry("decision", decision), ShapeTable.Entry("system", system),
      ShapeTable.Entry("contradiction", contradiction),
    ])

  // MARK: Short forms

  private static let text = Shape.text()
  private static let count = Shape.integer(0...)
  private static let systems = Shape.list(of: .named("system"), atLeast: 1)
  private static let verdict = Shape.words(MatrixVerdict.allCases.map { Word($0.key, sentence($0.meaning)) })
  private static let state = Shape.words(FieldState.allCases.map { Word($0.rawValue, "The field \($0.phrase).") })
  private static let shield = Shape.words(
    ShieldMoment.allCases.map { Word($0.rawValue, "The shield is built \($0.words).") })
  private static let content = Shape.words(
    ContentMoment.allCases.map { Word($0.rawValue, "Content is set or \($0.words).") })
  private static let destination = ReportFormat.captureKind
  private static let axis = Shape.words(MatrixAxis.allCases.map { Word($0.rawValue, sentence($0.words)) })
  private static let rules = Shape.list(of: .text("the id of a rule", example: "C8"))
  private static let file = Shape.text("the name of a file in `cases`", example: "make-secure-first-17.shield.jsonc")

  private static func sentence(_ phrase: String) -> String { phrase.prefix(1).uppercased() + phrase.dropFirst() + "." }

  // MARK: The whole

  private static let matrix = ObjectShape(
    "a matrix", "A whole matrix.",
    keys: [
      .required(
        "version", .integer(MatrixReport.currentVersion...MatrixReport.currentVersion), "The version of this form."),
      .required("tool", .object(tool), "The program that wrote the matrix."),
      .required("by", .list(of: ReportFormat.words(MatrixUnfolding.self)), "The axes that are unfolded into lines."),
      .required("failOn", .list(of: verdict), "The verdicts that make the command fail."),
      .required("status", .integer(0...255), "The number with which the command ends."),
      .required("destinations", .list(of: destination, atLeast: 1), "The ways of capturing."),
      .required("systems", systems, "The systems, in the order of the cells."),
      .required("runs", count, "How many situations were judged, on all systems together."),
      .required("rows", .list(of: .named("row")), "One entry for each variant of each recipe."),
      .required("cases", .list(of: .object(smallest)), "The smallest scenarios that show the failing cells."),
    ])

  private static let tool = ObjectShape(
    "a program", "The program that wrote the matrix.",
    keys: [
      .required("name", text, "Its name."), .required("version", text, "Its version."),
      .required("facts", text, "The version of the facts about operating systems."),
      .required("format", text, "The version of the scenario format."),
    ])

  private static let smallest = ObjectShape(
    "a case", "A scenario that shows failing cells.",
    keys: [
      .required("file", text, "The name of its file, as `--cases` writes it."),
      .required("systems", systems, "The systems on which it shows them."),
      .required("command", text, "The command line that runs it, in the folder of the files."),
      .required("text", text, "The text of the file."),
    ])

  // MARK: Rows

  private static let row = ObjectShape(
    "a row", "One variant of a recipe.",
    keys: [
      .required("recipe", text, "The recipe's name."), .required("title", text, "What the recipe is."),
      .required("source", text, "Where it was published."),
      .required("claims", text, "The systems that its authors claim, in their words."),
      .required("arguments", .list(of: .object(argument)), "The parameters with their values."),
      .required("variant", text, "The values that differ from the recipe's defaults; empty for the recipe as it is."),
      .required("lines", .list(of: .named("line"), atLeast: 1), "The cells, one line unless axes are unfolded."),
      .required("decisions", .list(of: .named("decision")), "What decides, for systems that agree."),
      .required("alsoFound", .list(of: .object(finding)), "Findings that no verdict tells."),
    ])

  private static let argument = ObjectShape(
    "an argument", "A parameter with its value.",
    keys: [.required("name", text, "The parameter."), .required("value", text, "The value.")])

  private static let finding = ObjectShape(
    "a finding", "Something that a technique costs and that no verdict tells.",
    keys: [
      .required("rule", text, "The id of the rule."), .required("severity", text, "How much it matters."),
      .required("message", text, "What is wrong, as it was first found."),
      .required("systems", systems, "The systems on which it was found in at least one situation."),
    ])

  private static let line = ObjectShape(
    "a line", "Cells for one value of the unfolded axes.",
    keys: [
      .optional("state", state, "The field's state.", default: "folded"),
      .optional("shield", shield, "The moment of the lookup.", default: "folded"),
      .optional("content", content, "The moment of the content.", default: "folded, or the only one"),
      .optional("destination", destination, "The way of capturing.", default: "folded"),
      .required("cells", .list(of: .named("cell"), atLeast: 1), "One cell for each system."),
    ])

  private static let cell = ObjectShape(
    "a cell", "What a line comes to on one system.",
    keys: [
      .required("verdict", verdict, "The worst verdict."),
      .required("verdicts", .list(of: verdict, atLeast: 1), "All verdicts that apply in the situation."),
      .required("count", count, "How many pairs of a situation and a destination have the worst verdict."),
      .required("total", count, "How many pairs the cell stands for."),
      .required("hasFault", .boolean, "Whether a lookup missed the canvas beside a verdict that is worse."),
      .required("grade", ReportFormat.grade, "The weakest grade of the facts under the verdict."),
      .required("reason", text, "Why, in one phrase."), .required("rules", rules, "The rules behind it."),
      .required("situation", .object(situation), "The smallest situation that has the verdict."),
      .optional("file", file, "The scenario that shows it.", default: "nothing fails"),
      .required("contradictions", .list(of: .named("contradiction")), "Public statements that disagree."),
    ])

  private static let situation = ObjectShape(
    "a situation", "A situation with its destination.",
    keys: [
      .required("state", state, "The field's state."), .required("shield", shield, "The moment of the lookup."),
      .required("content", content, "The moment of the content."),
      .required("destination", destination, "The way of capturing."),
    ])

  private static let contradiction = ObjectShape(
    "a contradiction", "A public statement that disagrees with the model.",
    keys: [.required("says", text, "What it says."), .required("source", text, "Where it stands.")])

  private static let system = ObjectShape(
    "a system", "One system.",
    keys: [
      .required("platform", .words(Platform.allCases.map { Word($0.word, "\($0.systemName).") }), "The platform."),
      .required("name", text, "The name as `os` spells it."),
    ])

  // MARK: What decides

  private static let decision = ObjectShape(
    "a decision", "What decides on systems that agree.",
    keys: [
      .required("systems", systems, "The systems."),
      .required("deciding", .list(of: axis), "The axes along which verdicts differ while the others stay fixed."),
      .required("idle", .list(of: axis), "The axes with several values that decide nothing."),
      .required("clauses", .list(of: .object(clause), atLeast: 1), "The verdicts, the worst first."),
      .required("sentence", text, "The verdicts with their conditions, in one sentence."),
      .optional("axes", text, "What decides and what does not, in one sentence.", default: "there is one verdict only"),
      .required("reason", text, "Why the worst verdict comes, in its smallest situation."),
      .required("rules", rules, "The rules behind that."),
      .required("grade", ReportFormat.grade, "The weakest grade of the facts under it."),
      .required("contradictions", .list(of: .named("contradiction")), "Public statements that disagree."),
      .optional("file", file, "The scenario that shows the worst verdict.", default: "nothing fails"),
    ])

  private static let clause = ObjectShape(
    "a clause", "A verdict and when it comes.",
    keys: [
      .required("verdict", verdict, "The verdict."),
      .required(
        "ways", .list(of: .list(of: .object(condition)), atLeast: 1),
        "Ways in which it comes, each a list of conditions that must all hold; an empty one always does."),
      .required("count", count, "How many pairs of a situation and a destination have it."),
      .required("total", count, "How many there are."),
    ])

  private static let condition = ObjectShape(
    "a condition", "Values of one axis.",
    keys: [
      .required("axis", axis, "The axis."),
      .required("values", .list(of: .text(), atLeast: 1), "The values that lead to the verdict."),
    ])
}
