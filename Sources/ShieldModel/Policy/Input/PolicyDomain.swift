/// The inputs that an analysis goes through: all combinations without those that no device shows.
///
/// A policy answers for the impossible ones too; they are only left out of figures and examples.
public enum PolicyDomain {
  /// A set of inputs that rules of the model exclude.
  public struct Exclusion: Hashable, Sendable {
    /// The inputs.
    public var condition: PolicyCondition
    /// Why no device shows them, as one sentence.
    public var reason: String
    /// The id of the rule in ``RuleBook``.
    public var rule: String
    /// How well the exclusion is supported.
    public var grade: Grade
  }

  /// How many combinations of values there are.
  public static let count = PolicyBox().count

  /// What is excluded; an input that several exclude counts for the first of them.
  public static let impossible: [Exclusion] = [
    Exclusion(
      condition: .when(ScenePhase.active).and(SystemInterruption.ownPrompt, .system),
      reason: "Whatever the system shows in front of a scene makes it inactive.", rule: "E2", grade: .documented),
    Exclusion(
      condition: .when(ScenePhase.background).and(ScreenshotNotice.justTaken),
      reason: "No notice of a screenshot comes to the background.", rule: "E4", grade: .documented),
    Exclusion(
      condition: .when(ExternalDisplay.mirrored).and(CaptureSource.none),
      reason: "A mirror of the panel counts as a capture.", rule: "E4", grade: .documented),
  ]

  /// Whether a device can show an input.
  public static func isPossible(_ input: PolicyInput) -> Bool {
    let box = PolicyBox(input)
    return !impossible.contains { $0.condition.holds(for: box) }
  }
}
