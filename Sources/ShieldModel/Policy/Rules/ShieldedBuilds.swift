/// Which builds of an app run with a shield.
///
/// There is no value without release builds, so no setting that somebody forgets leaves them open.
public enum ShieldedBuilds: UInt8, CaseIterable, Hashable, Sendable {
  /// Only release builds.
  case release
  /// Release builds and those for testers.
  case releaseAndBeta
  /// All builds.
  case all

  /// The word that files and reports use.
  public var word: String {
    switch self {
    case .release: "release"
    case .releaseAndBeta: "releaseAndBeta"
    case .all: "all"
    }
  }

  /// The choice as one sentence.
  public var summary: String {
    switch self {
    case .release: "Only release builds."
    case .releaseAndBeta: "Release builds and those for testers."
    case .all: "All builds."
    }
  }

  /// The builds.
  public var builds: [BuildKind] {
    switch self {
    case .release: [.release]
    case .releaseAndBeta: [.beta, .release]
    case .all: [.debug, .beta, .release]
    }
  }
}
