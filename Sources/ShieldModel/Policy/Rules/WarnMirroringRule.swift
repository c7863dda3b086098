/// The mirror of a screen that is not open is answered with a warning at least.
///
/// A mirror is easily forgotten. It does not speak for an assistive display where `allowsAssistiveDisplay` is set.
///
/// Source: E4, documented.
enum WarnMirroringRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "warn-mirroring", "A mirror is easily forgotten.",
      when: .when(CaptureSource.mirroring).and(Sensitivity.personal, .secret)
        .and(parameters.unwelcomeDisplays),
      .forbid(below: ResponseLevel.warn))
  }
}
