extension RuleBook {
  /// The rules about finding the canvas.
  static let lookupRules: [Rule] = [
    definition(
      "L1", "Ways to look",
      "A lookup has a strategy and a depth, and answers canvas, another view, nothing or ambiguous with what it saw."),
    definition(
      "L2", "A failed lookup is loud",
      "The tool reports every lookup that misses as a fault; an app that stays quiet about it gets a finding of its own."
    ),
    definition(
      "L3", "Open or closed",
      "After a miss a policy decides whether the content runs without a shield or a placeholder takes its place."),
    definition(
      "L4", "Systems that do not exist yet",
      "Made-up systems with one change each let every recipe be tried against the future."),
  ]

  /// The rules about a shield's status.
  static let statusRules: [Rule] = [
    definition(
      "S1", "Requested, attached, effective",
      "Three facts that can differ; what is effective is computed from the layers and never remembered as a flag."),
    definition(
      "S2", "Attach and detach",
      "Attaching happens wholly or not at all and may be repeated; detaching brings back the very same trees."),
    definition(
      "S3", "Several owners",
      "A target stays protected as long as one visible owner asks for it."),
    definition(
      "S4", "Toggling keeps the content",
      "Switching protection on and off leaves the hosted content the same object, with its state."),
  ]
}
