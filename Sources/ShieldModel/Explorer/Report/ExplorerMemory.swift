/// What a search keeps in memory, in bytes.
public struct ExplorerMemory: Hashable, Sendable {
  /// The states themselves, or what stands for them.
  public let states: UInt64
  /// The table that finds a state.
  public let table: UInt64
  /// What is needed to say how a state was reached.
  public let paths: UInt64
  /// Room for work under way, which does not grow with the number of states.
  public let work: UInt64

  /// Everything.
  public var total: UInt64 { states + table + paths + work }
}
