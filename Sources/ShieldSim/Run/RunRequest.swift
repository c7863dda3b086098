import ShieldModel

/// What a person asked `shieldsim run` to do, checked.
struct RunRequest: Sendable {
  /// The files and folders, as they were given.
  let paths: [String]
  /// The folder that names in reports are relative to.
  let root: RootFolder
  /// The folder with the user's own recipes.
  let recipes: String?
  /// The systems that take the place of every scenario's own choice.
  let systems: String?
  /// The only platform to run on.
  let platform: Platform?
  /// A text that title or path must contain.
  let filter: String?
  /// The ways of capturing that exposures are restricted to; empty for all.
  let channels: Set<CaptureKind>
  /// The part of the whole to run.
  let shard: Shard?
  /// How many cases run at the same time.
  let jobs: Int
  /// The severity from which findings count.
  let failOn: FailOn
  /// The reports to write.
  let reports: [WordWithPath<ReportKind>]

  /// The keys of the channels in the order of the catalogue; nil for all.
  var channelKeys: [String]? {
    channels.isEmpty ? nil : CaptureKind.allCases.filter { channels.contains($0) }.map(\.key)
  }

  /// The command line that runs one case alone, in the root folder; safe to show.
  func reproduction(of scenario: Scenario, on system: ScenarioCase) -> String {
    var words = ["shieldsim", "run", Self.argument(scenario.file), "--os", system.profile.name]
    if Set(scenario.cases.map(\.platform)) != [system.platform] { words += ["--platform", system.platform.word] }
    if failOn != .warning { words += ["--fail-on", failOn.rawValue] }
    if let recipes { words += ["--recipes", root.name(of: recipes)] }
    return QuotedText.bare(words.map(ShellWord.quoted).joined(separator: " "))
  }

  private static func argument(_ file: String) -> String {
    if file == ScenarioInput.standardInputName { return InputFile.standardInput }
    return file.hasPrefix("-") ? "./" + file : file
  }
}

/// From which severity findings count.
enum FailOn: String, ChoiceValue {
  case note
  case warning
  case error

  /// What the word means.
  var summary: String {
    switch self {
    case .note: "every finding counts"
    case .warning: "warnings and errors count"
    case .error: "only errors count"
    }
  }

  /// The severity.
  var severity: Severity {
    switch self {
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}
