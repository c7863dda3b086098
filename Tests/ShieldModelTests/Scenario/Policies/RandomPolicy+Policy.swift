@testable import ShieldModel

extension RandomPolicy {
  /// A whole policy: some built-in rules and promises, some of its own, any parameters.
  mutating func policy() -> Policy {
    var entries: [Policy.Entry] = BuiltInPolicyRule.allCases.filter { _ in coin() }.map { .builtIn($0) }
    for number in 0..<Int.random(in: 0...4, using: &self) { entries.append(.custom(ownRule("own-\(number)"))) }
    var promises = PolicyInvariant.builtIn.filter { _ in coin() }
    for number in 0..<Int.random(in: 0...3, using: &self) { promises.append(invariant("own-\(number)")) }
    return Policy(
      name: "drawn", title: "Drawn \"at random\" \\ é.", parameters: parameters(),
      entries: entries.shuffled(using: &self),
      promises: promises.shuffled(using: &self))
  }

  /// Any parameters.
  mutating func parameters() -> PolicyParameters {
    PolicyParameters(
      shieldsFrom: pick(.open), shieldedBuilds: pick(.all), coverOn: pick(.never), coversFrom: pick(.open),
      cover: pick(.none), withholdsFrom: pick(.open), recording: pick(.allow), mirroring: pick(.allow),
      allowsAssistiveDisplay: coin(),
      failMode: PerSensitivity(open: pick(.failOpen), personal: pick(.failOpen), secret: pick(.failOpen)),
      response: PerSensitivity(open: pick(.allow), personal: pick(.allow), secret: pick(.allow)),
      debounceTurns: Int.random(in: 0...20, using: &self))
  }

  /// A rule whose effects are grouped by kind and speak of each part once a kind, as files have them.
  private mutating func ownRule(_ id: String) -> PolicyRule {
    var rule = rule(id)
    rule.effects += self.rule(id).effects
    var seen: Set<String> = []
    rule.effects = rule.effects.filter { seen.insert("\($0.part) \($0.isForbid)").inserted }
    let isForbidFirst = coin()
    rule.effects =
      rule.effects.filter { $0.isForbid == isForbidFirst } + rule.effects.filter { $0.isForbid != isForbidFirst }
    if Int.random(in: 0..<6, using: &self) == 0 { rule.condition = coin() ? .always : .never }
    return rule
  }

  private mutating func invariant(_ id: String) -> PolicyInvariant {
    let bounds = (0...Int.random(in: 0...2, using: &self)).map { _ in bound() }
    let requirement: PolicyInvariant.Requirement =
      switch Int.random(in: 0..<3, using: &self) {
      case 0: .allOf(bounds)
      case 1: .anyOf(bounds)
      default: .sameWhatever(PolicyDimension.allCases.randomElement(using: &self) ?? .phase)
      }
    return PolicyInvariant(
      id: id, statement: "Drawn.", condition: PolicyCondition([box(), box()]), requirement: requirement)
  }

  private mutating func bound() -> PolicyBound {
    let part = PolicyPart.allCases.randomElement(using: &self) ?? .shield
    let level = PolicyLevel(part, Int.random(in: 0..<part.count, using: &self))
    return coin() ? .atLeast(level) : .atMost(level)
  }

  private mutating func coin() -> Bool { Bool.random(using: &self) }

  private mutating func pick<Value: CaseIterable>(_ fallback: Value) -> Value {
    Value.allCases.randomElement(using: &self) ?? fallback
  }
}
