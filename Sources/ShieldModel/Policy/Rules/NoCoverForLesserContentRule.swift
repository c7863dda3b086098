/// A screen that is not secret may do without a cover.
///
/// From which class on a cover goes up all the same is for `coversFrom` to say.
enum NoCoverForLesserContentRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "no-cover-for-lesser-content", "The screen is not secret.",
      when: .when(Sensitivity.open, .personal),
      .permit(downTo: CoverLevel.none))
  }
}
