/// A scene that has been left is covered as soon as it is inactive.
///
/// The live card in the app switcher shows the last committed frame. A prompt that the app itself asked for and the
/// moments before the first activation are left to rules of their own.
///
/// It speaks from the class `coversFrom` on when `coverOn` is `inactive`; `cover` is the kind of cover.
///
/// Source: E1 and E2, documented.
enum CoverInactiveRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "cover-inactive", "The scene may be on its way to the app switcher.",
      when: .when(parameters.coverOn == .inactive ? [ScenePhase.inactive] : [])
        .and(PhaseHistory.wasActive, .wasBackground).and(SystemInterruption.none, .system)
        .and(parameters.coversFrom.andAbove),
      .forbid(below: parameters.cover))
  }
}
