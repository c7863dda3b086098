extension PolicyProver {
  /// Proves an invariant of a policy, or finds the plainest counterexample.
  mutating func prove(_ invariant: PolicyInvariant, of policy: PolicyDiagram) -> PolicyProof {
    let condition = diagram.function(of: invariant.condition)
    let breach = violation(of: invariant, by: policy)
    return PolicyProof(invariant: invariant, covered: count(condition), violations: figure(breach))
  }

  /// Whether an invariant holds for every input of the domain.
  mutating func holds(_ invariant: PolicyInvariant, of policy: PolicyDiagram) -> Bool {
    let breach = violation(of: invariant, by: policy)
    return diagram.combine(.both, domain, breach) == DecisionDiagram.constant(0)
  }

  /// The truth that an invariant does not hold for an input.
  private mutating func violation(
    of invariant: PolicyInvariant, by policy: PolicyDiagram
  ) -> DecisionDiagram.Function {
    let condition = diagram.function(of: invariant.condition)
    switch invariant.requirement {
    case .anyOf(let bounds):
      let met = bounds.reduce(DecisionDiagram.constant(0)) { diagram.combine(.either, $0, truth(of: $1, policy)) }
      return diagram.combine(.without, condition, met)
    case .allOf(let bounds):
      let met = bounds.reduce(DecisionDiagram.constant(1)) { diagram.combine(.both, $0, truth(of: $1, policy)) }
      return diagram.combine(.without, condition, met)
    case .sameWhatever(let dimension):
      return dependence(of: policy, on: dimension, where: condition)
    }
  }

  /// The truth that a decision keeps to a limit.
  private mutating func truth(of bound: PolicyBound, _ policy: PolicyDiagram) -> DecisionDiagram.Function {
    diagram.replacing(policy.level(of: bound.level.part)) { bound.allows($0) ? 1 : 0 }
  }

  /// The truth that an input is decided in another way than the one with the usual value of a dimension.
  private mutating func dependence(
    of policy: PolicyDiagram, on dimension: PolicyDimension, where condition: DecisionDiagram.Function
  ) -> DecisionDiagram.Function {
    let counts = diagram.combine(.both, domain, condition)
    let usual = diagram.fixing(counts, dimension, to: 0)
    var result = DecisionDiagram.constant(0)
    for place in 1..<dimension.count {
      var differs = DecisionDiagram.constant(0)
      for part in PolicyPart.allCases {
        let level = policy.level(of: part)
        let here = diagram.combine(
          .differs, diagram.fixing(level, dimension, to: 0), diagram.fixing(level, dimension, to: place))
        differs = diagram.combine(.either, differs, here)
      }
      var box = PolicyBox()
      box.restrict(dimension, toPlaces: [place])
      let both = diagram.combine(.both, counts, diagram.combine(.both, usual, diagram.function(of: box)))
      result = diagram.combine(.either, result, diagram.combine(.both, differs, both))
    }
    return result
  }
}
