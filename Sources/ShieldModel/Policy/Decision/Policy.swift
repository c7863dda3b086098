/// A policy: rules, what they take as parameters, and what it promises.
///
/// It is a plain value that a file can describe completely. An app makes a ``PolicyEngine`` of it once and asks that.
public struct Policy: Hashable, Sendable {
  /// The name that files and commands use, in lower case with hyphens.
  public var name: String
  /// What the policy is for, as one sentence.
  public var title: String
  /// What its built-in rules go by.
  public var parameters: PolicyParameters
  /// The rules; their order plays no part.
  public var entries: [Entry]
  /// What must hold for every input; an analysis proves it or finds a counterexample.
  public var promises: [PolicyInvariant]

  /// Where a rule comes from.
  public enum Entry: Hashable, Sendable {
    /// It is built in and made from the parameters.
    case builtIn(BuiltInPolicyRule)
    /// It is written out.
    case custom(PolicyRule)
  }

  /// Makes a policy from its parts.
  public init(
    name: String, title: String, parameters: PolicyParameters = PolicyParameters(), entries: [Entry],
    promises: [PolicyInvariant] = []
  ) {
    self.name = name
    self.title = title
    self.parameters = parameters
    self.entries = entries
    self.promises = promises
  }

  /// The rules, built-in ones made from the parameters.
  public var rules: [PolicyRule] {
    entries.map { entry in
      switch entry {
      case .builtIn(let rule): rule.rule(parameters)
      case .custom(let rule): rule
      }
    }
  }

  /// Decides for one input.
  ///
  /// It makes the rules anew each time; keep a ``PolicyEngine`` to decide often.
  public func decide(_ input: PolicyInput) -> PolicyDecision { PolicyEngine(self).decide(input) }
}
