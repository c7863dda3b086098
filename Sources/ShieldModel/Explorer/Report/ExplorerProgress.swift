/// How far a search is.
public struct ExplorerProgress: Hashable, Sendable {
  /// States that have been found.
  public let states: Int
  /// States that are still to be expanded.
  public let queue: Int
  /// Transitions that have been followed.
  public let transitions: UInt64
  /// The depth at which states are being expanded.
  public let depth: Int
  /// The memory for states, table and paths in bytes.
  public let bytes: UInt64

  init(_ tally: SearchTally, bytes: UInt64) {
    states = tally.states
    queue = tally.states - tally.expanded
    transitions = tally.transitions
    depth = tally.depth
    self.bytes = bytes
  }
}
