/// Properties of selected nodes: `set` steps and `value` expectations.
extension FormatDecoder {
  /// The members of an object whose keys are selectors with properties; nil for a mistake.
  mutating func selectedProperties(of cursor: Cursor) -> [Expectation.PropertyValue]? {
    guard let members = cursor.members, !members.isEmpty else { return nil }
    var found: [Expectation.PropertyValue] = []
    for (key, value) in members {
      guard let (selector, word) = selectedProperty(key, value) else { return nil }
      var checker = ShapeChecker(table: table)
      checker.check(value, against: word.shape)
      mistakes.addShape(checker.mistakes)
      guard let changes = changes(word, value, owner: .selected) else { return nil }
      found.append(contentsOf: changes.map { Expectation.PropertyValue(selector: selector, change: $0) })
    }
    return found
  }

  /// Reads a key such as `#title.text`: the property follows the last dot.
  private mutating func selectedProperty(_ key: String, _ value: Cursor) -> (Selector, PropertyWord)? {
    guard key.utf8.count <= FormatShape.selectorLimit, let dot = key.lastIndex(of: "."),
      let selector = Selector(String(key[..<dot]))
    else {
      mistakes.add(value.problem(.malformedText(key), expected: FormatShape.propertyPhrase, atKey: true))
      return nil
    }
    let name = String(key[key.index(after: dot)...])
    if let word = PropertyWord(rawValue: name) { return (selector, word) }
    let words = PropertyWord.allCases.map(\.rawValue)
    let nearest = NearestSpelling.nearest(to: name, among: words)
    mistakes.add(
      value.problem(
        .unknownReference(kind: "property", name: name),
        expected: nearest == nil ? Shape.list(words.map { QuotedText.short($0) }, joint: "or") : nil,
        suggestion: nearest,
        atKey: true))
    return nil
  }
}
