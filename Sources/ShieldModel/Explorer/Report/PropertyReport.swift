/// What a search found out about one property.
public struct PropertyReport: Hashable, Sendable {
  /// What can be said.
  public enum Verdict: Hashable, Sendable {
    /// It holds in every state that can be reached, and concerned some.
    case holds
    /// It must always hold and does not; the state is the first such.
    case violated(state: Int)
    /// It holds in some state; the state is the first such.
    case witnessed(state: Int)
    /// It holds in no state that can be reached.
    case unreachable
    /// It must always hold, and no state that can be reached concerned it: nothing has been put to the test.
    case vacuous
    /// The search ended too early to say.
    case undecided
  }

  /// The property.
  public let property: StateProperty
  /// What can be said.
  public let verdict: Verdict
  /// How many states it concerned.
  public let concerned: UInt64
  /// In how many states it held.
  public let held: UInt64

  init(_ count: SearchTally.PropertyCount, isExhausted: Bool) {
    property = count.property
    concerned = count.concerned
    held = count.held
    switch (count.property.kind, count.decisive) {
    case (.always, let state?): verdict = .violated(state: state)
    case (.sometimes, let state?): verdict = .witnessed(state: state)
    case (.always, nil): verdict = !isExhausted ? .undecided : count.concerned == 0 ? .vacuous : .holds
    case (.sometimes, nil): verdict = isExhausted ? .unreachable : .undecided
    }
  }

  /// The state that decides, if one does.
  public var decisiveState: Int? {
    switch verdict {
    case .violated(let state), .witnessed(let state): state
    default: nil
    }
  }
}
