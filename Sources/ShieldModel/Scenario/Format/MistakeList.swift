/// The mistakes of all files that are read together: those of shape and those of meaning.
///
/// Where a mistake of shape stands, a mistake of meaning would only repeat it, so it is left out.
struct MistakeList {
  /// Where a mistake stands.
  private struct Spot: Hashable {
    let file: String
    let position: SourcePosition?
  }

  /// The mistakes.
  private(set) var list = DiagnosticList()

  private var shapeSpots: Set<Spot> = []

  /// Tells whether there is no mistake.
  var isEmpty: Bool { list.isEmpty }

  /// Adds the mistakes that the check of a table found, in the words of this format.
  mutating func addShape(_ mistakes: DiagnosticList) {
    for mistake in mistakes.kept {
      shapeSpots.insert(Spot(file: mistake.file, position: mistake.position))
      list.append(FormatRefinement.refined(mistake))
    }
    for _ in mistakes.kept.count..<max(mistakes.count, mistakes.kept.count) { list.countOneMore() }
  }

  /// Adds a mistake of meaning unless one of shape stands at its place.
  mutating func add(_ mistake: @autoclosure () -> Diagnostic) {
    if list.isFull { return list.countOneMore() }
    let mistake = mistake()
    if shapeSpots.contains(Spot(file: mistake.file, position: mistake.position)) { return }
    list.append(mistake)
  }

  /// Adds the mistakes of a file that could not be read.
  mutating func add(contentsOf mistakes: DiagnosticList) { list.append(contentsOf: mistakes) }
}

/// Better words for some mistakes of shape.
enum FormatRefinement {
  /// The mistake, with what this format knows about the unknown key.
  static func refined(_ mistake: Diagnostic) -> Diagnostic {
    var refined = mistake
    if mistake.problem == .missingChoice(in: ExpectationShapes.name) {
      // The check of shapes knows two alternatives, of which it names a key each.
      let subjects = ExpectationSubject.allCases.map { QuotedText.short($0.rawValue) }
      refined.expected = "exactly one of " + Shape.list(subjects, joint: "and")
      return refined
    }
    guard case .unknownKey(let key, let owner) = mistake.problem else { return mistake }
    if let word = StepWord(rawValue: key), word.needsScenario, owner == "a step" {
      refined.problem = word.misplaced
      refined.expected = nil
      refined.suggestion = nil
    }
    return refined
  }
}

extension StepWord {
  /// What is wrong with the step when it stands elsewhere than directly in the steps of a scenario.
  var misplaced: DiagnosticProblem {
    .other("\(QuotedText.short(rawValue)) can stand only directly in the \"steps\" of a scenario")
  }
}
