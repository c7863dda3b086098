/// How many inputs something is true of, with an example.
public struct PolicyFigure: Hashable, Sendable {
  /// How many inputs of the domain there are; at least one.
  public var count: Int
  /// The plainest of them: no other has fewer unusual values.
  public var example: PolicyInput
}
