/// How a search goes about its work; what it finds is meant to be the same.
public struct ExplorerOptions: Hashable, Sendable {
  /// What is kept of each state.
  public enum Storage: Hashable, Sendable {
    /// All bytes, compared in full: two states are never mistaken for each other.
    case exact
    /// 64 bits of fingerprint, and the bytes only of states that are still to be expanded.
    ///
    /// A state that shares its fingerprint with another one is left out; the report says how probable that is.
    case fingerprints
  }

  /// What is kept of each state.
  public var storage: Storage
  /// Whether states that are alike by symmetry count as one, see ``StateSpace/canonical(_:)``.
  public var usesSymmetry: Bool
  /// Whether orders of independent actions are left out, see ``StateSpace/ampleActions(of:in:)``.
  ///
  /// Counterexamples are then not always shortest.
  public var usesPartialOrder: Bool
  /// Whether fingerprints come from the space, see ``StateSpace/fingerprint(of:)``; matters where only they are kept.
  public var usesSpaceFingerprints: Bool
  /// Whether the search ends with the first counterexample.
  public var stopsAtCounterexample: Bool

  /// Exact, without reductions, up to the first counterexample, unless said otherwise.
  public init(
    storage: Storage = .exact, usesSymmetry: Bool = false, usesPartialOrder: Bool = false,
    usesSpaceFingerprints: Bool = false, stopsAtCounterexample: Bool = true
  ) {
    self.storage = storage
    self.usesSymmetry = usesSymmetry
    self.usesPartialOrder = usesPartialOrder
    self.usesSpaceFingerprints = usesSpaceFingerprints
    self.stopsAtCounterexample = stopsAtCounterexample
  }

  /// Whether states are told apart by fingerprints that the space gives.
  var hasOwnPrints: Bool { storage == .fingerprints && usesSpaceFingerprints }
}
