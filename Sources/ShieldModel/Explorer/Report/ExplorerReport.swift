/// What a search has come to.
public struct ExplorerReport: Hashable, Sendable {
  /// How it ended.
  public let outcome: ExplorerOutcome
  /// States that have been found.
  public let states: Int
  /// States whose successors have been worked out.
  public let expanded: Int
  /// Transitions that have been followed, those to known states included.
  public let transitions: UInt64
  /// Transitions and initial states that were left out because they lie outside of the space's boundary.
  public let outside: UInt64
  /// Expanded states in which nothing can happen.
  public let deadEnds: UInt64
  /// How many states were first reached at each depth; the last one may be incomplete in a bounded search.
  public let depths: [Int]
  /// What was found out about each property, in the order of the space.
  public let properties: [PropertyReport]
  /// What is kept in memory.
  public let memory: ExplorerMemory
  /// Whether states were compared in full.
  public let isExact: Bool
  /// Whether counterexamples are shortest ones.
  public let findsShortest: Bool

  init(_ tally: SearchTally, outcome: ExplorerOutcome, isExact: Bool, isReduced: Bool, memory: ExplorerMemory) {
    self.outcome = outcome
    states = tally.states
    expanded = tally.expanded
    transitions = tally.transitions
    outside = tally.outside
    deadEnds = tally.deadEnds
    depths = tally.depths
    properties = tally.properties.map { PropertyReport($0, isExhausted: outcome == .exhausted) }
    self.memory = memory
    self.isExact = isExact
    findsShortest = !isReduced
  }

  /// States that are still to be expanded.
  public var queue: Int { states - expanded }

  /// The first property with a counterexample.
  public var counterexample: PropertyReport? {
    properties.first { if case .violated = $0.verdict { true } else { false } }
  }

  /// Whether nothing was put to the test: nothing can happen, or no state concerned any property that must always hold.
  ///
  /// Such a search says nothing about safety, even if it is exhausted.
  public var isVacuous: Bool {
    let promises = properties.filter { $0.property.kind == .always }
    return transitions == 0 || (!promises.isEmpty && promises.allSatisfy { $0.concerned == 0 })
  }

  /// Whether an exhausted search is a proof for everything that can be reached.
  ///
  /// It is none where steps were cut off at the boundary or states told apart by fingerprints only.
  public var isProof: Bool { outcome == .exhausted && isExact && outside == 0 && !isVacuous }

  /// The probability that a state was mistaken for another and left out is at most one in this many; nil for never.
  ///
  /// It is half the square of the number of states, divided by the number of fingerprints.
  public var omissionOdds: UInt64? {
    if isExact || states < 2 { return nil }
    let pairs = UInt64(states) * UInt64(states - 1) / 2
    return UInt64.max / pairs
  }
}
