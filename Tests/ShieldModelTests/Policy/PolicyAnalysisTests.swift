import Testing

@testable import ShieldModel

@Suite struct PolicyAnalysisTests {
  private static let analyses = Policy.presets.map { PolicyAnalysis($0) }

  /// A policy that says what is needed in a few rules.
  private func policy(_ rules: PolicyRule..., promises: [PolicyInvariant] = []) -> Policy {
    Policy(name: "own", title: "Own.", entries: rules.map { .custom($0) }, promises: promises)
  }

  // MARK: Agreement with the engine

  @Test(arguments: Policy.presets)
  func `diagrams and engine agree on drawn inputs`(policy: Policy) {
    var random = RandomPolicy(seed: 1)
    var prover = PolicyProver()
    let drawn = prover.draw(policy)
    let engine = PolicyEngine(policy)
    for _ in 0..<7_000 {
      let input = random.input()
      let outcome = engine.decide(input).outcome
      for part in PolicyPart.allCases {
        #expect(prover.diagram.value(drawn.level(of: part), for: input) == outcome[part].place)
      }
      #expect(prover.diagram.value(prover.domain, for: input) == (PolicyDomain.isPossible(input) ? 1 : 0))
    }
  }

  @Test(arguments: 0..<15)
  func `diagrams and engine agree for drawn rules`(seed: UInt64) {
    var random = RandomPolicy(seed: seed)
    let rules = (0..<12).map { random.rule("rule-\($0)") }
    var prover = PolicyProver()
    let drawn = PolicyDiagram(rules, in: &prover.diagram)
    let engine = PolicyEngine(rules: rules)
    for _ in 0..<200 {
      let input = random.input()
      let outcome = engine.decide(input).outcome
      for part in PolicyPart.allCases {
        #expect(prover.diagram.value(drawn.level(of: part), for: input) == outcome[part].place)
      }
    }
  }

  @Test(arguments: Policy.presets)
  func `figures are those of going through a reduced domain one by one`(policy: Policy) {
    // All inputs of some dimensions, the others as usual: few enough to be counted by hand.
    let open: [PolicyDimension] = [.sensitivity, .ownership, .phase, .interruption, .screenshot, .build]
    var box = PolicyBox(PolicyInput())
    for dimension in open { box = PolicyBox(bits: box.bits | dimension.allBits) }
    var inputs = [PolicyInput()]
    for dimension in open {
      inputs = inputs.flatMap { input in
        (0..<dimension.count).map { place in
          var input = input
          input[dimension] = place
          return input
        }
      }
    }
    #expect(inputs.count == box.count)
    var counts: [PolicyOutcome: Int] = [:]
    let engine = PolicyEngine(policy)
    for input in inputs where PolicyDomain.isPossible(input) {
      counts[engine.decide(input).outcome, default: 0] += 1
    }
    var prover = PolicyProver()
    let drawn = prover.draw(policy)
    var all = prover.diagram.function(of: box)
    all = prover.diagram.combine(.both, all, prover.domain)
    for (outcome, count) in counts {
      var same = all
      for part in PolicyPart.allCases {
        let place = outcome[part].place
        let level = prover.diagram.replacing(drawn.level(of: part)) { $0 == place ? 1 : 0 }
        same = prover.diagram.combine(.both, same, level)
      }
      #expect(prover.count(same) == count)
    }
    #expect(counts.values.reduce(0, +) == prover.count(all))
  }

  // MARK: The whole domain

  @Test func `every input is covered or excluded`() {
    for analysis in Self.analyses {
      let excluded = analysis.excluded.map(\.count).reduce(0, +)
      #expect(analysis.covered + excluded == PolicyDomain.count)
      #expect(analysis.decisions.map(\.inputs.count).reduce(0, +) == analysis.covered)
      #expect(Set(analysis.decisions.map(\.outcome)).count == analysis.decisions.count)
      let engine = PolicyEngine(analysis.policy)
      for decision in analysis.decisions {
        #expect(engine.decide(decision.inputs.example).outcome == decision.outcome)
        #expect(PolicyDomain.isPossible(decision.inputs.example))
      }
    }
  }

  @Test func `tables say the same as the engine`() {
    var random = RandomPolicy(seed: 3)
    for analysis in Self.analyses {
      let engine = PolicyEngine(analysis.policy)
      for _ in 0..<1_500 {
        let input = random.input()
        guard PolicyDomain.isPossible(input) else { continue }
        let outcome = engine.decide(input).outcome
        for table in analysis.tables {
          let levels = Set(table.rows.filter { $0.box.contains(input) }.map(\.level))
          #expect(levels.count <= 1)
          #expect(levels.first ?? table.otherwise == outcome[table.part])
        }
      }
    }
  }

  @Test func `presets keep their promises, and every promise speaks about something`() {
    for analysis in Self.analyses {
      for proof in analysis.promises {
        #expect(proof.holds, "\(analysis.policy.name): \(proof.invariant.id): \(proof.violations?.example.text ?? "")")
        #expect(proof.covered > 0)
      }
      #expect(analysis.promises.count + analysis.others.count == PolicyInvariant.builtIn.count)
      #expect(analysis.others.contains { !$0.holds })
    }
  }

  @Test func `every rule of a preset applies to some input and decides`() {
    for analysis in Self.analyses {
      for rule in analysis.rules {
        #expect(!rule.neverFires && !rule.neverDecides, "\(analysis.policy.name): \(rule.rule.id)")
      }
    }
  }

  @Test func `the effect of a rule is seen at its example`() throws {
    for analysis in Self.analyses {
      for (place, figure) in analysis.rules.enumerated() {
        guard let changes = figure.changes else { continue }
        var without = analysis.policy
        without.entries.remove(at: place)
        #expect(without.decide(changes.example).outcome != analysis.policy.decide(changes.example).outcome)
      }
    }
  }

  // MARK: Faults that it finds

  @Test func `a broken policy has a counterexample with few unusual values`() throws {
    var broken = Policy.standard
    broken.entries.removeAll { $0 == .builtIn(.shieldVisibleOwner) }
    let analysis = PolicyAnalysis(broken)
    let proof = try #require(analysis.promises.first { $0.invariant.id == "release-shields-sensitive" })
    let example = try #require(proof.violations?.example)
    #expect(example.build == .release && example.ownership == .visible && example.sensitivity == .personal)
    #expect(example.unusualDimensions.count == 3)
    #expect(broken.decide(example).outcome.shield == .off)
    #expect(!analysis.keepsPromises && PolicyAnalysis(.standard).keepsPromises)
  }

  @Test func `a release build that listens to the argument is found`() throws {
    var listening = Policy.standard
    listening.entries.append(
      .custom(
        PolicyRule(
          "argument-everywhere", "Forces.", when: .when(LaunchArgument.forcesShield).and(ShieldOwnership.visible),
          .forbid(below: ShieldLevel.on))))
    let proofs = PolicyAnalysis.promises(of: listening)
    let proof = try #require(proofs.first { $0.invariant.id == "release-ignores-argument" })
    let example = try #require(proof.violations?.example)
    #expect(example.build == .release && example.launchArgument == .forcesShield)
    var usual = example
    usual.launchArgument = .none
    #expect(listening.decide(example).outcome != listening.decide(usual).outcome)
  }

  @Test func `rules that never apply, never decide or change nothing are told apart`() {
    let never = PolicyRule("never", "Never.", when: .never, .forbid(below: ShieldLevel.on))
    let outside = PolicyRule(
      "outside", "Outside.", when: .when(ScreenshotNotice.justTaken).and(ScenePhase.background),
      .forbid(below: ShieldLevel.on))
    let beaten = PolicyRule("beaten", "Beaten.", when: .always, .permit(downTo: CoverLevel.none))
    let beating = PolicyRule("beating", "Beating.", when: .always, .forbid(below: CoverLevel.plain))
    let figures = PolicyAnalysis(policy(never, outside, beaten, beating)).rules
    #expect(figures.map(\.neverFires) == [true, true, false, false])
    #expect(figures.map(\.neverDecides) == [false, false, true, false])
    #expect(figures.map(\.isRedundant) == [false, false, false, false])
    let alone = PolicyAnalysis(policy(beating)).rules
    #expect(alone.map(\.isRedundant) == [true])
  }

  @Test func `gaps are where no rule permits or demands, conflicts where two rules disagree`() {
    let shown = PolicyRule("shown", "Shown.", when: .when(Sensitivity.open), .permit(downTo: ContentLevel.shown))
    let branded = PolicyRule("branded", "Branded.", when: .always, .permit(downTo: CoverLevel.branded))
    let bare = PolicyRule("bare", "Bare.", when: .when(ScenePhase.active), .permit(downTo: CoverLevel.none))
    let cover = PolicyRule(
      "cover", "Cover.", when: .when(Sensitivity.secret), .forbid(below: CoverLevel.branded))
    let analysis = PolicyAnalysis(policy(shown, branded, bare, cover))
    #expect(analysis.gaps.map(\.part) == [.shield, .content, .failMode, .prompt, .response, .log])
    let content = analysis.gaps[1]
    #expect(content.inputs.count == analysis.covered / 3 * 2 && content.silent == content.inputs.count)
    #expect(content.inputs.example == PolicyInput(sensitivity: .personal))
    #expect(
      analysis.conflicts.map { "\($0.winner) \($0.loser) \($0.kind.word)" } == [
        "bare branded weaker-permit-is-enough", "cover bare forbid-beats-permit",
      ])
  }

  @Test func `a policy without rules protects every input`() {
    let analysis = PolicyAnalysis(policy())
    #expect(analysis.decisions.map(\.outcome) == [.strictest])
    #expect(analysis.tables.allSatisfy { $0.rows.isEmpty && $0.otherwise == $0.part.strictest })
    #expect(analysis.gaps.map(\.silent).allSatisfy { $0 == analysis.covered })
  }
}
