/// Two rules that disagree about a part of the same input.
public struct PolicyConflict: Hashable, Sendable {
  /// Why the winner wins.
  public enum Kind: UInt8, CaseIterable, Hashable, Sendable {
    /// A demand beats a permission that allows less.
    case forbidBeatsPermit
    /// Of two permissions the weaker is enough.
    case weakerPermitIsEnough

    /// The word that reports use.
    public var word: String {
      switch self {
      case .forbidBeatsPermit: "forbid-beats-permit"
      case .weakerPermitIsEnough: "weaker-permit-is-enough"
      }
    }
  }

  /// Why the winner wins.
  public var kind: Kind
  /// The id of the rule that prevails between the two; a third one may still prevail over both.
  public var winner: String
  /// What it says.
  public var winningEffect: PolicyEffect
  /// The id of the other rule.
  public var loser: String
  /// What it says.
  public var losingEffect: PolicyEffect
  /// The inputs for which both speak.
  public var inputs: PolicyFigure

  /// The part that they disagree about.
  public var part: PolicyPart { winningEffect.part }
}
