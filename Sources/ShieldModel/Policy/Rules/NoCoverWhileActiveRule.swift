/// An active scene needs no cover.
///
/// A cover over an active scene would hide it from the person who uses it.
///
/// Source: E1, documented.
enum NoCoverWhileActiveRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "no-cover-while-active", "The scene is active.",
      when: .when(ScenePhase.active),
      .permit(downTo: CoverLevel.none))
  }
}
