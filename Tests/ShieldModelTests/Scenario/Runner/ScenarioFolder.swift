import Foundation

@testable import ShieldModel

/// The scenario files of the checkout that these tests stand in.
enum ScenarioFolder {
  /// The folder `Scenarios` of the package.
  static let url = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Scenarios")

  /// Paths of all scenarios below the folder, sorted; fragments that are only included are left out.
  static let paths: [String] = {
    guard let files = FileManager.default.enumerator(atPath: url.path) else { return [] }
    return files.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".shield.jsonc") && !$0.hasPrefix("common/") }
      .sorted()
  }()

  /// Reads one scenario by its path below the folder.
  static func scenario(_ path: String) throws -> Scenario {
    try ScenarioReader.read(
      path: url.appendingPathComponent(path).path, name: path, root: url.path, library: RecipeLibrary.builtIn())
  }

  /// Runs a scenario text on its systems.
  static func run(_ text: String) throws -> [CaseResult] {
    let library = try RecipeLibrary.builtIn()
    let scenario = try ScenarioReader.read(SourceFile(name: "test", text: text), library: library)
    let runner = ScenarioRunner(library: library)
    return try scenario.cases.map { try runner.run(scenario, on: $0) }
  }
}
