extension RuleBook {
  /// The rules about time.
  static let timeRules: [Rule] = [
    definition(
      "E0", "A step is a turn",
      "Each step runs queued work, its own operations, layout until nothing moves, and the commit of one frame."),
    claim(
      "E1", "Scene phases", .documented,
      "A scene goes active, inactive, background and back, and the system takes its picture after the background callback."
    ),
    claim(
      "E2", "Inactive is not always leaving", .documented,
      "Alerts of the system, Control Centre, calls and face recognition make a scene inactive as well."),
    claim(
      "E3", "Animations take frames", .documented,
      "A cover that fades in is still transparent in its first frame."),
    claim(
      "E4", "What an app is told", .documented,
      "The screenshot notice comes after the picture, and being captured is a state that may hold from the start."),
    claim(
      "E5", "Scenes and windows come and go", .documented,
      "Callbacks go to scenes, windows may appear late, and the key window may change in between."),
    claim(
      "E6", "No presentation on the way out", .reported,
      "From iOS 18 on, presenting while the app goes to the background is refused."),
  ]
}
