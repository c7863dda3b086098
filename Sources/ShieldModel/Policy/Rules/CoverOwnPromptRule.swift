/// A scene is covered even while a prompt of its own is in front.
///
/// Without it, face recognition that the app asked for leaves the screen behind it readable and does not flash a
/// cover.
///
/// It speaks from the class `coversFrom` on; `cover` is the kind of cover.
///
/// Source: E2, documented.
enum CoverOwnPromptRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "cover-own-prompt", "A prompt that the app asked for does not say who is looking.",
      when: .when(ScenePhase.inactive).and(SystemInterruption.ownPrompt)
        .and(parameters.coversFrom.andAbove),
      .forbid(below: parameters.cover))
  }
}
