/// A screen whose class fails closed shows a placeholder when its shield fails.
///
/// The parameter `failMode` says for each class whether it fails open or closed.
///
/// Source: L3, reported.
enum FailClosedRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "fail-closed", "Screens of this class fail closed.",
      when: .when(parameters.failMode.classes { $0 == .failClosed }),
      .forbid(below: FailMode.failClosed))
  }
}
