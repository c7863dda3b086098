/// What a policy decides about one part, as few lines as could be found.
///
/// Every input of the domain is in a line of its level or, when it is in none, decided by `otherwise`. Lines of the same
/// level may overlap, lines of different levels do not.
public struct PolicyTable: Hashable, Sendable {
  /// One line.
  public struct Row: Hashable, Sendable {
    /// The level.
    public var level: PolicyLevel
    /// The inputs; some of them may be ones that do not occur.
    public var box: PolicyBox
    /// How many inputs of the domain the line holds.
    public var count: Int
  }

  /// The part.
  public var part: PolicyPart
  /// The lines, the weakest level first, then the line with the most inputs.
  public var rows: [Row]
  /// The level of all other inputs.
  public var otherwise: PolicyLevel
  /// How many these are.
  public var otherwiseCount: Int
}
