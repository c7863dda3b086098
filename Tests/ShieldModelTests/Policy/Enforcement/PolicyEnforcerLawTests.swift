import Testing

@testable import ShieldModel

/// What holds for the commands of every policy, whatever happens to the app.
@Suite struct PolicyEnforcerLawTests {
  private static let policies: [Policy] = Policy.presets + randomPolicies

  /// Policies of random rules, in which a screenshot or a failure may decide anything.
  private static let randomPolicies: [Policy] = (0..<3).map { seed in
    var random = RandomPolicy(seed: UInt64(seed) &+ 77)
    return Policy(
      name: "random-\(seed)", title: "Drawn.", parameters: PolicyParameters(debounceTurns: seed),
      entries: (0..<12).map { .custom(random.rule("rule-\($0)")) })
  }

  /// What an app that carries out commands has on its screen.
  private struct AppScreen {
    var covers: [String: CoverLevel] = [:]
    var prompts: [String: PromptLevel] = [:]
    var withheld: Set<String> = []
    var shields: Set<String> = []
    var mistakes: [String] = []

    mutating func carryOut(_ command: PolicyCommand) {
      switch command {
      case .withhold(let screen): if !withheld.insert(screen).inserted { mistakes.append(command.text) }
      case .reveal(let screen): if withheld.remove(screen) == nil { mistakes.append(command.text) }
      case .showCover(let kind, let scene):
        if covers[scene] == kind || kind == .none { mistakes.append(command.text) }
        covers[scene] = kind
      case .hideCover(let scene): if covers.removeValue(forKey: scene) == nil { mistakes.append(command.text) }
      case .attachShield(let screen): if !shields.insert(screen).inserted { mistakes.append(command.text) }
      case .retryShield(let screen): if !shields.contains(screen) { mistakes.append(command.text) }
      case .detachShield(let screen): if shields.remove(screen) == nil { mistakes.append(command.text) }
      case .prompt(let level, let scene):
        if prompts[scene] == level || level == .none { mistakes.append(command.text) }
        prompts[scene] = level
      case .dismissPrompt(let scene): if prompts.removeValue(forKey: scene) == nil { mistakes.append(command.text) }
      case .respond, .log: break
      }
    }
  }

  private static func run(
    _ policy: Policy, seed: UInt64, _ check: (PolicySnapshot, [PolicyCommand], PolicyEnforcer, AppScreen) -> Void
  ) {
    var events = PolicyEventSequence(seed: seed, build: BuildKind.allCases[Int(seed % 3)])
    var enforcer = PolicyEnforcer(policy)
    var app = AppScreen()
    for _ in 0..<120 {
      let snapshot = events.next()
      let commands = enforcer.update(snapshot)
      for command in commands { app.carryOut(command) }
      check(snapshot, commands, enforcer, app)
    }
  }

  @Test(arguments: policies.indices)
  func `commands change something, and the app ends up with what was decided`(_ index: Int) {
    for seed in 0..<UInt64(8) {
      Self.run(Self.policies[index], seed: seed) { snapshot, _, enforcer, app in
        #expect(app.mistakes == [])
        for decided in enforcer.decisions {
          let outcome = decided.decision.outcome
          #expect(app.withheld.contains(decided.screen) == (outcome.content == .placeholder))
          #expect(app.shields.contains(decided.screen) == (outcome.shield == .on))
        }
        #expect(app.covers.keys.allSatisfy { snapshot.scene($0) != nil })
        #expect(app.prompts.keys.allSatisfy { snapshot.scene($0) != nil })
        #expect(app.withheld.union(app.shields).allSatisfy { snapshot.screen($0) != nil })
      }
    }
  }

  @Test(arguments: policies.indices)
  func `a cover is there exactly while a screen of its scene asks for one`(_ index: Int) {
    for seed in 100..<UInt64(108) {
      Self.run(Self.policies[index], seed: seed) { snapshot, _, enforcer, app in
        for scene in snapshot.scenes {
          let wanted = enforcer.decisions.filter { $0.scene == scene.id }.map { $0.decision.outcome.cover }
            .max { $0.rawValue < $1.rawValue }
          #expect((app.covers[scene.id] ?? CoverLevel.none) == (wanted ?? CoverLevel.none))
        }
      }
    }
  }

  @Test(arguments: Policy.presets.indices)
  func `no preset leaves a cover or shows a prompt in the wrong phase`(_ index: Int) {
    for seed in 200..<UInt64(212) {
      Self.run(Policy.presets[index], seed: seed) { snapshot, _, _, app in
        for scene in snapshot.scenes {
          if scene.phase == .active { #expect(app.covers[scene.id] == nil) }
          if scene.phase != .active { #expect(app.prompts[scene.id] == nil) }
        }
      }
    }
  }

  @Test(arguments: policies.indices)
  func `the same snapshot twice leads to nothing the second time`(_ index: Int) {
    for seed in 300..<UInt64(308) {
      Self.run(Self.policies[index], seed: seed) { snapshot, _, enforcer, _ in
        var again = enforcer
        #expect(again.update(snapshot) == [])
        #expect(again == enforcer)
      }
    }
  }

  @Test(arguments: policies.indices)
  func `what protects comes before what shows`(_ index: Int) {
    for seed in 400..<UInt64(406) {
      Self.run(Self.policies[index], seed: seed) { _, commands, _, _ in
        #expect(commands.map(\.rank) == commands.map(\.rank).sorted())
      }
    }
  }

  @Test(arguments: policies.indices)
  func `one screenshot leads to one prompt at most, and prompts keep their distance`(_ index: Int) {
    let policy = Self.policies[index]
    for seed in 500..<UInt64(508) {
      var last: Int32?
      var shown: Set<String> = []
      Self.run(policy, seed: seed) { snapshot, commands, _, _ in
        var fresh = 0
        for command in commands {
          switch command {
          case .prompt(_, let scene): if shown.insert(scene).inserted { fresh += 1 }
          case .dismissPrompt(let scene): shown.remove(scene)
          default: break
          }
        }
        #expect(fresh <= 1)
        guard fresh == 1 else { return }
        if let last { #expect(Int(snapshot.frame - last) > policy.parameters.debounceTurns) }
        last = snapshot.frame
      }
    }
  }
}
