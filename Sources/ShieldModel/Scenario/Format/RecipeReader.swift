/// Reads recipe files.
public enum RecipeReader {
  /// Reads a recipe and appends the places of its steps to a table.
  ///
  /// - Throws: ``DocumentError`` with all mistakes of the file; the table then is as it was.
  public static func read(
    _ file: SourceFile, isBuiltIn: Bool = false, places: inout PlaceTable
  ) throws(DocumentError) -> Recipe {
    let document = try DocumentReader.read(file)
    if let mistake = FormatVersion.mistake(in: document.root) { throw DocumentError(.badData, mistake) }
    var decoder = FormatDecoder(table: RecipeFormat.table, isRecipe: true, places: places)
    decoder.mistakes.addShape(RecipeFormat.table.check(document))
    decoder.places.open(document, isBuiltIn: isBuiltIn)
    decoder.platforms = Platform.allCases
    let recipe = decoder.recipe(document.root)
    guard decoder.mistakes.isEmpty, let recipe else { throw DocumentError(.badData, decoder.mistakes.list) }
    places = decoder.places
    return recipe
  }
}

extension FormatDecoder {
  /// Parameters that every recipe has without saying so.
  private static let givenParameters = ["whenMissing": FailMode.allCases.map(\.word)]

  /// Keys of `shield` and `call` steps, which no parameter can have as its name.
  private static let reservedNames: Set<String> = [
    "recipe", "target", "into", "as", "field", "shield", "do", "whenMissing",
  ]

  /// The most parameters of a recipe, and the most words of one, so that trying them all comes to an end.
  private static let choiceLimit = 100

  /// Reports a list or object of choices that is too long.
  private mutating func checkNumber(_ count: Int, of what: String, _ cursor: Cursor?) {
    guard let cursor, count > Self.choiceLimit else { return }
    mistakes.add(cursor.problem(.overLimit(what: what, limit: Self.choiceLimit)))
  }

  /// The recipe of a file.
  mutating func recipe(_ root: Cursor) -> Recipe? {
    checkNumber(root.child("parameters")?.members?.count ?? 0, of: "parameters", root.child("parameters"))
    if let because = root.child("because") { checkReasons(because) }
    let parameters = (root.child("parameters")?.members ?? []).compactMap { parameter($0.key, $0.value) }
    self.parameters = Dictionary(parameters.map { ($0.name, $0.values) }) { first, _ in first }
      .merging(Self.givenParameters) { own, _ in own }
    let contradictions = (root.array("contradictions") ?? []).compactMap { contradiction($0) }
    let attach = steps(root.child("attach"), StepContext())
    let actions = (root.child("actions")?.members ?? []).compactMap { script($0.key, $0.value) }
    guard let name = root.string("recipe"), let title = root.string("title"), let source = root.string("source"),
      let attach
    else {
      lose(root)
      return nil
    }
    return Recipe(
      name: name, title: title, source: source, because: texts(root.child("because")) ?? [],
      claims: root.string("claims") ?? "", knownFailures: texts(root.child("knownFailures")) ?? [],
      whenMissing: FailMode.allCases.first { $0.word == root.string("whenMissing") } ?? .failOpen,
      offMode: OffMode.allCases.first { $0.word == root.string("off") } ?? .detaches,
      target: word(RecipeTargetWord.self, root.child("target"))?.target ?? .view, contradictions: contradictions,
      parameters: parameters, attach: attach, actions: actions)
  }

  private mutating func contradiction(_ cursor: Cursor) -> Recipe.Contradiction? {
    let systems = cursor.child("os").flatMap { systemRange($0, platforms: platforms) }
    var arguments: [Step.Argument] = []
    for (name, value) in cursor.child("with")?.members ?? [] {
      guard let word = argumentWord(value) else { continue }
      check(value, name, value, word)
      arguments.append(Step.Argument(name: name, value: word))
    }
    guard let systems, let statement = cursor.string("says"), let source = cursor.string("source") else { return nil }
    return Recipe.Contradiction(
      systems: systems.text, arguments: arguments.sorted { $0.name < $1.name }, statement: statement, source: source)
  }

  private mutating func parameter(_ name: String, _ cursor: Cursor) -> Recipe.Parameter? {
    if Self.reservedNames.contains(name) {
      mistakes.add(cursor.problem(.other("no parameter can be called \(QuotedText.short(name))"), atKey: true))
    }
    checkName(name, cursor, "a parameter")
    var values: [String] = []
    checkNumber(cursor.array("values")?.count ?? 0, of: "values of a parameter", cursor.child("values"))
    for element in cursor.array("values") ?? [] {
      guard let word = argumentWord(element) else { return nil }
      if values.contains(word) { mistakes.add(element.problem(.duplicateName(kind: "value", name: word))) }
      values.append(word)
    }
    let fallback = cursor.child("default")
    let word = argumentWord(fallback)
    if let fallback, let word, !values.isEmpty, !values.contains(word) {
      mistakes.add(
        fallback.problem(
          .unknownWord(word), expected: Shape.list(values.map { QuotedText.short($0) }, joint: "or"),
          suggestion: NearestSpelling.nearest(to: word, among: values)))
    }
    guard let summary = cursor.string("summary") else { return nil }
    return Recipe.Parameter(
      name: name, summary: summary, values: values, defaultValue: word ?? values.first ?? "",
      isFixedAtInit: cursor.boolean("fixedAtInit") ?? false)
  }

  private mutating func script(_ name: String, _ cursor: Cursor) -> Recipe.Script? {
    checkName(name, cursor, "an action")
    guard let steps = steps(cursor.child("do"), StepContext()), let summary = cursor.string("summary") else {
      return nil
    }
    let effect = word(RecipeEffectWord.self, cursor.child("effect"))?.effect ?? .none
    return Recipe.Script(name: name, summary: summary, effect: effect, steps: steps)
  }

  /// Reports a name that steps could not spell.
  private mutating func checkName(_ name: String, _ cursor: Cursor, _ owner: String) {
    let isName = name.first?.isLetter == true && name.utf8.count <= 60 && name.allSatisfy { $0.isASCIILetterOrDigit }
    if isName { return }
    mistakes.add(
      cursor.problem(.malformedText(name), expected: "the name of \(owner), of letters and digits", atKey: true))
  }
}
