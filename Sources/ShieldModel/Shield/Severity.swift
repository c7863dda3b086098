/// How much a finding matters.
public enum Severity: UInt8, Hashable, Sendable, CaseIterable, Comparable {
  /// Worth knowing; fails nothing.
  case note
  /// Likely to hurt; fails a run unless it is expected.
  case warning
  /// Wrong; fails a run unless it is expected.
  case error

  /// The spelling in files and reports.
  public var word: String {
    switch self {
    case .note: return "note"
    case .warning: return "warning"
    case .error: return "error"
    }
  }

  /// Whether the left one matters less.
  public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}
