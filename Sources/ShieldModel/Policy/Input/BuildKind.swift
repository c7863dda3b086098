/// For whom a build of the app is made.
public enum BuildKind: UInt8, PolicyValue {
  /// For its developers.
  case debug
  /// For testers.
  case beta
  /// For everybody.
  case release

  /// The dimension that the value belongs to.
  public static let dimension = PolicyDimension.build

  /// The word that files and reports use.
  public var word: String {
    switch self {
    case .debug: "debug"
    case .beta: "beta"
    case .release: "release"
    }
  }

  /// The value as one sentence.
  public var summary: String {
    switch self {
    case .debug: "The build is for developers."
    case .beta: "The build is for testers."
    case .release: "The build is for everybody."
    }
  }
}
