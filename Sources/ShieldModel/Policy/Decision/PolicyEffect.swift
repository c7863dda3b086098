/// What a rule of a policy says about one part of a decision.
public enum PolicyEffect: Hashable, Sendable {
  /// The part must be at least this strict.
  case forbid(below: PolicyLevel)
  /// The part may be as weak as this.
  case permit(downTo: PolicyLevel)

  /// Demands a level at least.
  public static func forbid<Value: PolicyLevelValue>(below level: Value) -> PolicyEffect {
    .forbid(below: PolicyLevel(level))
  }

  /// Allows a level.
  public static func permit<Value: PolicyLevelValue>(downTo level: Value) -> PolicyEffect {
    .permit(downTo: PolicyLevel(level))
  }

  /// The level that is demanded or allowed.
  public var level: PolicyLevel {
    switch self {
    case .forbid(let level), .permit(let level): level
    }
  }

  /// The part that the effect is about.
  public var part: PolicyPart { level.part }

  /// Whether the effect demands.
  public var isForbid: Bool {
    switch self {
    case .forbid: true
    case .permit: false
    }
  }

  /// The effect in words, such as `cover at least branded` or `shield may be off`.
  public var text: String {
    switch self {
    case .forbid(let level): "\(level.part.word) at least \(level.word)"
    case .permit(let level): "\(level.part.word) may be \(level.word)"
    }
  }
}
