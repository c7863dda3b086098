/// One of the things that a policy decides.
///
/// The levels of a part form a chain from weak to strict.
public enum PolicyPart: UInt8, CaseIterable, Hashable, Sendable {
  /// Whether a shield is required: ``ShieldLevel``.
  case shield
  /// What hides the screen from outside: ``CoverLevel``.
  case cover
  /// Whether the content shows: ``ContentLevel``.
  case content
  /// What happens when the shield fails: ``FailMode``.
  case failMode
  /// What the app says after a capture: ``PromptLevel``.
  case prompt
  /// How the app takes a capture: ``ResponseLevel``.
  case response
  /// Whether the app writes down what happened: ``LogLevel``.
  case log

  /// The word that files and reports use.
  public var word: String {
    switch self {
    case .shield: "shield"
    case .cover: "cover"
    case .content: "content"
    case .failMode: "failMode"
    case .prompt: "prompt"
    case .response: "response"
    case .log: "log"
    }
  }

  /// What is decided, as one sentence.
  public var summary: String {
    switch self {
    case .shield: "Whether a shield is required."
    case .cover: "What hides the screen from outside."
    case .content: "Whether the content shows."
    case .failMode: "What happens when the shield fails."
    case .prompt: "What the app says after a capture."
    case .response: "How the app takes a capture."
    case .log: "Whether the app writes down what happened."
    }
  }

  /// A level as data.
  public struct LevelEntry: Hashable, Sendable {
    /// The word that files and reports use.
    public var word: String
    /// The level as one sentence.
    public var summary: String
  }

  /// The levels from the weakest to the strictest.
  public var levels: [LevelEntry] {
    switch self {
    case .shield: Self.entries(ShieldLevel.self)
    case .cover: Self.entries(CoverLevel.self)
    case .content: Self.entries(ContentLevel.self)
    case .failMode: Self.entries(FailMode.self)
    case .prompt: Self.entries(PromptLevel.self)
    case .response: Self.entries(ResponseLevel.self)
    case .log: Self.entries(LogLevel.self)
    }
  }

  /// How many levels there are; at most four.
  public var count: Int { Int(Self.counts[Int(rawValue)]) }

  /// The strictest level, which holds where no rule permits less.
  public var strictest: PolicyLevel { PolicyLevel(self, count - 1) }

  /// The weakest level.
  public var weakest: PolicyLevel { PolicyLevel(self, 0) }

  /// The part with that word, or nil when none has it.
  public init?(word: String) {
    for part in PolicyPart.allCases where part.word == word {
      self = part
      return
    }
    return nil
  }

  /// The level with that word, or nil when the part has none.
  public func level(word: String) -> PolicyLevel? {
    levels.firstIndex { $0.word == word }.map { PolicyLevel(self, $0) }
  }

  private static let counts: [UInt8] = allCases.map { UInt8($0.levels.count) }

  private static func entries<Value: PolicyLevelValue>(_ type: Value.Type) -> [LevelEntry] {
    Value.allCases.map { LevelEntry(word: $0.word, summary: $0.summary) }
  }
}
