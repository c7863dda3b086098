/// Captures of a screen that is not open are logged.
///
/// The event names the kind of capture and the class of the screen, never its content.
///
/// Source: C10, assumed.
enum LogCapturesRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "log-captures", "A capture of a sensitive screen is worth knowing.",
      when: .when(Sensitivity.personal, .secret).and(CaptureSource.recording, .mirroring, .unnamed)
        .or(.when(Sensitivity.personal, .secret).and(ScreenshotNotice.justTaken)),
      .forbid(below: LogLevel.event))
  }
}
