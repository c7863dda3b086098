/// While a mirror runs that is to be covered, a placeholder takes the place of the content.
///
/// It speaks from the class `withholdsFrom` on when the treatment `mirroring` is `cover` or `both`, and not for an
/// assistive display where `allowsAssistiveDisplay` is set.
///
/// Source: E4, documented.
enum WithholdWhileMirroringRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "withhold-while-mirroring", "Others may see the display that mirrors the screen.",
      when: .when(parameters.mirroring.withholds ? [CaptureSource.mirroring] : [])
        .and(parameters.withholdsFrom.andAbove).and(parameters.unwelcomeDisplays),
      .forbid(below: ContentLevel.placeholder))
  }
}
