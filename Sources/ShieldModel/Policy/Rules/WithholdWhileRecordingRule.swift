/// While a recording runs that is to be covered, a placeholder takes the place of the content.
///
/// The person does not see the content either. It speaks from the class `withholdsFrom` on when the treatment
/// `recording` is `cover` or `both`.
///
/// Source: C7, assumed.
enum WithholdWhileRecordingRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "withhold-while-recording", "A recording takes every frame.",
      when: .when(parameters.recording.withholds ? [CaptureSource.recording] : [])
        .and(parameters.withholdsFrom.andAbove),
      .forbid(below: ContentLevel.placeholder))
  }
}
