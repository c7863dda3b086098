/// How bad a finding is.
public enum FindingSeverity: UInt8, CaseIterable, Hashable, Sendable, Comparable {
  /// Worth knowing.
  case note
  /// Probably a mistake of the app.
  case warning
  /// A mistake of the app.
  case error

  /// The word that files and reports use.
  public var word: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// The severity with that word, or nil when none has it.
  public init?(word: String) {
    guard let found = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = found
  }

  /// Tells whether the first is less bad than the second.
  public static func < (first: FindingSeverity, second: FindingSeverity) -> Bool { first.rawValue < second.rawValue }
}
