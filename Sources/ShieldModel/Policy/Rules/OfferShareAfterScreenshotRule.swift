/// After a screenshot the app may offer to share the screen in a better way.
///
/// Guiding rather than blocking: who takes a picture wants to pass something on, and a link says it without
/// secrets.
///
/// Source: E4, documented.
enum OfferShareAfterScreenshotRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "offer-share-after-screenshot", "Who takes a screenshot wants to pass something on.",
      when: .when(ScreenshotNotice.justTaken),
      .permit(downTo: PromptLevel.offerShare))
  }
}
