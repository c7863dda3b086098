/// Decision diagrams of policies over the inputs that occur: where every question of an analysis is answered.
struct PolicyProver {
  /// The graph that all functions share.
  var diagram = DecisionDiagram()
  /// The truth that an input occurs.
  let domain: DecisionDiagram.Function

  /// Draws the domain.
  init() {
    var excluded = DecisionDiagram.constant(0)
    for exclusion in PolicyDomain.impossible {
      excluded = diagram.combine(.either, excluded, diagram.function(of: exclusion.condition))
    }
    domain = diagram.combine(.without, DecisionDiagram.constant(1), excluded)
  }

  /// Draws a policy.
  mutating func draw(_ policy: Policy) -> PolicyDiagram { PolicyDiagram(policy.rules, in: &diagram) }

  /// How many inputs of the domain meet a truth, and the plainest of them; nil when none does.
  mutating func figure(_ truth: DecisionDiagram.Function) -> PolicyFigure? {
    let met = diagram.combine(.both, domain, truth)
    return diagram.figure(met).map { PolicyFigure(count: $0.count, example: $0.example) }
  }

  /// How many inputs of the domain meet a truth.
  mutating func count(_ truth: DecisionDiagram.Function) -> Int { figure(truth)?.count ?? 0 }

  /// The truth that some part of two policies differs.
  mutating func differs(_ left: PolicyDiagram, _ right: PolicyDiagram) -> DecisionDiagram.Function {
    any(.differs, left, right)
  }

  /// The truth that some part of the first policy is weaker.
  mutating func isWeaker(_ left: PolicyDiagram, _ right: PolicyDiagram) -> DecisionDiagram.Function {
    any(.isBelow, left, right)
  }

  private mutating func any(
    _ operation: DiagramOperation, _ left: PolicyDiagram, _ right: PolicyDiagram
  ) -> DecisionDiagram.Function {
    var result = DecisionDiagram.constant(0)
    for part in PolicyPart.allCases {
      let met = diagram.combine(operation, left.level(of: part), right.level(of: part))
      result = diagram.combine(.either, result, met)
    }
    return diagram.combine(.both, domain, result)
  }

  /// How many inputs each exclusion takes out of the domain, those of earlier ones left out.
  mutating func exclusions() -> [PolicyAnalysis.ExcludedInputs] {
    var earlier = DecisionDiagram.constant(0)
    return PolicyDomain.impossible.map { exclusion in
      let all = diagram.function(of: exclusion.condition)
      let own = diagram.combine(.without, all, earlier)
      earlier = diagram.combine(.either, earlier, all)
      return PolicyAnalysis.ExcludedInputs(exclusion: exclusion, count: diagram.figure(own)?.count ?? 0)
    }
  }

  /// Every decision that occurs, the most frequent first.
  mutating func decisions(of policy: PolicyDiagram) -> [PolicyAnalysis.DecisionFigure] {
    var all = DecisionDiagram.constant(0)
    for part in PolicyPart.allCases.reversed() { all = diagram.combine(.append, all, policy.level(of: part)) }
    let limited = diagram.combine(.limit, domain, all)
    var figures: [PolicyAnalysis.DecisionFigure] = []
    for figure in diagram.figures(limited) where figure.value != DiagramOperation.excluded {
      figures.append(
        PolicyAnalysis.DecisionFigure(
          outcome: PolicyOutcome(bits: UInt16(figure.value)),
          inputs: PolicyFigure(count: figure.count, example: figure.example)))
    }
    return figures.sorted { ($0.inputs.count, $1.outcome.bits) > ($1.inputs.count, $0.outcome.bits) }
  }
}
