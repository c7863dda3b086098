/// A scene is covered until it has been active for the first time.
///
/// A restored screen would else be seen before anybody has shown that the device is theirs.
///
/// It speaks from the class `coversFrom` on; `cover` is the kind of cover.
///
/// Source: E1, documented.
enum CoverFirstLaunchRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "cover-first-launch", "The scene has not been active yet.",
      when: .when(ScenePhase.inactive).and(PhaseHistory.launched)
        .and(parameters.coversFrom.andAbove),
      .forbid(below: parameters.cover))
  }
}
