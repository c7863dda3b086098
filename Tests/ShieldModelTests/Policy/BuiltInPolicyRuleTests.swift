import Testing

@testable import ShieldModel

@Suite struct BuiltInPolicyRuleTests {
  @Test func `ids are unique, found again, and spelled like the case`() {
    #expect(Set(BuiltInPolicyRule.allCases.map(\.id)).count == BuiltInPolicyRule.allCases.count)
    for rule in BuiltInPolicyRule.allCases {
      #expect(BuiltInPolicyRule(id: rule.id) == rule)
      let spelled = "\(rule)".map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
      #expect(rule.id == spelled)
    }
    #expect(BuiltInPolicyRule(id: "cover-everything") == nil)
  }

  @Test(arguments: BuiltInPolicyRule.allCases)
  func `a rule says something about each part at most once a kind, for a reason of one sentence`(
    rule: BuiltInPolicyRule
  ) {
    for parameters in [PolicyParameters(), Policy.relaxed.parameters, Policy.wallet.parameters] {
      let made = rule.rule(parameters)
      #expect(!made.effects.isEmpty && made.id == rule.id)
      #expect(Set(made.effects.map { "\($0.part) \($0.isForbid)" }).count == made.effects.count)
      #expect(DocumentationComment.flaw(ofAbstract: made.reason) == nil)
    }
  }

  @Test func `every built-in rule is in a preset, and every preset names a rule once`() {
    let used = Policy.presets.flatMap { $0.rules.map(\.id) }
    #expect(Set(used) == Set(BuiltInPolicyRule.allCases.map(\.id)))
    for policy in Policy.presets { #expect(Set(policy.entries).count == policy.entries.count) }
    #expect(Policy.preset("standard") == .standard && Policy.preset("strict") == nil)
  }

  @Test func `every built-in invariant is promised by a preset`() {
    let promised = Set(Policy.presets.flatMap { $0.promises.map(\.id) })
    #expect(promised == Set(PolicyInvariant.builtIn.map(\.id)))
    #expect(promised.count == PolicyInvariant.builtIn.count)
  }

  @Test func `no parameter leaves a release build without its shield`() {
    for builds in ShieldedBuilds.allCases {
      var policy = Policy.standard
      policy.parameters.shieldedBuilds = builds
      let input = PolicyInput(sensitivity: .secret, ownership: .visible, build: .release)
      #expect(policy.decide(input).outcome.shield == .on)
    }
  }

  @Test(arguments: BuildKind.allCases, LaunchArgument.allCases)
  func `the launch argument forces the shield of a debug build and is ignored in a release build`(
    build: BuildKind, argument: LaunchArgument
  ) {
    for (policy, isOn) in [
      (Policy.relaxed, build == .release), (.standard, build != .debug), (.wallet, true),
    ] {
      let input = PolicyInput(sensitivity: .secret, ownership: .visible, build: build, launchArgument: argument)
      let forced = build == .debug && argument == .forcesShield
      #expect(policy.decide(input).outcome.shield == (isOn || forced ? .on : .off), "\(policy.name)")
    }
  }

  @Test func `a cover goes up on leaving and not on the prompts of the system or the app`() {
    let alert = PolicyInput(sensitivity: .secret, phase: .inactive, history: .wasActive, interruption: .system)
    let prompt = PolicyInput(sensitivity: .secret, phase: .inactive, history: .wasActive, interruption: .ownPrompt)
    let gone = PolicyInput(sensitivity: .secret, phase: .background, history: .wasActive)
    #expect([alert, prompt, gone].map { Policy.relaxed.decide($0).outcome.cover } == [.none, .none, .branded])
    #expect([alert, prompt, gone].map { Policy.standard.decide($0).outcome.cover } == [.branded, .none, .branded])
    #expect([alert, prompt, gone].map { Policy.wallet.decide($0).outcome.cover } == [.plain, .plain, .plain])
  }

  @Test func `one screenshot of an active screen brings one offer, in the background none`() {
    let taken = PolicyInput(screenshot: .justTaken)
    #expect(Policy.standard.decide(taken).outcome.prompt == .offerShare)
    var away = taken
    away.phase = .background
    let decision = Policy.standard.decide(away)
    #expect(decision.outcome.prompt == .none)
    #expect(decision[.prompt].deciding.map(\.rule) == ["no-prompt-unless-active"])
  }

  @Test func `protection is that of the visible owners`() {
    for ownership in ShieldOwnership.allCases {
      let input = PolicyInput(sensitivity: .secret, ownership: ownership, build: .release)
      #expect(Policy.standard.decide(input).outcome.shield == (ownership == .visible ? .on : .off))
    }
  }
}
