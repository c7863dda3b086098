import Testing

@testable import ShieldModel

@Suite struct PolicyFileTextTests {
  private func read(_ text: String) throws -> Policy {
    try PolicyReader.read(SourceFile(name: "p", text: text), library: .empty).policy
  }

  @Test(arguments: Policy.presets)
  func `a preset is the same after being written and read`(_ policy: Policy) throws {
    #expect(try read(PolicyFileText.text(of: policy)) == policy)
  }

  @Test(arguments: 0..<UInt64(60))
  func `any policy is the same after being written and read`(seed: UInt64) throws {
    var random = RandomPolicy(seed: seed)
    let policy = random.policy()
    let text = PolicyFileText.text(of: policy)
    #expect(try read(text) == policy, "\(text)")
    #expect(text.split(separator: "\n").allSatisfy { !$0.hasSuffix(" ") })
  }

  @Test func `effects that say the same part twice decide alike after being written and read`() throws {
    var random = RandomPolicy(seed: 7)
    let rules = (0..<12).map { number in
      var rule = random.rule("r-\(number)")
      rule.effects += random.rule("").effects + random.rule("").effects
      return rule
    }
    let policy = Policy(name: "p", title: "t", entries: rules.map { .custom($0) })
    let again = try read(PolicyFileText.text(of: policy))
    #expect(again != policy, "the test needs a part that is named twice")
    let comparison = PolicyComparison(policy, again)
    #expect(comparison.different == 0)
  }

  @Test func `a policy is written for people`() {
    let rule = PolicyRule(
      "cover-receipts", "Receipts show what was bought.",
      when: .when(ScenePhase.inactive, .background).and(Sensitivity.open),
      .forbid(below: CoverLevel.branded), .permit(downTo: ContentLevel.shown))
    var parameters = PolicyParameters(coverOn: .background, debounceTurns: 3)
    parameters.failMode.secret = .failOpen
    let policy = Policy(
      name: "receipts", title: "Covers receipts.", parameters: parameters,
      entries: [.builtIn(.coverBackground), .custom(rule)],
      promises: [
        .releaseShieldsSecrets,
        PolicyInvariant(
          "receipts-are-covered", "No receipt shows in the app switcher.", when: .when(ScenePhase.background),
          .anyOf([.atLeast(CoverLevel.branded), .atLeast(ContentLevel.placeholder)])),
      ])
    #expect(
      PolicyFileText.text(of: policy) == """
        {
          "version": 1,
          "policy": "receipts",
          "title": "Covers receipts.",
          "parameters": {
            "coverOn": "background",
            "failMode": { "secret": "failOpen" },
            "debounceTurns": 3
          },
          "rules": [
            { "rule": "cover-background" },
            {
              "id": "cover-receipts",
              "reason": "Receipts show what was bought.",
              "when": { "sensitivity": "open", "phase": ["inactive", "background"] },
              "forbid": { "cover": "branded" },
              "permit": { "content": "shown" }
            }
          ],
          "promises": [
            "release-shields-secrets",
            {
              "id": "receipts-are-covered",
              "statement": "No receipt shows in the app switcher.",
              "when": { "phase": "background" },
              "anyOf": [{ "atLeast": { "cover": "branded" } }, { "atLeast": { "content": "placeholder" } }]
            }
          ]
        }

        """)
  }
}
