extension PolicyProver {
  /// What each rule of a policy does.
  mutating func figures(of rules: [PolicyRule], _ policy: PolicyDiagram) -> [PolicyRuleFigure] {
    var figures: [PolicyRuleFigure] = []
    for (place, rule) in rules.enumerated() {
      let own = policy.effects.filter { $0.rule == place }
      var decides = DecisionDiagram.constant(0)
      for effect in own { decides = diagram.combine(.either, decides, deciding(effect, in: policy)) }
      let without = policy.replacing(
        own.map { $0.effect.part }, by: policy.effects.filter { $0.rule != place }, in: &diagram)
      let changes = differs(policy, without)
      figures.append(
        PolicyRuleFigure(
          rule: rule, fires: own.isEmpty ? 0 : count(own[0].condition), decides: count(decides),
          changes: figure(changes)))
    }
    return figures
  }

  /// The truth that an effect is among those that a part's level comes from.
  private mutating func deciding(
    _ effect: PolicyDiagram.Effect, in policy: PolicyDiagram
  ) -> DecisionDiagram.Function {
    let index = Int(effect.effect.part.rawValue)
    let place = effect.effect.level.place
    var result = diagram.replacing(policy.ruled[index]) { $0 == place ? 1 : 0 }
    if !effect.effect.isForbid {
      let ceiling = diagram.replacing(policy.ceilings[index]) { $0 == place ? 1 : 0 }
      result = diagram.combine(.both, result, ceiling)
    }
    return diagram.combine(.both, result, effect.condition)
  }

  /// Where no rule permits less than the strictest level and none demands it.
  mutating func gaps(of policy: PolicyDiagram) -> [PolicyGap] {
    var gaps: [PolicyGap] = []
    for part in PolicyPart.allCases {
      var permitted = DecisionDiagram.constant(0)
      var spoken = DecisionDiagram.constant(0)
      for effect in policy.effects where effect.effect.part == part {
        spoken = diagram.combine(.either, spoken, effect.condition)
        if !effect.effect.isForbid { permitted = diagram.combine(.either, permitted, effect.condition) }
      }
      let demanded = diagram.replacing(policy.floors[Int(part.rawValue)]) { $0 == part.count - 1 ? 1 : 0 }
      let decided = diagram.combine(.either, permitted, demanded)
      let gap = diagram.combine(.without, DecisionDiagram.constant(1), decided)
      guard let inputs = figure(gap) else { continue }
      let silent = diagram.combine(.without, gap, spoken)
      gaps.append(PolicyGap(part: part, inputs: inputs, silent: count(silent)))
    }
    return gaps
  }

  /// Pairs of rules that disagree, by part.
  mutating func conflicts(of rules: [PolicyRule], _ policy: PolicyDiagram) -> [PolicyConflict] {
    var conflicts: [PolicyConflict] = []
    for part in PolicyPart.allCases {
      let effects = policy.effects.filter { $0.effect.part == part }
      for winner in effects {
        for loser in effects where !loser.effect.isForbid {
          let kind: PolicyConflict.Kind
          if winner.effect.isForbid, winner.effect.level.place > loser.effect.level.place {
            kind = .forbidBeatsPermit
          } else if !winner.effect.isForbid, winner.effect.level.place < loser.effect.level.place {
            kind = .weakerPermitIsEnough
          } else {
            continue
          }
          let met = diagram.combine(.both, winner.condition, loser.condition)
          guard let inputs = figure(met) else { continue }
          conflicts.append(
            PolicyConflict(
              kind: kind, winner: rules[winner.rule].id, winningEffect: winner.effect, loser: rules[loser.rule].id,
              losingEffect: loser.effect, inputs: inputs))
        }
      }
    }
    return conflicts
  }
}
