/// A scene in the background is covered, so that the picture in the app switcher shows nothing.
///
/// The system takes that picture after the scene has reached the background. Whether it honours capture masks is
/// contested, so a shield does not do.
///
/// It speaks from the class `coversFrom` on unless `coverOn` is `never`; `cover` is the kind of cover.
///
/// Source: C2 and E1, contested.
enum CoverBackgroundRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "cover-background", "The picture for the app switcher is taken in the background.",
      when: .when(parameters.coverOn == .never ? [] : [ScenePhase.background])
        .and(parameters.coversFrom.andAbove),
      .forbid(below: parameters.cover))
  }
}
