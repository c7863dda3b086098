/// One level for each part: what an app does.
public struct PolicyOutcome: Hashable, Sendable {
  /// Two bits for each part, parts in their order.
  var bits: UInt16

  init(bits: UInt16) { self.bits = bits }

  /// The outcome with the weakest level in every part.
  public static let weakest = PolicyOutcome(bits: 0)

  /// The outcome with the strictest level in every part: what holds when there are no rules.
  public static let strictest: PolicyOutcome = {
    var outcome = PolicyOutcome.weakest
    for part in PolicyPart.allCases { outcome.set(part.strictest) }
    return outcome
  }()

  /// The level of a part.
  public subscript(part: PolicyPart) -> PolicyLevel {
    PolicyLevel(part, Int((bits >> (2 * UInt16(part.rawValue))) & 3))
  }

  /// Whether a shield is required.
  public var shield: ShieldLevel { value() }
  /// What hides the screen from outside.
  public var cover: CoverLevel { value() }
  /// Whether the content shows.
  public var content: ContentLevel { value() }
  /// What happens when the shield fails.
  public var failMode: FailMode { value() }
  /// What the app says after a capture.
  public var prompt: PromptLevel { value() }
  /// How the app takes a capture.
  public var response: ResponseLevel { value() }
  /// Whether the app writes down what happened.
  public var log: LogLevel { value() }

  /// Whether a person, or a picture without a mask, sees the content: it shows and no cover lies over it.
  public var showsContent: Bool { content == .shown && cover == .none }

  /// Whether no part is weaker than in another outcome.
  public func isNeverWeaker(than other: PolicyOutcome) -> Bool {
    PolicyPart.allCases.allSatisfy { self[$0].place >= other[$0].place }
  }

  /// Sets the level of a part.
  mutating func set(_ level: PolicyLevel) {
    let shift = 2 * UInt16(level.part.rawValue)
    bits = bits & ~(3 << shift) | UInt16(level.place) << shift
  }

  private func value<Value: PolicyLevelValue>() -> Value {
    let place = self[Value.part].place
    var result: Value?
    for value in Value.allCases where Int(value.rawValue) <= place { result = value }
    return result ?? Value.allCases[Value.allCases.startIndex]
  }
}
