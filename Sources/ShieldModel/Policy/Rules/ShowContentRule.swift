/// Content shows unless something speaks against it.
///
/// Without this rule every screen is a placeholder.
enum ShowContentRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "show-content", "Content is there to be seen.",
      when: .always,
      .permit(downTo: ContentLevel.shown))
  }
}
