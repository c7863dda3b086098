/// Nothing needs to be written down unless something speaks for it.
///
/// A log is a channel too: what is not written cannot leak.
///
/// Source: C10, assumed.
enum QuietLogRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "quiet-log", "What is not written cannot leak.",
      when: .always,
      .permit(downTo: LogLevel.none))
  }
}
