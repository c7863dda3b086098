/// A limit for one part of a decision.
public enum PolicyBound: Hashable, Sendable {
  /// The part is at least this strict.
  case atLeast(PolicyLevel)
  /// The part is at most this strict.
  case atMost(PolicyLevel)

  /// Demands a level at least.
  public static func atLeast<Value: PolicyLevelValue>(_ level: Value) -> PolicyBound { .atLeast(PolicyLevel(level)) }

  /// Demands a level at most.
  public static func atMost<Value: PolicyLevelValue>(_ level: Value) -> PolicyBound { .atMost(PolicyLevel(level)) }

  /// The level of the limit.
  public var level: PolicyLevel {
    switch self {
    case .atLeast(let level), .atMost(let level): level
    }
  }

  /// Whether an outcome keeps to the limit.
  public func holds(for outcome: PolicyOutcome) -> Bool { allows(outcome[level.part].place) }

  /// Whether a level of the part, given by its place, keeps to the limit.
  func allows(_ place: Int) -> Bool {
    switch self {
    case .atLeast(let level): place >= level.place
    case .atMost(let level): place <= level.place
    }
  }

  /// The limit in words, such as `cover at least branded`.
  public var text: String {
    switch self {
    case .atLeast(let level): "\(level.part.word) at least \(level.word)"
    case .atMost(let level): "\(level.part.word) at most \(level.word)"
    }
  }
}
