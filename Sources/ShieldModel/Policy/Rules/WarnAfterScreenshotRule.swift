/// After a screenshot the app may say that pictures show no secrets.
///
/// The weaker sister of the offer to share, for apps that have nothing to share.
///
/// Source: E4, documented.
enum WarnAfterScreenshotRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "warn-after-screenshot", "The person should know why the picture is empty.",
      when: .when(ScreenshotNotice.justTaken),
      .permit(downTo: PromptLevel.warn))
  }
}
