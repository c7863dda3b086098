/// What a row of the catalogue says about one kind of capture.
public enum CaptureRule: UInt8, CaseIterable, Hashable, Sendable {
  /// The capture leaves masked layers out.
  case honours
  /// The capture draws masked layers like any other.
  case ignores
  /// The system has no such capture.
  case notApplicable
  /// Nobody knows; the fact's grade is contested and masked layers are drawn, so that unknown never looks safe.
  case unknown

  /// The word that reports use.
  public var word: String {
    switch self {
    case .honours: "honours"
    case .ignores: "ignores"
    case .notApplicable: "not applicable"
    case .unknown: "unknown"
    }
  }
}
