/// A screen that is not secret may do without a shield.
///
/// From which class on a shield is required all the same is for `shield-visible-owner` to say.
enum ShieldOffForLesserContentRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "shield-off-for-lesser-content", "The screen is not secret.",
      when: .when(Sensitivity.open, .personal),
      .permit(downTo: ShieldLevel.off))
  }
}
