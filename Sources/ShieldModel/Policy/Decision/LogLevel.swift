/// Whether the app writes down what happened.
///
/// The cases go from the weakest to the strictest.
///
/// Source: C10, assumed.
public enum LogLevel: UInt8, PolicyLevelValue {
  /// It writes nothing.
  case none
  /// It writes an event, never content.
  case event

  /// The part of a decision that the level belongs to.
  public static let part = PolicyPart.log

  /// The word that files and reports use.
  public var word: String {
    switch self {
    case .none: "none"
    case .event: "event"
    }
  }

  /// The level as one sentence.
  public var summary: String {
    switch self {
    case .none: "Nothing is logged."
    case .event: "An event without content is logged."
    }
  }
}
