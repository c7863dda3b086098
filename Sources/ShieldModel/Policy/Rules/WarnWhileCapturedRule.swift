/// While a capture runs the app may say that captures show no secrets.
///
/// One prompt for each capture; the parameter `debounceTurns` keeps it from coming again at once.
///
/// Source: E4, documented.
enum WarnWhileCapturedRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "warn-while-captured", "The person should know why the recording is empty.",
      when: .when(CaptureSource.recording, .mirroring, .unnamed),
      .permit(downTo: PromptLevel.warn))
  }
}
