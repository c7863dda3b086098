/// Runs scenarios: steps, comparison without shields, health checks, expectations.
public struct ScenarioRunner: Sendable {
  /// The recipes that scenarios can ask for.
  public let library: RecipeLibrary

  /// Makes a runner with a library of recipes.
  public init(library: RecipeLibrary) { self.library = library }

  /// Runs a scenario on one of its systems.
  ///
  /// A mistake that only running can find, such as a selector that matches nothing, is bad data with its place.
  public func run(_ scenario: Scenario, on system: ScenarioCase) throws(DocumentError) -> CaseResult {
    var simulation = try perform(scenario, on: system, isUnshielded: false)
    simulation.takeImpliedCaptures()
    var comparison: Simulation?
    if !simulation.shields.isEmpty || scenario.policy != nil {
      comparison = try perform(scenario, on: system, isUnshielded: true)
    }
    let input = HealthInput(simulation: simulation, comparison: comparison)
    let findings = HealthChecks.findings(input) + emptiness(scenario, simulation)
    var check = ExpectationCheck(scenario: scenario, system: system, input: input, findings: findings)
    let outcomes = check.outcomes()
    return CaseResult(
      scenario: scenario, system: system, outcomes: outcomes,
      findings: zip(findings, check.isFindingExpected).map { JudgedFinding(finding: $0, isExpected: $1) },
      faults: zip(simulation.log.faults, check.isFaultExpected).map { JudgedFault(fault: $0, isExpected: $1) },
      exposures: ExposureTable.entries(input),
      notCovered: CaptureKind.allCases.filter { system.profile.capture($0).value == .ignores },
      simulation: simulation, comparison: comparison)
  }

  /// A note for a scenario that marks nothing and expects nothing, so that its verdict says next to nothing.
  private func emptiness(_ scenario: Scenario, _ simulation: Simulation) -> [Finding] {
    let hasSecrets = simulation.log.captures.contains { !$0.hierarchy.secretRoots.isEmpty }
    guard scenario.expectations.isEmpty, !hasSecrets, !simulation.isOver else { return [] }
    return [
      Finding(
        rule: "C8", severity: .note, turn: simulation.turn,
        message: "nothing is marked secret and nothing is expected, so no picture was judged",
        hint: "mark what must not leak with \"secret\": true", grade: .assumed)
    ]
  }

  /// Runs a scenario up to and including a step, counted from 0; the launch alone for −1.
  public func run(
    _ scenario: Scenario, on system: ScenarioCase, upTo step: Int
  ) throws(DocumentError) -> Simulation {
    try perform(scenario, on: system, isUnshielded: false, stepLimit: step + 1)
  }

  private func perform(
    _ scenario: Scenario, on system: ScenarioCase, isUnshielded: Bool, stepLimit: Int = .max
  ) throws(DocumentError) -> Simulation {
    let device = DeviceState(profile: system.profile, screen: scenario.screen)
    var simulation = Simulation(device: device, recipes: library.recipes, isUnshielded: isUnshielded)
    if let policy = scenario.policy { simulation.enforce(policy) }
    simulation.startBeforeLaunch(scenario.captures)
    do throws(StepError) {
      try simulation.launch(scenario.launch)
      for step in scenario.steps.prefix(stepLimit) { try simulation.perform(step) }
    } catch {
      throw DocumentError(.badData, error.diagnostic(in: scenario.places, file: scenario.file))
    }
    return simulation
  }
}
