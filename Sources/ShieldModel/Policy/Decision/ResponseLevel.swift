/// How the app takes a capture.
///
/// The cases go from the weakest to the strictest.
public enum ResponseLevel: UInt8, PolicyLevelValue {
  /// It does not mind.
  case allow
  /// It reports the capture to its owner's service.
  case report
  /// It tells the person that captures are unwelcome.
  case warn
  /// It goes on only when the capture has ended.
  case block

  /// The part of a decision that the level belongs to.
  public static let part = PolicyPart.response

  /// The word that files and reports use.
  public var word: String {
    switch self {
    case .allow: "allow"
    case .report: "report"
    case .warn: "warn"
    case .block: "block"
    }
  }

  /// The level as one sentence.
  public var summary: String {
    switch self {
    case .allow: "Captures are allowed."
    case .report: "Captures are reported."
    case .warn: "Captures are answered with a warning."
    case .block: "The app goes on only when the capture has ended."
    }
  }
}
