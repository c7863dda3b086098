import Foundation
import Testing

@testable import ShieldModel

@Suite struct DemoFilesTests {
  /// The folder of the project.
  private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let names = [
    "Scenarios/common/booking-card.shield.jsonc", "Scenarios/demo/by-name.shield.jsonc",
    "Scenarios/demo/by-position.shield.jsonc", "Scenarios/demo/silent.shield.jsonc",
  ]

  /// The source of the table that holds the files as they are now.
  private static func tableSource() throws -> String {
    var text = """
      // Made from Scenarios by `SHIELDMODEL_REGENERATE=1 swift test --filter DemoFilesTests`.

      extension DemoFiles {
        /// The files: the one that all include first, then the parts of the tour in their order.
        static let table: [File] = [

      """
    for name in names {
      text += "    File(\n      name: \"\(name)\",\n      text: #\"\"\"\n"
      let lines = try String(contentsOf: project.appending(path: name), encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      for line in lines { text += line.isEmpty ? "\n" : "        \(line)\n" }
      text += "        \"\"\"#),\n"
    }
    return text + "  ]\n}\n"
  }

  @Test func `the built-in files are those of the project`() throws {
    let place = Self.project.appending(path: "Sources/ShieldModel/Data/DemoFiles+Table.swift")
    if ProcessInfo.processInfo.environment["SHIELDMODEL_REGENERATE"] == "1" {
      try Self.tableSource().write(to: place, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: place, encoding: .utf8) == Self.tableSource())
    #expect(DemoFiles.table.map(\.name) == Self.names)
    for file in DemoFiles.table {
      #expect(try file.text == String(contentsOf: Self.project.appending(path: file.name), encoding: .utf8))
    }
  }

  @Test(arguments: DemoFiles.Part.allCases)
  func `every part of the tour runs and holds`(part: DemoFiles.Part) throws {
    let scenario = try DemoFiles.scenario(of: part)
    for system in scenario.cases {
      let result = try ScenarioRunner(library: .empty).run(scenario, on: system)
      #expect(result.verdict() == .holds, "\(system.name)")
    }
  }
}
