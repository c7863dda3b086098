/// Compares the values of a document with their shapes and collects everything that is wrong.
///
/// It keeps its own stack, so the depth of a document costs no call depth.
struct ShapeChecker {
  /// The table that holds the named shapes.
  let table: ShapeTable

  /// The mistakes that were found.
  var mistakes = DiagnosticList()

  /// The values that still have to be compared, the next one last.
  private var waiting: [(cursor: Cursor, shape: Shape)] = []

  /// The compiled patterns.
  private var patterns = PatternCache()

  /// Makes a checker that has found nothing.
  init(table: ShapeTable) {
    self.table = table
  }

  /// Compares a value and everything below it with a shape.
  ///
  /// Complexity: linear in the number of values and the number of alternatives.
  mutating func check(_ cursor: Cursor, against shape: Shape) {
    waiting.append((cursor, shape))
    while let (cursor, shape) = waiting.popLast() {
      let alternatives = table.alternatives(of: shape)
      if alternatives.count == 1, let only = alternatives.first {
        checkOne(cursor, only)
      } else {
        checkUnion(cursor, alternatives)
      }
    }
  }

  /// Compares a value with a shape that is neither a union nor a name, and lines its children up.
  mutating func checkOne(_ cursor: Cursor, _ shape: Shape) {
    guard shape.accepts(cursor.kind) else { return reportWrongKind(cursor, [shape]) }
    switch shape {
    case .string(let text):
      if let problem = problem(of: cursor, text) {
        mistakes.append(cursor.problem(problem, expected: shape.phrase(in: table)))
      }
    case .words(let words):
      guard let text = cursor.string, !words.contains(where: { $0.text == text }) else { return }
      mistakes.append(
        cursor.problem(
          .unknownWord(text), expected: shape.phrase(in: table),
          suggestion: NearestSpelling.nearest(to: text, among: words.map(\.text))))
    case .number(let bounds), .integer(let bounds):
      guard let problem = Self.problem(of: cursor, bounds, isWhole: shape.isInteger) else { return }
      mistakes.append(cursor.problem(problem, expected: shape.phrase(in: table)))
    case .array(let array): checkArray(cursor, array, shape)
    case .object(let object): checkObject(cursor, object)
    case .map(let map): checkMap(cursor, map, shape)
    case .boolean, .null, .anything, .anyOf, .named: return
    }
  }

  /// Complains that a value is of a kind that no alternative takes.
  mutating func reportWrongKind(_ cursor: Cursor, _ alternatives: [Shape]) {
    mistakes.append(
      cursor.problem(.wrongKind(cursor.kind), expected: Shape.phrase(ofAny: alternatives, in: table)))
  }

  /// Lines values up so that the first of them is compared next.
  mutating func enqueue(_ items: [(cursor: Cursor, shape: Shape)]) {
    waiting.append(contentsOf: items.reversed())
  }

  /// What is wrong with a string; nil when nothing is.
  mutating func problem(of cursor: Cursor, _ shape: TextShape) -> DiagnosticProblem? {
    guard let text = cursor.string else { return nil }
    if shape.minimumLength > 0 || shape.maximumLength != nil {
      let length = text.unicodeScalars.count
      if length < shape.minimumLength || length > shape.maximumLength ?? Int.max { return .wrongLength(length) }
    }
    guard let pattern = shape.pattern, !patterns.matches(text, pattern) else { return nil }
    return .malformedText(text)
  }

  /// What is wrong with a number; nil when nothing is.
  static func problem(of cursor: Cursor, _ bounds: NumberShape, isWhole: Bool) -> DiagnosticProblem? {
    guard let number = cursor.number else { return nil }
    if isWhole, number.rounded(.towardZero) != number { return .notWhole(number) }
    if isWhole, number.magnitude > NumberShape.exactLimit { return .outOfRange(number) }
    if let minimum = bounds.minimum, number < minimum { return .outOfRange(number) }
    if let maximum = bounds.maximum, number > maximum { return .outOfRange(number) }
    return nil
  }

  private mutating func checkArray(_ cursor: Cursor, _ array: ArrayShape, _ shape: Shape) {
    let elements = cursor.elements ?? []
    if elements.count < array.minimumCount || elements.count > array.maximumCount ?? Int.max {
      mistakes.append(cursor.problem(.wrongCount(elements.count), expected: shape.phrase(in: table)))
    }
    if array.element == .anything { return }
    enqueue(elements.map { ($0, array.element) })
  }

  private mutating func checkMap(_ cursor: Cursor, _ map: MapShape, _ shape: Shape) {
    let members = cursor.members ?? []
    if members.count < map.minimumCount || members.count > map.maximumCount ?? Int.max {
      mistakes.append(cursor.problem(.wrongMemberCount(members.count), expected: shape.phrase(in: table)))
    }
    if map.value == .anything { return }
    enqueue(members.map { ($0.value, map.value) })
  }
}
