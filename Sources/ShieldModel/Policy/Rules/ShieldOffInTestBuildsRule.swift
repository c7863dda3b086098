/// Builds for developers and testers may run without a shield.
///
/// Developers take pictures of their own screens. The choice is the build's and not a flag that somebody must
/// remember: no rule permits it for a release build.
enum ShieldOffInTestBuildsRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "shield-off-in-test-builds", "The build is not for everybody.",
      when: .when(BuildKind.debug, .beta),
      .permit(downTo: ShieldLevel.off))
  }
}
