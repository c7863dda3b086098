/// A shield that fails is logged.
///
/// A failure that nobody hears of is the worst one.
///
/// Source: L2, assumed.
enum LogFailuresRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "log-failures", "A failure that nobody hears of is the worst one.",
      when: .when(ShieldStage.failed),
      .forbid(below: LogLevel.event))
  }
}
