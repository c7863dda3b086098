/// A cover may bear the app's name and colours.
///
/// A policy without this rule covers with nothing at all, so that the app switcher does not even tell which screen
/// was open.
enum BrandedCoverRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "branded-cover", "A cover may bear the app's name.",
      when: .always,
      .permit(downTo: CoverLevel.branded))
  }
}
