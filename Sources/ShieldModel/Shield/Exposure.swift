/// Whether a node's content shows in a picture, with the reason and the grade of what that rests on.
public struct Exposure: Hashable, Sendable {
  /// What can be said.
  public enum Verdict: UInt8, Hashable, Sendable, CaseIterable {
    /// The picture changes when nothing but the content changes.
    case exposed
    /// The picture is the same whatever the content.
    case protected
    /// It depends on something that nobody knows.
    case unknown
    /// The system has no such way of capturing.
    case notApplicable

    /// The spelling in reports.
    public var word: String {
      switch self {
      case .exposed: return "exposed"
      case .protected: return "protected"
      case .unknown: return "unknown"
      case .notApplicable: return "not applicable"
      }
    }
  }

  /// What can be said.
  public var verdict: Verdict
  /// Why, in one phrase.
  public var reason: String
  /// The weakest grade of the facts below.
  public var grade: Grade
  /// The facts that the verdict rests on.
  public var uses: [FactUse]
  /// How many pixels change with the content; 0 unless exposed.
  public var changedPixels: Int
  /// Whether pixels depend on the content in a way that rounding hides.
  public var isErasedByRounding: Bool
}
