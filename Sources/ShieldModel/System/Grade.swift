/// How well a statement about a system is supported.
///
/// The cases are declared from the strongest to the weakest, and `<` follows that order: a *smaller* grade is a
/// *stronger* one, so `.documented < .contested`. Use ``weakest(_:_:)`` to combine the grades that a verdict rests on.
public enum Grade: UInt8, CaseIterable, Hashable, Sendable, Comparable {
  /// The platform's public documentation says so.
  case documented
  /// Somebody ran it and published what they saw.
  case measured
  /// A library, an article or a review claims it.
  case reported
  /// Inferred; nobody is known to have said it.
  case assumed
  /// Sources disagree or nobody knows: the value is only a parameter, and a verdict that depends on it is *unknown*.
  case contested

  /// Tells whether the first grade is the stronger one.
  public static func < (left: Grade, right: Grade) -> Bool { left.rawValue < right.rawValue }

  /// The weaker of two grades, which is the grade of a verdict that rests on both.
  public static func weakest(_ first: Grade, _ second: Grade) -> Grade { first < second ? second : first }

  /// The word that files and reports use.
  public var word: String {
    switch self {
    case .documented: "documented"
    case .measured: "measured"
    case .reported: "reported"
    case .assumed: "assumed"
    case .contested: "contested"
    }
  }

  /// The grade with that word, or nil when no grade has it.
  public init?(word: String) {
    for grade in Grade.allCases where grade.word == word {
      self = grade
      return
    }
    return nil
  }
}
