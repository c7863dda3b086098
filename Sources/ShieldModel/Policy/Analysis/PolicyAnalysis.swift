/// Everything that can be said about a policy over the whole domain.
///
/// Nothing is sampled: every figure counts all inputs, and what is said to hold holds for all of them.
public struct PolicyAnalysis: Sendable {
  /// Inputs that are left out because no device shows them.
  public struct ExcludedInputs: Hashable, Sendable {
    /// What is left out, and why.
    public var exclusion: PolicyDomain.Exclusion
    /// How many inputs, those of earlier exclusions not counted again.
    public var count: Int
  }

  /// A decision that occurs.
  public struct DecisionFigure: Hashable, Sendable {
    /// The decision.
    public var outcome: PolicyOutcome
    /// The inputs that are decided so.
    public var inputs: PolicyFigure
  }

  /// The policy.
  public let policy: Policy
  /// How many inputs there are, those that do not occur left out.
  public let covered: Int
  /// What is left out.
  public let excluded: [ExcludedInputs]
  /// Every decision that occurs, the most frequent first.
  public let decisions: [DecisionFigure]
  /// The decisions as tables, one a part.
  public let tables: [PolicyTable]
  /// Where no rule permits less than the strictest level and none demands it, at most one a part.
  public let gaps: [PolicyGap]
  /// Rules that disagree.
  public let conflicts: [PolicyConflict]
  /// What each rule does, in the order of the policy.
  public let rules: [PolicyRuleFigure]
  /// Whether the policy keeps its promises.
  public let promises: [PolicyProof]
  /// The other built-in invariants, for information.
  public let others: [PolicyProof]

  /// Analyses a policy.
  public init(_ policy: Policy) {
    var prover = PolicyProver()
    let rules = policy.rules
    let drawn = prover.draw(policy)
    self.policy = policy
    covered = prover.count(DecisionDiagram.constant(1))
    excluded = prover.exclusions()
    decisions = prover.decisions(of: drawn)
    tables = prover.tables(of: drawn)
    gaps = prover.gaps(of: drawn)
    conflicts = prover.conflicts(of: rules, drawn)
    self.rules = prover.figures(of: rules, drawn)
    promises = policy.promises.map { prover.prove($0, of: drawn) }
    others = PolicyInvariant.builtIn.filter { other in !policy.promises.contains { $0.id == other.id } }
      .map { prover.prove($0, of: drawn) }
  }

  /// Whether the policy keeps all its promises.
  public var keepsPromises: Bool { promises.allSatisfy { $0.holds } }

  /// The promises that speak about no input that occurs.
  public var vacuousPromises: [PolicyProof] { promises.filter { $0.isVacuous } }

  /// Proves the promises of a policy and nothing else, which takes much less time than a whole analysis.
  public static func promises(of policy: Policy) -> [PolicyProof] {
    var prover = PolicyProver()
    let drawn = prover.draw(policy)
    return policy.promises.map { prover.prove($0, of: drawn) }
  }
}
