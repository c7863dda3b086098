/// A file that may be a scenario.
struct ScenarioInput: Sendable, Hashable {
  /// What messages and reports call standard input.
  static let standardInputName = "standard input"

  /// The path to open, or `-` for standard input.
  let path: String
  /// The name that messages and reports show.
  let name: String
  /// Whether it was named itself, rather than found in a folder.
  let isNamed: Bool

  /// Whether it is standard input.
  var isStandardInput: Bool { path == InputFile.standardInput }
}
