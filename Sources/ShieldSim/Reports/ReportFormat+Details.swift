import ShieldModel

extension ReportFormat {
  /// What a case is made of.
  static let details: [ShapeTable.Entry] = [
    ShapeTable.Entry("expectation", expectation), ShapeTable.Entry("finding", finding),
    ShapeTable.Entry("fault", fault), ShapeTable.Entry("exposure", exposure), ShapeTable.Entry("fact", fact),
  ]

  private static let expectation = ObjectShape(
    "an expectation", "An expectation and what became of it.",
    keys: [
      .required("expectation", text, "The expectation in the words of the file."),
      .required(
        "status",
        .oneOf([
          "met": "It holds.", "unmet": "It does not hold.", "undecided": "It rests on what nobody knows.",
          "skipped": "It is not meant for the system.",
        ]), "What became of it."),
      .required("message", text, "What was seen, in one sentence."),
      .required("grade", grade, "The weakest grade of the facts behind it."),
      .required("place", place, "Where it stands."),
    ])

  private static let finding = ObjectShape(
    "a finding", "Something that the health checks found.",
    keys: [
      .required("rule", text, "The id of the rule that decides."),
      .required("alsoRules", .list(of: text), "Further ids under which an expectation may name it."),
      .required(
        "severity",
        .oneOf([
          "note": "Worth knowing; fails nothing unless asked to.", "warning": "Likely to hurt.", "error": "Wrong.",
        ]), "How much it matters."),
      .required("isUndecided", .boolean, "Whether the evidence leaves open if it is so."),
      .required("isExpected", .boolean, "Whether the scenario expects it."),
      .required("isCounted", .boolean, "Whether its severity counts for the verdict."),
      .optional("node", text, "The node concerned, as `Class#name`.", default: "none"),
      .optional("capture", text, "The name of the picture concerned.", default: "none"),
      .optional("kind", captureKind, "The way of capturing.", default: "none"),
      .required("turn", count, "The turn, from 0."),
      .required("place", place, "The place of the step that led to it."),
      .required("message", text, "What is wrong, in one sentence."),
      .optional("hint", text, "What to do about it.", default: "nothing helps"),
      .required("grade", grade, "The weakest grade of the facts that it rests on."),
      .required("facts", factNames, "The names of the facts that it rests on."),
    ])

  private static let fault = ObjectShape(
    "a fault", "A lookup that did not find the canvas.",
    keys: [
      .required(
        "kind",
        .oneOf([
          "canvasMissing": "It found nothing.", "anotherView": "It found a view that is not the canvas.",
          "ambiguous": "It found several views.",
        ]), "What it came to."),
      .required("message", text, "What happened, in one sentence."),
      .optional("shield", text, "The shield that looked.", default: "none"),
      .required("expected", .list(of: text), "Class names that the app expected; none for a lookup by position."),
      .optional("actual", text, "The class name of the true canvas.", default: "none"),
      .required("seen", .list(of: text), "Class names that the lookup saw, in order."),
      .required("isLogged", .boolean, "Whether the modelled app logs it."),
      .required("isExpected", .boolean, "Whether the scenario expects it."),
      .required("turn", count, "The turn, from 0."),
      .required("place", place, "The place of the scenario's step."),
    ])

  private static let exposure = ObjectShape(
    "an exposure", "What shows of one secret in one picture.",
    keys: [
      .required("node", text, "The secret node, as `Class#name`."),
      .required("capture", text, "The name of the picture."),
      .required("kind", captureKind, "The way of capturing."),
      .required("frame", count, "The number of the frame that shows most, from 0."),
      .required(
        "verdict",
        .oneOf([
          "exposed": "The picture changes with the secret.", "protected": "The picture does not change with it.",
          "unknown": "Nobody knows.", "not applicable": "The system has no such capture.",
        ]), "What can be said."),
      .required("reason", text, "Why, in one phrase."),
      .required("grade", grade, "The weakest grade of the facts below."),
      .required("facts", factNames, "The names of the facts that the verdict rests on."),
      .required("changedPixels", count, "How many pixels change with the content."),
      .required("isErasedByRounding", .boolean, "Whether pixels depend on the content in a way that rounding hides."),
    ])

  private static let fact = ObjectShape(
    "a fact", "A fact about the system that a case rests on.",
    keys: [
      .required("key", text, "Its name."), .required("rule", text, "The rule that it belongs to."),
      .required("value", text, "Its value in words."), .required("grade", grade, "How well it is supported."),
      .required("source", text, "Who published it."),
    ])
}
