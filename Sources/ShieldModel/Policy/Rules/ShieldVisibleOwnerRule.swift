/// A visible owner has its shield in the builds that run with one.
///
/// It speaks from the class `shieldsFrom` on, in the builds `shieldedBuilds`, which release builds always belong
/// to.
///
/// Source: S3, assumed.
enum ShieldVisibleOwnerRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "shield-visible-owner", "A visible owner asks for protection in a build that runs with a shield.",
      when: .when(ShieldOwnership.visible).and(parameters.shieldsFrom.andAbove)
        .and(parameters.shieldedBuilds.builds),
      .forbid(below: ShieldLevel.on))
  }
}
