/// The decision about one part, with everything that was said about it.
public struct PolicyPartDecision: Hashable, Sendable {
  /// The level.
  public var level: PolicyLevel
  /// Everything that rules said about the part, in the order of the policy.
  public var voices: [PolicyVoice]
  /// The voices that the level comes from; empty where no rule permits anything, or a guarantee decides.
  public var deciding: [PolicyVoice]
  /// The guarantee that decided instead of the rules, if one did.
  public var guarantee: PolicyGuarantee?

  /// Whether the level is the strictest because no rule permits less.
  public var isDefault: Bool { deciding.isEmpty && guarantee == nil }

  /// Why the level is what it is, in sentences.
  public var reasons: [String] {
    if let guarantee { return [guarantee.reason] }
    return isDefault ? ["No rule permits less."] : deciding.map { $0.reason }
  }

  /// Decides from what was said: the stricter of the highest demand and the weakest permission.
  init(_ part: PolicyPart, voices: [PolicyVoice]) {
    var floor = part.weakest
    var ceiling: PolicyLevel?
    for voice in voices {
      let level = voice.effect.level
      if voice.effect.isForbid {
        if level.place > floor.place { floor = level }
      } else if level.place < ceiling?.place ?? part.count {
        ceiling = level
      }
    }
    let decided = PolicyLevel(part, max(floor.place, (ceiling ?? part.strictest).place))
    level = decided
    self.voices = voices
    deciding = voices.filter { voice in
      guard voice.effect.level == decided else { return false }
      return voice.effect.isForbid || voice.effect.level == ceiling
    }
  }

  /// Hides the content because of a guarantee.
  mutating func apply(_ guarantee: PolicyGuarantee) {
    level = level.part.strictest
    deciding = []
    self.guarantee = guarantee
  }
}
