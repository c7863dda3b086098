/// Inputs for which no rule permits less than the strictest level of a part, and none demands it.
///
/// They are protected because nobody said otherwise. That is no mistake, but worth knowing before it surprises somebody.
public struct PolicyGap: Hashable, Sendable {
  /// The part.
  public var part: PolicyPart
  /// The inputs.
  public var inputs: PolicyFigure
  /// For how many of them no rule says anything about the part.
  public var silent: Int
}
