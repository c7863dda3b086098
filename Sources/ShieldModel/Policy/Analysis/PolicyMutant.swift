/// A policy with one rule changed for the worse, and whether anybody notices.
public struct PolicyMutant: Hashable, Sendable {
  /// What is done to the rule.
  public enum Change: Hashable, Sendable {
    /// It is left out.
    case dropped
    /// One of its effects is turned round: a demand permits, a permission demands.
    case inverted(PolicyEffect)
    /// One of its effects is one level weaker.
    case weakened(PolicyEffect)

    /// The change in words.
    public var text: String {
      switch self {
      case .dropped: "dropped"
      case .inverted(let effect): "inverted: \(effect.text)"
      case .weakened(let effect): "weakened: \(effect.text)"
      }
    }
  }

  /// Who notices.
  public enum Fate: Hashable, Sendable {
    /// A promise does not hold any more: the ids of all such promises.
    case breaksPromises([String])
    /// The order among policies does not hold any more: the names of the policies on the wrong side.
    case breaksOrder([String])
    /// Only the table of decisions differs.
    case onlyDiffers
    /// No input is decided in another way.
    case isEquivalent

    /// The word that reports use.
    public var word: String {
      switch self {
      case .breaksPromises: "breaks-promises"
      case .breaksOrder: "breaks-order"
      case .onlyDiffers: "only-differs"
      case .isEquivalent: "equivalent"
      }
    }
  }

  /// The id of the rule.
  public var rule: String
  /// What is done to it.
  public var change: Change
  /// The inputs that are decided in another way; nil when there are none.
  public var changes: PolicyFigure?
  /// Who notices.
  public var fate: Fate

  /// Whether somebody notices who does not have to know the table by heart.
  public var isCaught: Bool {
    switch fate {
    case .breaksPromises, .breaksOrder: true
    case .onlyDiffers, .isEquivalent: false
    }
  }
}
