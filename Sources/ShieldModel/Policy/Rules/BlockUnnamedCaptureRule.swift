/// A capture that the system does not name is met as if it were the worst.
///
/// Not knowing is no reason to be at ease. It speaks from the class `withholdsFrom` on.
///
/// Source: E4, documented.
enum BlockUnnamedCaptureRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "block-unnamed-capture", "Nobody knows what captures the screen.",
      when: .when(CaptureSource.unnamed).and(parameters.withholdsFrom.andAbove),
      .forbid(below: ContentLevel.placeholder), .forbid(below: ResponseLevel.block))
  }
}
