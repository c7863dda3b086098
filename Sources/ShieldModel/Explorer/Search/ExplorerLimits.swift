/// When a search ends although there is more to look at.
///
/// A limit takes effect after the expansion that reaches it, so the figures go beyond it by the successors of one
/// state at most.
public struct ExplorerLimits: Hashable, Sendable {
  /// The number of states at which a search ends.
  public var states: Int?
  /// The memory for states, table and paths in bytes at which a search ends.
  public var bytes: UInt64?
  /// States at this depth are not expanded; the states that a search begins with have depth 0.
  public var depth: Int?

  /// No limits, unless given.
  public init(states: Int? = nil, bytes: UInt64? = nil, depth: Int? = nil) {
    self.states = states
    self.bytes = bytes
    self.depth = depth
  }
}
