import Foundation
import Testing

@testable import ShieldModel

/// The index of field reports counts what really is there.
@Suite struct FieldReportTests {
  private static let folder = ScenarioFolder.url.appendingPathComponent("field")

  private static func index() throws -> String {
    try String(contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)
  }

  /// The report ids that scenarios of the folder give as their reason.
  private static func reportsInScenarios() throws -> Set<String> {
    var ids = Set<String>()
    for path in ScenarioFolder.paths where path.hasPrefix("field/") {
      for reason in try ScenarioFolder.scenario(path).because where reason.wholeMatch(of: /BR-[0-9]{3}/) != nil {
        ids.insert(reason)
      }
    }
    return ids
  }

  /// The report ids in the first column of the table of those that are no scenario yet.
  private static func reportsInTable(_ text: String) -> Set<String> {
    Set(text.matches(of: /(?m)^\| *(BR-[0-9]{3}) *\|/).map { String($0.output.1) })
  }

  private static func counts(_ text: String) -> [Int] {
    guard let match = text.firstMatch(of: /Reports: ([0-9]+)\. As scenarios: ([0-9]+)\. Not yet: ([0-9]+)\./) else {
      return []
    }
    return [match.output.1, match.output.2, match.output.3].compactMap { Int($0) }
  }

  @Test func `the counts in the index are those of the files and of the table`() throws {
    let text = try Self.index()
    let scenarios = try Self.reportsInScenarios()
    let table = Self.reportsInTable(text)
    #expect(Self.counts(text) == [scenarios.count + table.count, scenarios.count, table.count])
  }

  @Test func `no report is both a scenario and missing`() throws {
    let both = try Self.reportsInScenarios().intersection(Self.reportsInTable(Self.index()))
    #expect(both.isEmpty)
  }

  @Test func `an index that counts wrongly is noticed`() {
    let text = "Reports: 3. As scenarios: 2. Not yet: 1.\n| BR-001 | a | b |\n| BR-002 | a | b |"
    #expect(Self.counts(text) == [3, 2, 1])
    #expect(Self.reportsInTable(text).count == 2)
  }
}
