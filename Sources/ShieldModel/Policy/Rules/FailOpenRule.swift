/// A screen may show its content when its shield fails.
///
/// A shield rests on parts of the system that may change with any release; most screens are of use without one.
///
/// Source: L3, reported.
enum FailOpenRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "fail-open", "The screen is of use without a shield.",
      when: .always,
      .permit(downTo: FailMode.failOpen))
  }
}
