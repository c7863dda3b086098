/// A policy made ready to decide.
///
/// Deciding is a pure function: the same input always has the same decision. It takes time in proportion to the number
/// of rules.
public struct PolicyEngine: Hashable, Sendable {
  /// The rules, in the order of the policy.
  public let rules: [PolicyRule]

  /// Makes a policy ready.
  public init(_ policy: Policy) { self.init(rules: policy.rules) }

  /// Makes some rules ready.
  public init(rules: [PolicyRule]) { self.rules = rules }

  /// Decides, and says why.
  public func decide(_ input: PolicyInput) -> PolicyDecision {
    let box = PolicyBox(input)
    var voices: [[PolicyVoice]] = PolicyPart.allCases.map { _ in [] }
    for rule in rules where rule.condition.holds(for: box) {
      for effect in rule.effects {
        voices[Int(effect.part.rawValue)].append(PolicyVoice(rule: rule.id, reason: rule.reason, effect: effect))
      }
    }
    var parts = PolicyPart.allCases.map { PolicyPartDecision($0, voices: voices[Int($0.rawValue)]) }
    if let guarantee = Self.guarantee(for: box, parts: parts) {
      parts[Int(PolicyPart.content.rawValue)].apply(guarantee)
    }
    return PolicyDecision(parts: parts)
  }

  /// The guarantee that hides content which the rules would show, or nil.
  private static func guarantee(for input: PolicyBox, parts: [PolicyPartDecision]) -> PolicyGuarantee? {
    guard parts[Int(PolicyPart.shield.rawValue)].level == PolicyLevel(ShieldLevel.on),
      parts[Int(PolicyPart.content.rawValue)].level == PolicyLevel(ContentLevel.shown)
    else { return nil }
    let failsClosed = parts[Int(PolicyPart.failMode.rawValue)].level == PolicyLevel(FailMode.failClosed)
    return PolicyGuarantee.allCases.first { guarantee in
      guarantee.condition.holds(for: input) && (failsClosed || !guarantee.needsFailClosed)
    }
  }
}
