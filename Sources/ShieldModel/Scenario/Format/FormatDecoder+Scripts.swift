/// Conditions, lookups and shields.
extension FormatDecoder {
  mutating func condition(_ cursor: Cursor) -> Condition? {
    let isNegated = cursor.boolean("not") ?? false
    guard let condition = plainCondition(cursor) else { return nil }
    return isNegated ? .not(condition) : condition
  }

  private mutating func plainCondition(_ cursor: Cursor) -> Condition? {
    if cursor.child("parameter") == nil, let value = cursor.child("is") {
      mistakes.add(value.problem(.other("\"is\" has no meaning without \"parameter\""), atKey: true))
    }
    if let found = cursor.child("found") { return found.string.map { .isFound($0) } }
    if let range = cursor.child("os") { return condition(ofSystems: range) }
    guard let parameter = cursor.child("parameter"), let name = parameter.string else { return nil }
    guard let value = cursor.child("is"), let word = argumentWord(value) else {
      mistakes.add(cursor.problem(.missingKey("is", in: "a condition"), expected: "the value of the parameter"))
      return nil
    }
    guard isRecipe else {
      mistakes.add(parameter.problem(.other("only recipes have parameters"), atKey: true))
      return nil
    }
    check(parameter, name, value, word)
    return .parameter(name, is: word)
  }

  /// Reports a parameter that the recipe does not have, or a value that it cannot have.
  mutating func check(_ parameter: Cursor, _ name: String, _ value: Cursor, _ word: String) {
    guard let words = parameters[name] else {
      let names = parameters.keys.sorted()
      mistakes.add(
        parameter.problem(
          .unknownReference(kind: "parameter", name: name),
          expected: Shape.list(names.map { QuotedText.short($0) }, joint: "or"),
          suggestion: NearestSpelling.nearest(to: name, among: names)))
      return
    }
    if words.isEmpty || words.contains(word) { return }
    mistakes.add(
      value.problem(
        .unknownWord(word), expected: Shape.list(words.map { QuotedText.short($0) }, joint: "or"),
        suggestion: NearestSpelling.nearest(to: word, among: words)))
  }

  /// A condition of a step: it is asked about the catalogue alone, so it cannot name a system of the file.
  private mutating func condition(ofSystems cursor: Cursor) -> Condition? {
    guard let range = systemRange(cursor, platforms: platforms) else { return nil }
    if let name = SystemRange.items(of: range.text).first(where: { name in ownSystems.contains { $0.name == name } }) {
      mistakes.add(
        cursor.problem(
          .other("a condition cannot name the file's own system \(QuotedText.short(name))"),
          expected: FormatShape.systemsPhrase))
      return nil
    }
    return .system(range.text)
  }

  mutating func lookup(_ cursor: Cursor) -> LookupStep? {
    guard let root = selector(cursor.child("in")), let name = cursor.string("as"),
      let way = word(LookupWord.self, cursor.child("by"))
    else { return nil }
    if way != .ladder, let ladder = cursor.child("ladder") {
      mistakes.add(ladder.problem(.other("\"ladder\" needs a lookup by \"ladder\""), atKey: true))
    }
    if way == .reference, let depth = cursor.child("depth") {
      mistakes.add(depth.problem(.other("\"depth\" has no meaning for a lookup by \"reference\""), atKey: true))
    }
    var expected: [String] = []
    guard let strategy = way == .ladder ? ladder(cursor, &expected) : strategy(way, cursor, &expected) else {
      return nil
    }
    let lookup = CanvasLookup(strategy: strategy, depth: integer(cursor.child("depth")) ?? 1)
    let method: LookupStep.Method
    switch way {
    case .name, .contains, .endsWith, .firstSubview, .lastSubview, .ladder: method = .views(lookup)
    case .firstSublayer, .lastSublayer, .firstThenLast: method = .layers(lookup)
    case .delegate: method = .delegate(lookup)
    case .reference: method = .reference
    }
    return LookupStep(
      root: root, method: method, name: name, isLogged: cursor.boolean("logs") ?? false, expected: expected)
  }

  private mutating func ladder(_ cursor: Cursor, _ expected: inout [String]) -> LookupStrategy? {
    guard let rungs = cursor.child("ladder") else {
      mistakes.add(cursor.problem(.missingKey("ladder", in: "a lookup"), expected: "a list of ways"))
      return nil
    }
    var strategies: [LookupStrategy] = []
    for rung in rungs.elements ?? [] {
      guard let way = word(LookupWord.self, rung.child("by")), let strategy = strategy(way, rung, &expected) else {
        return nil
      }
      strategies.append(strategy)
    }
    if let names = cursor.child("names") {
      mistakes.add(names.problem(.other("\"names\" belongs into the rungs of the ladder"), atKey: true))
    }
    return .ladder(strategies)
  }

  private mutating func strategy(
    _ way: LookupWord, _ cursor: Cursor, _ expected: inout [String]
  ) -> LookupStrategy? {
    let names = cursor.child("names")
    if let names, !way.takesNames {
      mistakes.add(
        names.problem(.other("\"names\" has no meaning for a lookup by \(QuotedText.short(way.rawValue))"), atKey: true)
      )
    }
    switch way {
    case .name, .contains, .endsWith:
      if names == nil, way != .name {
        mistakes.add(
          cursor.problem(
            .missingKey("names", in: "a lookup by \(QuotedText.short(way.rawValue))"), expected: "parts of class names")
        )
        return nil
      }
      guard let list = names == nil ? LookupWord.publishedNames : texts(names) else { return nil }
      expected.append(contentsOf: list.filter { !expected.contains($0) })
      if way == .endsWith { return .nameEndsWith(list) }
      return way == .name ? .exactName(list) : .nameContains(list)
    case .firstSubview, .firstSublayer, .delegate: return .firstChild
    case .lastSubview, .lastSublayer: return .lastChild
    case .firstThenLast: return .firstThenLast
    case .reference, .ladder: return .firstChild
    }
  }

  mutating func shieldRequest(_ cursor: Cursor) -> ShieldRequest? {
    let recipe = text("recipe", of: cursor, in: "a shield step", expected: "the name of a recipe")
    let target = text("target", of: cursor, in: "a shield step", expected: "a selector").flatMap { selector($0) }
    let host = cursor.child("into").flatMap { selector($0) }
    let name = cursor.child("as").map { shieldName($0) } ?? "shield"
    let fieldProperties = cursor.child("field").flatMap { self.fieldProperties($0) } ?? []
    guard let recipe = recipe?.string, let target, let name else { return nil }
    return ShieldRequest(
      recipe: recipe, name: name, target: target, host: host,
      arguments: arguments(of: cursor, besides: ["recipe", "target", "into", "as", "field"]),
      fieldProperties: fieldProperties)
  }

  /// The properties that a recipe's text fields get when they are made.
  private mutating func fieldProperties(_ cursor: Cursor) -> [PropertyChange]? {
    guard cursor.kind == .object else {
      mistakes.add(cursor.problem(.wrongKind(cursor.kind), expected: "properties of a text field"))
      return nil
    }
    return properties(of: cursor, owner: .view(isTextField: true, isWindow: false))
  }

  mutating func callAction(_ cursor: Cursor) -> Step.Action? {
    if let text = cursor.string {
      guard let dot = text.lastIndex(of: ".") else { return nil }
      return .call(
        shield: String(text[..<dot]), action: String(text[text.index(after: dot)...]), arguments: [])
    }
    let action = text("do", of: cursor, in: "a call", expected: "the name of an action")
    guard let action = action?.string else { return nil }
    if let shield = cursor.child("shield"), shield.string == nil {
      mistakes.add(shield.problem(.wrongKind(shield.kind), expected: "the name of a shield"))
      return nil
    }
    return .call(
      shield: cursor.string("shield") ?? "shield", action: action,
      arguments: arguments(of: cursor, besides: ["shield", "do"]))
  }

  /// A text that must be there among free keys, where no table can ask for it.
  private mutating func text(_ key: String, of cursor: Cursor, in owner: String, expected: String) -> Cursor? {
    guard let value = cursor.child(key) else {
      let misspelled = (cursor.members ?? []).first { NearestSpelling.distance($0.key, key, limit: 2) != nil }
      if let misspelled {
        mistakes.add(misspelled.value.problem(.unknownKey(misspelled.key, in: owner), suggestion: key, atKey: true))
      } else {
        mistakes.add(cursor.problem(.missingKey(key, in: owner), expected: expected))
      }
      return nil
    }
    guard value.string != nil else {
      mistakes.add(value.problem(.wrongKind(value.kind), expected: expected))
      return nil
    }
    return value
  }

  private mutating func shieldName(_ cursor: Cursor) -> String? {
    let name = cursor.string ?? ""
    let isName =
      !name.isEmpty && name.utf8.count <= 100
      && name.allSatisfy { $0.isASCIILetterOrDigit || $0 == "_" || $0 == "-" }
    if isName { return name }
    mistakes.add(
      cursor.problem(
        cursor.string.map { .malformedText($0) } ?? .wrongKind(cursor.kind),
        expected: "a name of letters, digits, \"_\" and \"-\""))
    return nil
  }

  private mutating func arguments(of cursor: Cursor, besides known: [String]) -> [Step.Argument] {
    var arguments: [Step.Argument] = []
    for (key, value) in cursor.members ?? [] where !known.contains(key) {
      if let word = argumentWord(value) {
        arguments.append(Step.Argument(name: key, value: word))
      } else {
        mistakes.add(value.problem(.wrongKind(value.kind), expected: "a text, true or false or a number"))
      }
    }
    return arguments
  }
}
