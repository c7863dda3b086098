/// A scene that is not active shows no prompt.
///
/// Nobody can answer it, and from iOS 18 on a presentation on the way to the background is refused.
///
/// Source: E6, reported.
enum NoPromptUnlessActiveRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "no-prompt-unless-active", "Nobody can answer a prompt of a scene that is not active.",
      when: .when(ScenePhase.inactive, .background),
      .forbid(below: PromptLevel.none))
  }
}
