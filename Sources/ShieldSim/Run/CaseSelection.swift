import ShieldModel

/// Chooses which scenarios run on which systems.
struct CaseSelection {
  /// A scenario on one of its systems.
  struct Item: Sendable {
    /// The scenario.
    let scenario: Scenario
    /// The system.
    let system: ScenarioCase
  }

  /// The cases to run, by scenario in the order of the files, then in the order of the systems.
  private(set) var items: [Item] = []
  /// The mistakes that belong to the selection and to the part that is run.
  private(set) var mistakes: [MistakeReport] = []
  /// Whether there are mistakes, in this part or another.
  private(set) var hasMistakes: Bool
  /// How many scenarios were looked at.
  private(set) var scenarioCount = 0
  /// How many files are parts of others.
  private(set) var partCount = 0
  /// How many scenarios fit the filter.
  private(set) var filteredCount = 0
  /// How many of those have a system that is asked for.
  private(set) var usableCount = 0

  private let request: RunRequest

  /// Chooses among files that were read.
  ///
  /// Throws a usage error when `--os` names something that no scenario has.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - mistakes: What went wrong before files were read.
  ///   - request: What the person asked for.
  init(
    _ files: [ScenarioLoader.Loaded], mistakes: [MistakeReport], request: RunRequest
  ) throws(UsageError) {
    self.request = request
    hasMistakes = !mistakes.isEmpty
    self.mistakes = mistakes.filter { request.shard?.contains(file: $0.file, system: "") ?? true }
    var choice = SystemRequest(request.systems, platform: request.platform)
    for file in files {
      switch file.content {
      case .part: partCount += 1
      case .scenario(let scenario):
        scenarioCount += 1
        guard fitsFilter(file.input.name, title: scenario.title) else { continue }
        filteredCount += 1
        add(scenario, on: choice.cases(of: scenario))
      case .mistake(let error, let title):
        guard fitsFilter(file.input.name, title: title ?? "") else { continue }
        hasMistakes = true
        guard request.shard?.contains(file: file.input.name, system: "") ?? true else { continue }
        self.mistakes.append(MistakeReport(error, file: file.input.name))
      }
    }
    if filteredCount > 0, let mistake = choice.mistake { throw mistake }
  }

  private mutating func add(_ scenario: Scenario, on systems: [ScenarioCase]) {
    if !systems.isEmpty { usableCount += 1 }
    for system in systems {
      let key = "\(system.platform.word) \(system.profile.name)"
      guard request.shard?.contains(file: scenario.file, system: key) ?? true else { continue }
      items.append(Item(scenario: scenario, system: system))
    }
  }

  private func fitsFilter(_ name: String, title: String) -> Bool {
    guard let filter = request.filter else { return true }
    return [name, title].contains { $0.lowercased().contains(filter.lowercased()) }
  }
}
