/// What came of proving an invariant.
public struct PolicyProof: Hashable, Sendable {
  /// The invariant.
  public var invariant: PolicyInvariant
  /// How many inputs it speaks about.
  public var covered: Int
  /// The inputs for which it does not hold; nil when it holds for all.
  public var violations: PolicyFigure?

  /// Whether it holds for every input of the domain.
  public var holds: Bool { violations == nil }

  /// Whether it speaks about no input that occurs, so that it holds and says nothing.
  public var isVacuous: Bool { covered == 0 }
}
