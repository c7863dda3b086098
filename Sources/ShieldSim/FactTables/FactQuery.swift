import ShieldModel

/// Which facts of which systems somebody wants to see.
struct FactQuery: Sendable {
  /// The systems, in the order of the catalogue.
  let profiles: [OSProfile]
  /// The only rule whose facts are wanted; nil for all.
  let rule: Rule?
  /// The only grade that is wanted; nil for all.
  let grade: Grade?

  /// The facts of a system that are wanted.
  func facts(of profile: OSProfile) -> [FactLine] {
    profile.facts.filter { fact in
      fact.rule == rule?.id ?? fact.rule && fact.grade == grade ?? fact.grade
    }
  }
}

/// The letter that stands for a grade in tables.
extension Grade {
  /// One letter; a question mark where nobody knows.
  var letter: String { self == .contested ? "?" : String(word.prefix(1)) }

  /// How a terminal paints the grade.
  var style: TextStyle? {
    switch self {
    case .documented, .measured: nil
    case .reported, .assumed: .faint
    case .contested: .warning
    }
  }

  /// All letters with their words.
  static var legend: String {
    allCases.map { "\($0.letter) \($0.word)" }.joined(separator: ", ")
  }
}
