/// What one rule does over the whole domain.
public struct PolicyRuleFigure: Hashable, Sendable {
  /// The rule.
  public var rule: PolicyRule
  /// How many inputs it applies to.
  public var fires: Int
  /// For how many it is among the rules that decide a part, before the guarantees.
  public var decides: Int
  /// The inputs that are decided in another way without it; nil when there are none.
  public var changes: PolicyFigure?

  /// Whether it applies to no input at all.
  public var neverFires: Bool { fires == 0 }

  /// Whether it applies to inputs and never is among the rules that decide.
  public var neverDecides: Bool { fires > 0 && decides == 0 }

  /// Whether it decides, but always together with others or with the default, so that nothing changes without it.
  public var isRedundant: Bool { decides > 0 && changes == nil }
}
