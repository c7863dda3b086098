extension ScenePhase: PolicyValue {
  /// The dimension that the value belongs to.
  public static let dimension = PolicyDimension.phase

  /// The value as one sentence.
  public var summary: String {
    switch self {
    case .active: "The scene is in front and receives events."
    case .inactive: "The scene is on the screen without receiving events."
    case .background: "The scene is not on the screen."
    }
  }
}
