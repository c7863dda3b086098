/// What a policy decides for one input, with reasons.
public struct PolicyDecision: Hashable, Sendable {
  /// The decision about each part, parts in their order.
  public let parts: [PolicyPartDecision]
  /// The levels alone.
  public let outcome: PolicyOutcome

  init(parts: [PolicyPartDecision]) {
    self.parts = parts
    var outcome = PolicyOutcome.strictest
    for part in parts { outcome.set(part.level) }
    self.outcome = outcome
  }

  /// The decision about a part.
  public subscript(part: PolicyPart) -> PolicyPartDecision { parts[Int(part.rawValue)] }

  /// Whether a secret would be seen by whoever looks at the screen: the screen is secret, its content shows, and no
  /// cover lies over it.
  public func showsSecret(of input: PolicyInput) -> Bool { input.sensitivity == .secret && outcome.showsContent }
}
