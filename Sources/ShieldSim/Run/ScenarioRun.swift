import ShieldModel

/// One run of scenarios, from the words of the command line to the report.
struct ScenarioRun: Sendable {
  /// What the person asked for.
  let request: RunRequest
  /// Where the run speaks.
  let console: Console

  /// What became of a case.
  private enum Outcome: Sendable {
    case report(CaseReport)
    case mistake(DocumentError)
  }

  /// Finds, reads and runs everything; mistakes and faults are told on the way.
  ///
  /// Throws usage errors, `InterruptedError`, and a mistake in the recipes, without which nothing can run.
  func report() async throws -> Report {
    let library = try recipes()
    let found = ScenarioFinder(request.paths, root: request.root)
    let loader = ScenarioLoader(root: request.root, library: library, jobs: request.jobs, console: console)
    let files = try await loader.load(found.inputs)
    let selection = try CaseSelection(files, mistakes: found.mistakes, request: request)
    let outcomes = try await run(selection.items, library: library)
    let scenarios = Self.scenarios(selection.items, outcomes)
    let mistakes = Self.mistakes(selection.items, outcomes, others: selection.mistakes)
    var told: Set<String> = []
    // A mistake in a file that several scenarios include is told once.
    for line in mistakes.flatMap(\.lines) where told.insert(line).inserted { console.alert(line) }
    for line in FaultLines.lines(for: scenarios) { console.fault(line) }
    let emptiness = Emptiness(selection, request: request)
    if let emptiness { emptiness.tell(console) }
    let statuses = scenarios.map(\.verdict.exitStatus) + mistakes.map(\.category.exitStatus)
    return Report(
      failOn: request.failOn.rawValue,
      shard: request.shard.map { ShardReport(number: $0.number, count: $0.count) }, channels: request.channelKeys,
      status: ExitStatus.combined(statuses + [emptiness?.status ?? .holds]).rawValue,
      summary: ReportSummary(scenarios, mistakes), scenarios: scenarios, mistakes: mistakes)
  }

  private func recipes() throws(DocumentError) -> RecipeLibrary {
    let library = try RecipeLibrary.builtIn()
    guard let folder = request.recipes else { return library }
    let overridden = try library.overridden(byFolder: folder, name: request.root.name(of: folder))
    for override in overridden.overrides {
      console.say(
        "recipe \(QuotedText.bare(override.recipe)): \(QuotedText.bare(override.file)) is used, "
          + "not the one that is built in")
    }
    return overridden
  }

  private func run(_ items: [CaseSelection.Item], library: RecipeLibrary) async throws -> [Outcome] {
    let runner = ScenarioRunner(library: library)
    let progress = console.progress("Running", total: items.count)
    defer { progress.finish() }
    return try await BoundedTasks.map(items, jobs: request.jobs) { [request] item in
      defer { progress.advance(at: item.scenario.title) }
      do throws(DocumentError) {
        let result = try runner.run(item.scenario, on: item.system)
        return .report(CaseReporter(result, request: request).report)
      } catch {
        return .mistake(error)
      }
    }
  }

  /// The reports of scenarios that ran on at least one system, in the order of the items.
  private static func scenarios(_ items: [CaseSelection.Item], _ outcomes: [Outcome]) -> [ScenarioReport] {
    var files: [String] = []
    var scenarios: [String: Scenario] = [:]
    var cases: [String: [CaseReport]] = [:]
    for (item, outcome) in zip(items, outcomes) {
      guard case .report(let report) = outcome else { continue }
      let file = item.scenario.file
      if scenarios[file] == nil { files.append(file) }
      scenarios[file] = item.scenario
      cases[file, default: []].append(report)
    }
    return files.compactMap { file in
      scenarios[file].map {
        ScenarioReport(file: file, title: $0.title, because: $0.because, cases: cases[file] ?? [])
      }
    }
  }

  /// The mistakes, those that are alike on several systems of a scenario as one, sorted by file.
  private static func mistakes(
    _ items: [CaseSelection.Item], _ outcomes: [Outcome], others: [MistakeReport]
  ) -> [MistakeReport] {
    var mistakes = others
    var known: [MistakeKey: Int] = [:]
    for (item, outcome) in zip(items, outcomes) {
      guard case .mistake(let error) = outcome else { continue }
      let key = MistakeKey(file: item.scenario.file, error: error)
      let system = SystemReport(item.system)
      if let index = known[key] {
        mistakes[index].systems.append(system)
      } else {
        known[key] = mistakes.count
        mistakes.append(MistakeReport(error, file: item.scenario.file, systems: [system]))
      }
    }
    return mistakes.enumerated().sorted { ($0.element.file, $0.offset) < ($1.element.file, $1.offset) }.map(\.element)
  }

  private struct MistakeKey: Hashable {
    let file: String
    let error: DocumentError
  }
}
