/// One rule of a policy: when it speaks and what it demands or allows then.
///
/// Rules have no order. A demand beats every permission, one permission is enough, and where nothing is permitted the
/// strictest level holds.
public struct PolicyRule: Hashable, Sendable {
  /// The id, in lower case with hyphens, such as `cover-background`.
  public var id: String
  /// Why the rule is there, as one sentence.
  public var reason: String
  /// When it speaks.
  public var condition: PolicyCondition
  /// What it says, at most one effect for each part and kind.
  public var effects: [PolicyEffect]

  /// Makes a rule from its parts.
  public init(id: String, reason: String, condition: PolicyCondition, effects: [PolicyEffect]) {
    self.id = id
    self.reason = reason
    self.condition = condition
    self.effects = effects
  }

  /// Makes a rule with one effect.
  public init(_ id: String, _ reason: String, when condition: PolicyCondition, _ effects: PolicyEffect...) {
    self.init(id: id, reason: reason, condition: condition, effects: effects)
  }
}
