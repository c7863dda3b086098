/// A secret does not show on a display of its own.
///
/// A scene on another display is a window that nothing mirrors: no capture state tells of it, and everybody in the
/// room can read it.
///
/// Source: C2, assumed.
enum WithholdOnExternalSceneRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "withhold-on-external-scene", "Another display shows a scene of its own.",
      when: .when(ExternalDisplay.ownScene).and(Sensitivity.secret),
      .forbid(below: ContentLevel.placeholder))
  }
}
