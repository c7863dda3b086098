extension ShapeChecker {
  /// Compares an object with its shape and lines its members up.
  mutating func checkObject(_ cursor: Cursor, _ object: ObjectShape) {
    var items: [(cursor: Cursor, shape: Shape)] = []
    var misspelled: Set<String> = []
    let members = cursor.members ?? []
    items.reserveCapacity(members.count)
    for (key, member) in members {
      if let known = object.key(named: key) {
        items.append((member, known.shape))
      } else if let meant = reportUnknownKey(key, member, objects: [object]) {
        misspelled.insert(meant)
      }
    }
    for key in object.keys where key.isRequired && cursor.child(key.name) == nil && !misspelled.contains(key.name) {
      mistakes.append(
        cursor.problem(.missingKey(key.name, in: object.name), expected: key.shape.phrase(in: table)))
    }
    checkChoice(cursor, object)
    enqueue(items)
  }

  /// Complains about a key that none of some objects knows, and gives the key that was probably meant.
  @discardableResult
  mutating func reportUnknownKey(_ key: String, _ member: Cursor, objects: [ObjectShape]) -> String? {
    if mistakes.isFull {
      mistakes.countOneMore()
      return nil
    }
    let valid = Self.distinct(objects.flatMap { $0.keys.map(\.name) })
    let nearest = NearestSpelling.nearest(to: key, among: valid)
    let names = Self.distinct(objects.map(\.name))
    mistakes.append(
      member.problem(
        .unknownKey(key, in: Shape.list(names, joint: "or")),
        expected: nearest == nil ? Shape.phrase(ofKeys: valid) : nil, suggestion: nearest, atKey: true))
    return nearest
  }

  private mutating func checkChoice(_ cursor: Cursor, _ object: ObjectShape) {
    guard !object.exactlyOneOf.isEmpty else { return }
    let given = object.exactlyOneOf.filter { cursor.child($0) != nil }
    if given.count == 1 { return }
    let expected = "exactly one of " + Shape.list(object.exactlyOneOf.map { QuotedText.short($0) }, joint: "and")
    if given.isEmpty {
      // A misspelled key was reported already and says more.
      let isMisspelled = cursor.keysInOrder.contains { object.key(named: $0) == nil }
      if !isMisspelled { mistakes.append(cursor.problem(.missingChoice(in: object.name), expected: expected)) }
    } else {
      let ordered = cursor.keysInOrder.filter { given.contains($0) }
      mistakes.append(cursor.problem(.severalChoices(ordered, in: object.name), expected: expected))
    }
  }

  /// Some words, each once, in the order of their first use.
  static func distinct(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }
}
