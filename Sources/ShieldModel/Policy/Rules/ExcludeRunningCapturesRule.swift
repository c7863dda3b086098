/// While a capture runs that is to be kept out, a visible owner has its shield in every build.
///
/// It speaks for screens that are not open and for the captures whose treatment is `exclude` or `both`.
///
/// Source: C2, measured.
enum ExcludeRunningCapturesRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "exclude-running-captures", "A capture runs from which the screen is to be left out.",
      when: .when(parameters.sources { $0.requiresShield })
        .and(ShieldOwnership.visible).and(Sensitivity.personal, .secret),
      .forbid(below: ShieldLevel.on))
  }
}
