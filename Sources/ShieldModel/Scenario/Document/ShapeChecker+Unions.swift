extension ShapeChecker {
  /// How well an object fits a shape; more is better.
  private struct Fit: Comparable {
    /// The keys that the shape knows.
    let known: Int

    /// The required keys that are missing, as a negative number.
    let missing: Int

    static func < (first: Fit, second: Fit) -> Bool {
      (first.known, first.missing) < (second.known, second.missing)
    }
  }

  /// Compares a value with the alternative that it was most probably meant to be.
  mutating func checkUnion(_ cursor: Cursor, _ alternatives: [Shape]) {
    let fitting = alternatives.filter { $0.accepts(cursor.kind) }
    if fitting.contains(.anything) { return }
    guard let first = fitting.first else { return reportWrongKind(cursor, alternatives) }
    if fitting.count == 1 { return checkOne(cursor, first) }
    switch cursor.kind {
    case .null, .boolean: return
    case .number, .string: checkScalarUnion(cursor, fitting)
    case .array: checkOne(cursor, bestArray(cursor, fitting))
    case .object: checkObjectUnion(cursor, fitting)
    }
  }

  private mutating func checkScalarUnion(_ cursor: Cursor, _ alternatives: [Shape]) {
    var problems: [DiagnosticProblem] = []
    var words: [String] = []
    for alternative in alternatives {
      let problem: DiagnosticProblem?
      switch alternative {
      case .string(let text): problem = self.problem(of: cursor, text)
      case .words(let set):
        let text = cursor.string ?? ""
        words.append(contentsOf: set.map(\.text))
        problem = set.contains { $0.text == text } ? nil : .unknownWord(text)
      case .number(let bounds), .integer(let bounds):
        problem = Self.problem(of: cursor, bounds, isWhole: alternative.isInteger)
      default: problem = nil
      }
      guard let problem else { return }
      problems.append(problem)
    }
    guard var problem = problems.first else { return }
    if let text = cursor.string, Set(problems).count > 1 { problem = .malformedText(text) }
    let suggestion = cursor.string.flatMap { NearestSpelling.nearest(to: $0, among: words) }
    mistakes.append(
      cursor.problem(
        problem, expected: Shape.phrase(ofAny: alternatives, in: table), suggestion: suggestion))
  }

  private func bestArray(_ cursor: Cursor, _ alternatives: [Shape]) -> Shape {
    let count = cursor.document.index.children(of: cursor.node).count
    let first = cursor.child(0)?.kind
    var best = alternatives.first ?? .anything
    var bestRank = -1
    for alternative in alternatives {
      guard case .array(let array) = alternative else { continue }
      let countFits = count >= array.minimumCount && count <= array.maximumCount ?? Int.max
      let kindFits = first.map { kind in table.alternatives(of: array.element).contains { $0.accepts(kind) } } ?? true
      let rank = (kindFits ? 2 : 0) + (countFits ? 1 : 0)
      if rank > bestRank { (best, bestRank) = (alternative, rank) }
    }
    return best
  }

  private mutating func checkObjectUnion(_ cursor: Cursor, _ alternatives: [Shape]) {
    let objects = alternatives.compactMap { if case .object(let object) = $0 { object } else { nil } }
    let keys = cursor.keysInOrder
    let fits = objects.map { fit(of: keys, $0) }
    let best = fits.max()
    var candidates = zip(objects, fits).filter { $0.1 == best }.map(\.0)
    let isKnown = (best?.known ?? 0) > 0
    if !isKnown, let map = alternatives.first(where: { if case .map = $0 { true } else { false } }) {
      return checkOne(cursor, map)
    }
    let fitsFully = best?.known == keys.count && best?.missing == 0
    if !fitsFully, candidates.count > 1, !mistakes.isFull { candidates = mostSimilar(candidates, to: keys) }
    guard let first = candidates.first else { return }
    if candidates.count == 1 || fitsFully { return checkObject(cursor, first) }
    checkTie(cursor, candidates, keys)
  }

  /// Complains about an object that fits several alternatives equally badly, so that what they share is said once.
  private mutating func checkTie(_ cursor: Cursor, _ candidates: [ObjectShape], _ keys: [String]) {
    let before = mistakes.count
    var items: [(cursor: Cursor, shape: Shape)] = []
    for (key, member) in cursor.members ?? [] {
      let shapes = Set(candidates.compactMap { $0.key(named: key)?.shape })
      if shapes.isEmpty {
        reportUnknownKey(key, member, objects: candidates)
      } else if shapes.count == 1, let shape = shapes.first {
        items.append((member, shape))
      }
    }
    if mistakes.count == before {
      let given = Set(keys)
      let missing = candidates.map { object in
        object.keys.first { $0.isRequired && !given.contains($0.name) }?.name ?? object.exactlyOneOf.first
      }
      guard !missing.contains(nil), let first = candidates.first else {
        if let first = candidates.first { checkObject(cursor, first) }
        return
      }
      let names = Shape.list(Self.distinct(candidates.map(\.name)), joint: "or")
      if missing.allSatisfy({ $0 == missing[0] }) { return checkObject(cursor, first) }
      mistakes.append(
        cursor.problem(
          .missingChoice(in: names), expected: Shape.phrase(ofKeys: Self.distinct(missing.compactMap { $0 }))))
    }
    enqueue(items)
  }

  /// How well the keys of an object fit a shape.
  private func fit(of keys: [String], _ object: ObjectShape) -> Fit {
    let known = keys.lazy.filter { object.key(named: $0) != nil }.count
    var missing = object.keys.lazy.filter { $0.isRequired && !keys.contains($0.name) }.count
    if !object.exactlyOneOf.isEmpty, !object.exactlyOneOf.contains(where: { keys.contains($0) }) { missing += 1 }
    return Fit(known: known, missing: -missing)
  }

  /// Those of some shapes to which most of the unknown keys look similar.
  private func mostSimilar(_ objects: [ObjectShape], to keys: [String]) -> [ObjectShape] {
    let counts = objects.map { object in
      keys.prefix(16).filter { key in
        object.key(named: key) == nil && NearestSpelling.nearest(to: key, among: object.keys.map(\.name)) != nil
      }.count
    }
    let most = counts.max()
    return zip(objects, counts).filter { $0.1 == most }.map(\.0)
  }
}
