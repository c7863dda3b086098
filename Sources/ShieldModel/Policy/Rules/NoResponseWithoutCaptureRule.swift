/// Without a capture there is nothing to respond to.
///
/// Both the notice of a screenshot and the state of captures are looked at.
///
/// Source: E4, documented.
enum NoResponseWithoutCaptureRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "no-response-without-capture", "Nothing captures the screen.",
      when: .when(CaptureSource.none).and(ScreenshotNotice.none),
      .permit(downTo: ResponseLevel.allow))
  }
}
