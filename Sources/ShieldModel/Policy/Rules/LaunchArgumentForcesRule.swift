/// In a debug build the launch argument forces the shield.
///
/// An automated test needs the shield that its users will have. The condition names debug builds, so a release
/// build takes no notice of the argument.
enum LaunchArgumentForcesRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "launch-argument-forces", "The launch argument of a debug build forces the shield.",
      when: .when(BuildKind.debug).and(LaunchArgument.forcesShield)
        .and(ShieldOwnership.visible),
      .forbid(below: ShieldLevel.on))
  }
}
