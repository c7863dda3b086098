extension StepError {
  /// The mistake with its place, in the form of all messages about files.
  ///
  /// - Parameters:
  ///   - places: The places of the run.
  ///   - file: The name of the file for a mistake without a place.
  public func diagnostic(in places: PlaceTable, file: String) -> Diagnostic {
    let found = places[place]
    let (problem, expected, suggestion) = words
    return Diagnostic(
      file: found?.file ?? file, position: found?.position, path: found?.path ?? [], problem: problem,
      expected: expected, suggestion: suggestion)
  }

  private typealias Words = (problem: DiagnosticProblem, expected: String?, suggestion: String?)

  private var words: Words {
    switch problem {
    case .noMatch(let selector, let names):
      Self.unknown("node", selector, among: names.map { "#" + $0 }, none: "a node that is there at this moment")
    case .severalMatches(let selector, let count):
      (.other("\(QuotedText.short(selector)) matches \(count) nodes"), "a selector that matches one", nil)
    case .notAView(let selector): (.other("\(QuotedText.short(selector)) is a layer without a view"), "a view", nil)
    case .noSuperlayer(let selector):
      (.other("the layer of \(QuotedText.short(selector)) has no superlayer"), "a layer inside of another one", nil)
    case .noSuperview(let selector):
      (.other("the view \(QuotedText.short(selector)) has no superview"), "a view inside of another one", nil)
    case .unknownRecipe(let name, let names):
      Self.unknown("recipe", name, among: names, none: "a recipe of the library")
    case .unknownShield(let name, let names):
      Self.unknown("shield", name, among: names, none: "a shield that has been applied before")
    case .unknownAction(let name, let names):
      Self.unknown("action", name, among: names, none: "nothing, since the recipe has no actions")
    case .unknownParameter(let name, let names):
      Self.unknown("parameter", name, among: names, none: "nothing, since the recipe has no parameters")
    case .unknownValue(let parameter, let value, let values):
      (
        .other("the parameter \(QuotedText.short(parameter)) cannot be \(QuotedText.short(value))"),
        Self.list(values), NearestSpelling.nearest(to: value, among: values)
      )
    case .unknownMemory(let name):
      (.unknownReference(kind: "remembered place", name: name), "the name of a \"remember\" step before", nil)
    case .unknownSnapshot(let name, let names):
      Self.unknown("snapshot", name, among: names, none: "the name of a \"snapshot\" step before")
    case .duplicateName(let name): (.duplicateName(kind: "node", name: "#" + name), "a name that is free", nil)
    case .unknownScene(let name, let names): Self.unknown("scene", name, among: names, none: "a scene")
    case .systemRange(let range): (.malformedText(range), FormatShape.systemsPhrase, nil)
    case .notInAScript: (.other("this step can stand only directly in the \"steps\" of a scenario"), nil, nil)
    case .nestedTooDeeply:
      (.overLimit(what: "levels of steps within steps", limit: StepWord.depthLimit), nil, nil)
    }
  }

  private static func unknown(_ kind: String, _ name: String, among names: [String], none: String) -> Words {
    let nearest = NearestSpelling.nearest(to: name, among: names)
    let expected = nearest != nil ? nil : names.isEmpty ? none : list(names)
    return (.unknownReference(kind: kind, name: name), expected, nearest)
  }

  private static func list(_ names: [String]) -> String {
    Shape.list(names.map { QuotedText.short($0) }, joint: "or")
  }
}
