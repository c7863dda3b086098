/// What a layout pass needs to know beside the tree.
public struct LayoutContext: Hashable, Sendable {
  /// The system whose text fields are laid out.
  public var profile: OSProfile
  /// The screen, whose safe area some rules count from.
  public var screen: Screen
  /// Whether leading is right.
  public var isRightToLeft: Bool

  /// Makes a context.
  public init(profile: OSProfile, screen: Screen, isRightToLeft: Bool) {
    self.profile = profile
    self.screen = screen
    self.isRightToLeft = isRightToLeft
  }
}
