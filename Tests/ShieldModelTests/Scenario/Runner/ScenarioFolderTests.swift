import Testing

@testable import ShieldModel

@Suite struct ScenarioFolderTests {
  @Test func `there are scenarios to run`() {
    #expect(ScenarioFolder.paths.count > 40)
  }

  @Test(arguments: ScenarioFolder.paths)
  func `every scenario holds on all of its systems`(path: String) throws {
    let scenario = try ScenarioFolder.scenario(path)
    let runner = ScenarioRunner(library: try RecipeLibrary.builtIn())
    for system in scenario.cases {
      let result = try runner.run(scenario, on: system)
      let unmet = result.outcomes.filter { $0.status == .unmet || $0.status == .undecided }.map { $0.message }
      let unexpected = result.findings.filter { !$0.isExpected && $0.finding.severity > .note }
        .map { $0.finding.message }
      #expect(result.verdict() == .holds, "\(system.name): \(unmet) \(unexpected)")
    }
  }

  /// A scenario whose wrong variant is on record says so; take that away and the run has to fail.
  @Test(arguments: ScenarioFolder.paths)
  func `a scenario that expects a finding fails without that expectation`(path: String) throws {
    var scenario = try ScenarioFolder.scenario(path)
    let runner = ScenarioRunner(library: try RecipeLibrary.builtIn())
    guard let system = scenario.cases.last else { return }
    let result = try runner.run(scenario, on: system)
    let isFailingTwin =
      result.findings.contains { $0.isExpected && $0.finding.severity > .note }
      || result.faults.contains { $0.isExpected }
    scenario.expectations = []
    scenario.steps = scenario.steps.filter { if case .expect = $0.action { false } else { true } }
    let bare = try runner.run(scenario, on: system)
    #expect((bare.verdict() == .holds) == !isFailingTwin)
  }

  @Test func `titles are unique`() throws {
    var seen: [String: String] = [:]
    for path in ScenarioFolder.paths {
      let title = try ScenarioFolder.scenario(path).title
      #expect(seen[title] == nil, "\(path) and \(seen[title] ?? "") share a title")
      seen[title] = path
    }
  }

  @Test func `the same scenario gives the same result twice`() throws {
    let path = "systems/12bay/content-after-window.shield.jsonc"
    let scenario = try ScenarioFolder.scenario(path)
    let runner = ScenarioRunner(library: try RecipeLibrary.builtIn())
    for system in scenario.cases {
      let first = try runner.run(scenario, on: system)
      let second = try runner.run(scenario, on: system)
      #expect(first.simulation == second.simulation)
      #expect(first.findings.map { $0.finding } == second.findings.map { $0.finding })
    }
  }
}
