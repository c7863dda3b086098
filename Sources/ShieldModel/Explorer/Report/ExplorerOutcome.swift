/// How a search ended.
public enum ExplorerOutcome: Hashable, Sendable {
  /// Everything that can be reached has been looked at.
  case exhausted
  /// There was more to look at.
  case bounded(ExplorerBound)
}

/// Why a search ended although there was more to look at.
public enum ExplorerBound: Hashable, Sendable, CaseIterable {
  /// A counterexample was found, and the search was to end with the first.
  case counterexample
  /// The number of states was reached.
  case states
  /// The memory was reached.
  case memory
  /// The depth was reached.
  case depth
  /// It was told to stop, or has not begun.
  case stopped
  /// There are no more numbers for states.
  case indices
  /// A state has more than a mebibyte.
  case stateTooLong
}

extension ExplorerOutcome {
  /// The outcome in words.
  public var words: String {
    switch self {
    case .exhausted: "exhausted"
    case .bounded(let bound): "bounded: " + bound.words
    }
  }
}

extension ExplorerBound {
  /// The reason in words.
  public var words: String {
    switch self {
    case .counterexample: "ended with the first counterexample"
    case .states: "the limit of states was reached"
    case .memory: "the limit of memory was reached"
    case .depth: "the limit of depth was reached"
    case .stopped: "the search was stopped"
    case .indices: "there are no more numbers for states"
    case .stateTooLong: "a state is longer than can be kept"
    }
  }
}
