/// An inactive scene may do without a cover.
///
/// Alerts, Control Centre and calls make a scene inactive without the person leaving it; a cover that comes and
/// goes with them is seen as a flash.
///
/// Source: E2, documented.
enum NoCoverWhileInactiveRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "no-cover-while-inactive", "An inactive scene is still on the screen.",
      when: .when(ScenePhase.inactive),
      .permit(downTo: CoverLevel.none))
  }
}
