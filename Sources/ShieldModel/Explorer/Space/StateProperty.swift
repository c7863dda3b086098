/// A question about all states that can be reached.
public struct StateProperty: Hashable, Sendable {
  /// What is asked.
  public enum Kind: Hashable, Sendable {
    /// It must hold in every state that it concerns; one in which it does not is a counterexample.
    case always
    /// It must hold in some state; the first one is a witness.
    case sometimes
  }

  /// What the property is called.
  public let name: String
  /// What is asked.
  public let kind: Kind

  /// A property that must hold in every state that it concerns.
  public static func always(_ name: String) -> StateProperty { StateProperty(name: name, kind: .always) }

  /// A property that must hold in some state.
  public static func sometimes(_ name: String) -> StateProperty { StateProperty(name: name, kind: .sometimes) }
}
