/// Every mutant of a policy, and who notices it.
public struct PolicyMutation: Sendable {
  /// The mutants, in the order of the rules.
  public let mutants: [PolicyMutant]

  /// Tries every mutant: each rule dropped, each effect turned round, each effect one level weaker.
  ///
  /// A mutant is caught when it breaks a promise of the policy, when it is weaker than one of the weaker policies, or
  /// when it is stricter than one of the stricter ones. Promises and orders that the policy itself does not keep to
  /// catch nothing.
  public init(of policy: Policy, above weaker: [Policy] = [], below stricter: [Policy] = []) {
    var prover = PolicyProver()
    let drawn = prover.draw(policy)
    // What does not hold for the policy itself cannot catch anything.
    let never = DecisionDiagram.constant(0)
    let lower = weaker.map { (name: $0.name, drawn: prover.draw($0)) }
      .filter { prover.isWeaker(drawn, $0.drawn) == never }
    let upper = stricter.map { (name: $0.name, drawn: prover.draw($0)) }
      .filter { prover.isWeaker($0.drawn, drawn) == never }
    let promises = policy.promises.filter { prover.holds($0, of: drawn) }
    var mutants: [PolicyMutant] = []
    for (place, rule) in policy.rules.enumerated() {
      for (change, effects) in Self.changes(of: place, in: drawn) {
        let parts = PolicyPart.allCases.filter { part in
          drawn.effects.contains { $0.rule == place && $0.effect.part == part }
        }
        let mutant = drawn.replacing(parts, by: effects, in: &prover.diagram)
        let difference = prover.differs(drawn, mutant)
        let changes = prover.figure(difference)
        let fate =
          changes == nil
          ? PolicyMutant.Fate.isEquivalent
          : Self.fate(of: mutant, promises: promises, lower: lower, upper: upper, prover: &prover)
        mutants.append(PolicyMutant(rule: rule.id, change: change, changes: changes, fate: fate))
      }
    }
    self.mutants = mutants
  }

  /// How many mutants decide some input in another way.
  public var effective: Int { mutants.filter { $0.fate != .isEquivalent }.count }

  /// How many mutants are caught.
  public var caught: Int { mutants.filter { $0.isCaught }.count }

  /// Every change that is made to one rule, with the effects of the whole policy after it.
  private static func changes(
    of rule: Int, in policy: PolicyDiagram
  ) -> [(change: PolicyMutant.Change, effects: [PolicyDiagram.Effect])] {
    var changes: [(change: PolicyMutant.Change, effects: [PolicyDiagram.Effect])] = []
    changes.append((.dropped, policy.effects.filter { $0.rule != rule }))
    for index in policy.effects.indices where policy.effects[index].rule == rule {
      let effect = policy.effects[index].effect
      var inverted = policy.effects
      inverted[index].effect = effect.isForbid ? .permit(downTo: effect.level) : .forbid(below: effect.level)
      changes.append((.inverted(effect), inverted))
      guard !effect.level.isWeakest else { continue }
      let level = PolicyLevel(effect.part, effect.level.place - 1)
      var weakened = policy.effects
      weakened[index].effect = effect.isForbid ? .forbid(below: level) : .permit(downTo: level)
      changes.append((.weakened(effect), weakened))
    }
    return changes
  }

  private static func fate(
    of mutant: PolicyDiagram, promises: [PolicyInvariant], lower: [(name: String, drawn: PolicyDiagram)],
    upper: [(name: String, drawn: PolicyDiagram)], prover: inout PolicyProver
  ) -> PolicyMutant.Fate {
    var broken: [String] = []
    for promise in promises where !prover.holds(promise, of: mutant) { broken.append(promise.id) }
    if !broken.isEmpty { return .breaksPromises(broken) }
    let never = DecisionDiagram.constant(0)
    var passed: [String] = []
    for policy in lower where prover.isWeaker(mutant, policy.drawn) != never { passed.append(policy.name) }
    for policy in upper where prover.isWeaker(policy.drawn, mutant) != never { passed.append(policy.name) }
    return passed.isEmpty ? .onlyDiffers : .breaksOrder(passed)
  }
}
