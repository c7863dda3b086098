import Testing

@testable import ShieldModel

@Suite struct PolicyMutationTests {
  @Test(arguments: [
    (Policy.relaxed, [Policy](), [Policy.standard]), (.standard, [.relaxed], [.wallet]), (.wallet, [.standard], []),
  ])
  func `every mutant of a preset that changes a decision is caught`(
    policy: Policy, weaker: [Policy], stricter: [Policy]
  ) {
    let mutation = PolicyMutation(of: policy, above: weaker, below: stricter)
    #expect(mutation.mutants.count >= 2 * policy.entries.count)
    for mutant in mutation.mutants where mutant.fate == .onlyDiffers {
      Issue.record("\(policy.name): \(mutant.rule) \(mutant.change.text): \(mutant.changes?.example.text ?? "")")
    }
    #expect(mutation.caught == mutation.effective && mutation.effective > policy.entries.count)
  }

  @Test func `who catches a mutant is told apart`() throws {
    let bare = PolicyRule("bare", "Bare.", when: .always, .permit(downTo: CoverLevel.none))
    let cover = PolicyRule(
      "cover", "Cover.", when: .when(ScenePhase.background), .forbid(below: CoverLevel.branded))
    let extra = PolicyRule(
      "extra", "Extra.", when: .when(ScenePhase.background).and(Sensitivity.secret),
      .forbid(below: CoverLevel.branded))
    var policy = Policy(
      name: "own", title: "Own.", entries: [.custom(bare), .custom(cover), .custom(extra)],
      promises: [.backgroundHidesSecrets])
    func fate(_ rule: String, above: [Policy] = []) -> PolicyMutant.Fate? {
      PolicyMutation(of: policy, above: above).mutants.first { $0.rule == rule && $0.change == .dropped }?.fate
    }
    #expect(fate("cover") == .onlyDiffers && fate("extra") == .isEquivalent && fate("bare") == .onlyDiffers)
    var same = policy
    same.name = "same"
    #expect(fate("cover", above: [same]) == .breaksOrder(["same"]))
    policy.entries.removeLast()
    // Content is a placeholder by default, so the promise needs content that shows.
    policy.entries.append(
      .custom(PolicyRule("show", "Show.", when: .always, .permit(downTo: ContentLevel.shown))))
    policy.entries.append(.custom(PolicyRule("off", "Off.", when: .always, .permit(downTo: ShieldLevel.off))))
    #expect(fate("cover") == .breaksPromises(["background-hides-secrets"]))
  }

  @Test func `an order that the policy itself does not keep to catches nothing`() {
    let mutation = PolicyMutation(of: .relaxed, above: [.wallet])
    #expect(!mutation.mutants.contains { if case .breaksOrder = $0.fate { true } else { false } })
    #expect(mutation.effective > 0)
  }

  @Test func `changes are made to one effect at a time`() {
    let rule = PolicyRule(
      "two", "Two.", when: .always, .forbid(below: CoverLevel.plain), .permit(downTo: LogLevel.none))
    let policy = Policy(name: "own", title: "Own.", entries: [.custom(rule)])
    #expect(
      PolicyMutation(of: policy).mutants.map { $0.change.text } == [
        "dropped", "inverted: cover at least plain", "weakened: cover at least plain", "inverted: log may be none",
      ])
  }
}
