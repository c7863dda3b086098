extension FailMode: PolicyLevelValue {
  /// The part of a decision that the level belongs to.
  public static let part = PolicyPart.failMode

  /// The level as one sentence.
  public var summary: String {
    switch self {
    case .failOpen: "The content shows unshielded when the shield fails."
    case .failClosed: "A placeholder shows when the shield fails."
    }
  }
}
