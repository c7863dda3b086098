/// While a capture runs nothing is offered to share.
///
/// The offer itself would be in the recording.
///
/// Source: C7, assumed.
enum NoOfferWhileCapturedRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "no-offer-while-captured", "An offer would be in the capture.",
      when: .when(CaptureSource.recording, .mirroring, .unnamed),
      .forbid(below: PromptLevel.warn))
  }
}
