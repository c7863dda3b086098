/// How one policy differs from another over the whole domain.
public struct PolicyComparison: Sendable {
  /// How the policies differ in one part.
  public struct PartDifference: Hashable, Sendable {
    /// The part.
    public var part: PolicyPart
    /// The inputs for which the first policy is the weaker one; nil when there are none.
    public var weaker: PolicyFigure?
    /// The inputs for which it is the stricter one; nil when there are none.
    public var stricter: PolicyFigure?
  }

  /// The first policy.
  public let first: Policy
  /// The second policy.
  public let second: Policy
  /// How many inputs were compared: all that occur.
  public let covered: Int
  /// Every part, in order.
  public let parts: [PartDifference]
  /// The inputs for which the first policy is weaker in some part; its example is a minimal counterexample.
  public let weaker: PolicyFigure?
  /// The inputs for which the first policy is stricter in some part.
  public let stricter: PolicyFigure?
  /// For how many inputs some part differs.
  public let different: Int

  /// Compares two policies.
  public init(_ first: Policy, _ second: Policy) {
    var prover = PolicyProver()
    let left = prover.draw(first)
    let right = prover.draw(second)
    self.first = first
    self.second = second
    covered = prover.count(DecisionDiagram.constant(1))
    parts = PolicyPart.allCases.map { part in
      let weaker = prover.diagram.combine(.isBelow, left.level(of: part), right.level(of: part))
      let stricter = prover.diagram.combine(.isBelow, right.level(of: part), left.level(of: part))
      return PartDifference(part: part, weaker: prover.figure(weaker), stricter: prover.figure(stricter))
    }
    let weaker = prover.isWeaker(left, right)
    self.weaker = prover.figure(weaker)
    let stricter = prover.isWeaker(right, left)
    self.stricter = prover.figure(stricter)
    let different = prover.differs(left, right)
    self.different = prover.count(different)
  }

  /// Whether the first policy is nowhere weaker than the second.
  public var isNeverWeaker: Bool { weaker == nil }
}
