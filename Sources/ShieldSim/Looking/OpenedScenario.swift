import ShieldModel

/// A scenario that has been read, with the recipes that it can ask for.
struct OpenedScenario: Sendable {
  /// The scenario.
  var scenario: Scenario
  /// Runs it.
  let runner: ScenarioRunner

  /// Reads the scenario that a command line names.
  ///
  /// - Throws: ``DocumentError`` for a file that cannot be read or is wrong, ``FileError`` for standard input.
  init(_ path: String, arguments: ParsedArguments, console: Console) throws {
    let root = try RootFolder.given(arguments[LookOptions.root])
    let library = try RecipeLibrary.chosen(by: arguments, console: console)
    runner = ScenarioRunner(library: library)
    if path == InputFile.standardInput {
      let file = try SourceFile(name: "standard input", bytes: try InputFile.read(path))
      scenario = try ScenarioReader.read(file, library: library)
    } else {
      scenario = try ScenarioReader.read(
        path: path, name: root.name(of: path), root: arguments[LookOptions.root], library: library)
    }
  }

  /// Opens a scenario that is in memory.
  init(_ scenario: Scenario, library: RecipeLibrary) {
    self.scenario = scenario
    runner = ScenarioRunner(library: library)
  }

  /// The systems of a list of names and ranges, or the scenario's own when there is none.
  ///
  /// - Throws: `UsageError.stated` for a list that is wrong or selects nothing.
  func cases(of systems: String?, on platform: Platform?) throws(UsageError) -> [ScenarioCase] {
    guard let systems else {
      let cases = scenario.cases.filter { $0.platform == platform ?? $0.platform }
      guard cases.isEmpty, let platform else { return cases }
      throw .stated("--platform: the scenario does not run on \(platform.word) by itself; --os says on which system")
    }
    let cases: [ScenarioCase]
    do throws(OSSelectionError) {
      cases = try scenario.selecting(systems, platform: platform)
    } catch {
      throw .stated(Self.sentence(about: error))
    }
    guard !cases.isEmpty else {
      throw .stated("--os: the scenario excludes every system of \(QuotedText.short(systems))")
    }
    return cases
  }

  /// The one system to look at: the one that is asked for, or the scenario's first, which is said when there are others.
  ///
  /// - Throws: `UsageError.stated` for a name that is wrong or means several systems.
  func singleCase(_ arguments: ParsedArguments, console: Console) throws(UsageError) -> ScenarioCase {
    let system = arguments[LookOptions.system]
    let cases = try cases(of: system, on: arguments[LookOptions.platform])
    guard let first = cases.first else { throw .stated("the scenario runs on no system") }
    guard cases.count > 1 else { return first }
    if let system {
      throw .stated("--os: \(QuotedText.short(system)) means \(cases.count) systems; expected one")
    }
    console.say("note: looking at \(first.name), the first of \(cases.count) systems; --os chooses another")
    return first
  }

  /// The state of a run after a step, counted from 1, or at its end; 0 is the state after the launch.
  ///
  /// When no picture has been taken up to there, a screenshot and a frame of a recording are.
  ///
  /// - Throws: `UsageError.stated` for a step that the scenario does not have, ``DocumentError`` for a mistake that
  ///   only running finds.
  func simulation(on system: ScenarioCase, after step: Int?) throws -> Simulation {
    let last = scenario.steps.count
    if let step, step > last {
      let steps = last == 1 ? "1 step" : "\(last) steps"
      throw UsageError.stated("--step: \(step) is out of range; the scenario has \(steps), expected 0...\(last)")
    }
    var simulation = try runner.run(scenario, on: system, upTo: (step ?? last) - 1)
    simulation.takeImpliedCaptures()
    return simulation
  }

  /// What is wrong with a list of systems, as one sentence.
  private static func sentence(about error: OSSelectionError) -> String {
    "--os: " + Diagnostic(file: "", problem: error.problem, expected: error.expected).message
  }
}
