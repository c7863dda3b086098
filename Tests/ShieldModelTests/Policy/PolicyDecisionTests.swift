import Testing

@testable import ShieldModel

@Suite struct PolicyDecisionTests {
  private static let cover = PolicyRule("cover", "Covers.", when: .always, .forbid(below: CoverLevel.branded))
  private static let bare = PolicyRule("bare", "Bares.", when: .always, .permit(downTo: CoverLevel.none))

  private func decision(_ rules: PolicyRule..., input: PolicyInput = PolicyInput()) -> PolicyDecision {
    PolicyEngine(rules: rules).decide(input)
  }

  @Test func `no rule means protect`() {
    let decision = decision()
    #expect(decision.outcome == .strictest)
    #expect(decision.parts.allSatisfy { $0.isDefault && $0.reasons == ["No rule permits less."] })
    #expect(decision.outcome.shield == .on && decision.outcome.cover == .plain)
    #expect(decision.outcome.content == .placeholder && decision.outcome.failMode == .failClosed)
    #expect(decision.outcome.prompt == .none && decision.outcome.response == .block && decision.outcome.log == .event)
  }

  @Test func `a demand beats a permission`() {
    let part = decision(Self.bare, Self.cover)[.cover]
    #expect(part.level == PolicyLevel(CoverLevel.branded))
    #expect(part.deciding.map(\.rule) == ["cover"] && part.voices.map(\.rule) == ["bare", "cover"])
    #expect(part.reasons == ["Covers."])
  }

  @Test func `one permission is enough, and a demand without one leaves the strictest level`() {
    let branded = PolicyRule("branded", "Brands.", when: .always, .permit(downTo: CoverLevel.branded))
    let part = decision(branded, Self.bare)[.cover]
    #expect(part.level == PolicyLevel(CoverLevel.none) && part.deciding.map(\.rule) == ["bare"])
    let alone = decision(Self.cover)[.cover]
    #expect(alone.level == PolicyLevel(CoverLevel.plain) && alone.isDefault && alone.voices.count == 1)
    let both = decision(branded, Self.cover)[.cover]
    #expect(both.level == PolicyLevel(CoverLevel.branded) && both.deciding.map(\.rule) == ["branded", "cover"])
  }

  @Test func `a rule that does not apply says nothing`() {
    let rule = PolicyRule(
      "secret", "Bares.", when: .when(Sensitivity.secret), .permit(downTo: CoverLevel.none))
    #expect(decision(rule)[.cover].voices.isEmpty)
    #expect(decision(rule, input: PolicyInput(sensitivity: .secret))[.cover].level.isWeakest)
  }

  // MARK: Laws over drawn rules

  @Test(arguments: 0..<40)
  func `the order of rules plays no part, one more demand never weakens, one more permission never strengthens`(
    seed: UInt64
  ) {
    var random = RandomPolicy(seed: seed)
    let rules = (0..<8).map { random.rule("rule-\($0)") }
    let shuffled = rules.shuffled(using: &random)
    let part = PolicyPart.allCases.randomElement(using: &random) ?? .shield
    let level = PolicyLevel(part, Int.random(in: 0..<part.count, using: &random))
    let condition = PolicyCondition([random.box()])
    let demand = PolicyRule(id: "more", reason: "More.", condition: condition, effects: [.forbid(below: level)])
    let permission = PolicyRule(id: "less", reason: "Less.", condition: condition, effects: [.permit(downTo: level)])
    for _ in 0..<50 {
      let input = random.input()
      let decision = PolicyEngine(rules: rules).decide(input)
      let other = PolicyEngine(rules: shuffled).decide(input)
      #expect(decision.outcome == other.outcome)
      for part in PolicyPart.allCases {
        #expect(Set(decision[part].deciding) == Set(other[part].deciding))
        #expect(decision[part].deciding.allSatisfy { $0.effect.level == decision[part].level })
      }
      #expect(PolicyEngine(rules: rules + [demand]).decide(input).outcome.isNeverWeaker(than: decision.outcome))
      let permitted = PolicyEngine(rules: rules + [permission]).decide(input).outcome
      #expect(decision.outcome.isNeverWeaker(than: permitted))
    }
  }

  // MARK: Guarantees

  private static let show = PolicyRule("show", "Shows.", when: .always, .permit(downTo: ContentLevel.shown))
  private static let open = PolicyRule("open", "Opens.", when: .always, .permit(downTo: FailMode.failOpen))
  private static let off = PolicyRule("off", "Off.", when: .always, .permit(downTo: ShieldLevel.off))

  @Test(arguments: ShieldStage.allCases, MaskSupport.allCases)
  func `content waits for a required shield and closes after a failure, whatever the rules say`(
    stage: ShieldStage, support: MaskSupport
  ) {
    let input = PolicyInput(support: support, status: stage)
    let waits = stage == .disabled || stage == .pending
    let fails = stage == .failed || support != .supported
    let closed = decision(Self.show, input: input)[.content]
    #expect(closed.level == PolicyLevel(waits || fails ? ContentLevel.placeholder : .shown))
    #expect(closed.guarantee == (waits ? .waitsForShield : fails ? .closesAfterFailure : nil))
    let open = decision(Self.show, Self.open, input: input)[.content]
    #expect(open.level == PolicyLevel(waits ? ContentLevel.placeholder : .shown))
    let off = decision(Self.show, Self.off, input: input)[.content]
    #expect(off.level == PolicyLevel(ContentLevel.shown) && off.guarantee == nil)
  }

  @Test func `a secret shows only where content shows without a cover`() {
    let input = PolicyInput(sensitivity: .secret, status: .applied)
    #expect(decision(Self.show, Self.bare, input: input).showsSecret(of: input))
    #expect(!decision(Self.show, input: input).showsSecret(of: input))
    #expect(!decision(Self.bare, input: input).showsSecret(of: input))
    #expect(!decision(Self.show, Self.bare).showsSecret(of: PolicyInput()))
  }

  @Test func `levels are found by their words and never leave their part`() {
    for part in PolicyPart.allCases {
      #expect(PolicyPart(word: part.word) == part && part.count <= 4)
      for place in 0..<part.count {
        let level = PolicyLevel(part, place)
        #expect(part.level(word: level.word) == level)
        #expect(PolicyOutcome.strictest[part] == part.strictest && PolicyOutcome.weakest[part] == part.weakest)
      }
      #expect(PolicyLevel(part, 9) == part.strictest && PolicyLevel(part, -1) == part.weakest)
      #expect(part.level(word: "sideways") == nil)
    }
  }
}
