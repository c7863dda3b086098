extension Shape {
  /// The most words that a phrase lists.
  private static let listLimit = 12

  /// What the shape is, as a phrase that follows "expected".
  func phrase(in table: ShapeTable) -> String {
    switch self {
    case .string(let text): text.phrase + Self.lengthPhrase(text)
    case .words(let words): Self.list(words.map { QuotedText.short($0.text) }, joint: "or")
    case .number(let bounds): Self.boundsPhrase("a number", bounds)
    case .integer(let bounds): Self.boundsPhrase("a whole number", bounds)
    case .boolean: "true or false"
    case .null: "null"
    case .array(let array):
      "an array" + Self.countPhrase(array.minimumCount, array.maximumCount, one: "element", several: "elements")
    case .object(let object): "\(object.name) (an object)"
    case .map(let map):
      "an object" + Self.countPhrase(map.minimumCount, map.maximumCount, one: "member", several: "members")
        + " with \(map.keyPhrase) as key"
    case .anything: "any value"
    case .anyOf, .named: Self.phrase(ofAny: table.alternatives(of: self), in: table)
    }
  }

  /// What some alternatives are, as one phrase.
  static func phrase(ofAny alternatives: [Shape], in table: ShapeTable) -> String {
    var phrases: [String] = []
    for alternative in alternatives {
      switch alternative {
      case .words(let words): phrases.append(contentsOf: words.map { QuotedText.short($0.text) })
      case .anyOf, .named: phrases.append("another value")
      default: phrases.append(alternative.phrase(in: table))
      }
    }
    return list(ShapeChecker.distinct(phrases), joint: "or")
  }

  /// Some keys of which one is expected.
  static func phrase(ofKeys keys: [String]) -> String {
    let quoted = keys.map { QuotedText.short($0) }
    return quoted.count == 1 ? "the key \(quoted[0])" : "one of the keys \(list(quoted, joint: "or"))"
  }

  /// Some phrases in one, such as `a, b or c`; beyond twelve the rest is only counted.
  static func list(_ phrases: [String], joint: String) -> String {
    guard phrases.count <= listLimit else {
      let shown = phrases.prefix(listLimit)
      return shown.joined(separator: ", ") + " \(joint) \(phrases.count - listLimit) more"
    }
    guard phrases.count > 1, let last = phrases.last else { return phrases.first ?? "nothing" }
    return phrases.dropLast().joined(separator: ", ") + " \(joint) " + last
  }

  private static func boundsPhrase(_ noun: String, _ bounds: NumberShape) -> String {
    switch (bounds.minimum, bounds.maximum) {
    case (let minimum?, let maximum?) where minimum == maximum: "the number \(NumberText.short(minimum))"
    case (let minimum?, let maximum?): "\(noun) from \(NumberText.short(minimum)) to \(NumberText.short(maximum))"
    case (let minimum?, nil): "\(noun) of at least \(NumberText.short(minimum))"
    case (nil, let maximum?): "\(noun) of at most \(NumberText.short(maximum))"
    case (nil, nil): noun
    }
  }

  private static func lengthPhrase(_ text: TextShape) -> String {
    guard text.minimumLength > 0 || text.maximumLength != nil else { return "" }
    return countPhrase(text.minimumLength, text.maximumLength, one: "character", several: "characters")
  }

  private static func countPhrase(_ minimum: Int, _ maximum: Int?, one: String, several: String) -> String {
    switch (minimum, maximum) {
    case (0, nil): ""
    case (0, let maximum?): " of at most \(maximum) \(maximum == 1 ? one : several)"
    case (_, nil): " of at least \(minimum) \(minimum == 1 ? one : several)"
    case (_, let maximum?) where minimum == maximum: " of \(minimum) \(minimum == 1 ? one : several)"
    case (_, let maximum?): " of \(minimum) to \(maximum) \(several)"
    }
  }
}
