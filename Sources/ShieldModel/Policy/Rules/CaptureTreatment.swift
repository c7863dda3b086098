/// What is done about a capture that runs.
public enum CaptureTreatment: UInt8, CaseIterable, Hashable, Sendable {
  /// Nothing beyond what holds without a capture.
  case allow
  /// A shield is required.
  case exclude
  /// A placeholder takes the place of the content.
  case cover
  /// A shield is required and a placeholder takes the place of the content.
  case both

  /// The word that files and reports use.
  public var word: String {
    switch self {
    case .allow: "allow"
    case .exclude: "exclude"
    case .cover: "cover"
    case .both: "both"
    }
  }

  /// The choice as one sentence.
  public var summary: String {
    switch self {
    case .allow: "Nothing beyond what holds without a capture."
    case .exclude: "A shield is required."
    case .cover: "A placeholder takes the place of the content."
    case .both: "A shield is required and a placeholder takes the place of the content."
    }
  }

  /// Whether a shield is required.
  public var requiresShield: Bool { self == .exclude || self == .both }

  /// Whether a placeholder takes the place of the content.
  public var withholds: Bool { self == .cover || self == .both }
}
