import Foundation
import Testing

@testable import ShieldModel

/// The index of facts from other compositors says what really is there.
@Suite struct PeerIndexTests {
  /// Where a fact or a leak is looked after.
  enum Place: String, CaseIterable {
    case scenario, test, later, policy
  }

  /// The numbers of the facts that were collected; numbers have gaps.
  private static let facts: [Int] = [
    1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 25, 26, 28, 29, 31, 32, 34, 35, 37, 38, 40, 41, 43, 44,
    46, 47, 49, 50, 52, 53, 55, 56, 58, 59, 61, 62, 64, 65, 67, 68, 70, 71, 73, 74, 76, 77, 79, 80, 82, 83, 85, 86, 88,
    89, 91, 92, 94, 95, 97, 98, 100, 101, 103, 104, 106, 107, 109, 110, 112, 113, 115, 116, 118, 119, 121, 122, 124,
    125, 127, 128, 130, 131,
  ]
  private static let leaks = [1, 3, 5, 6, 7, 8, 10, 11, 13, 14, 15, 17, 18, 20, 22, 23, 24, 25]

  private static func index() throws -> String {
    let url = ScenarioFolder.url.appendingPathComponent("peers/README.md")
    return try String(contentsOf: url, encoding: .utf8)
  }

  /// The rows of a table: a number, or `L` and a number, then the place in the last column but one.
  private static func rows(_ text: String, prefix: String) -> [(number: Int, place: Place)] {
    text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, cells[0].hasPrefix(prefix), let number = Int(cells[0].dropFirst(prefix.count)),
        let place = Place(rawValue: cells[2])
      else { return nil }
      return (number, place)
    }
  }

  private static func numbers(_ word: String, in reasons: [String]) -> Set<Int> {
    Set(
      reasons.compactMap { reason in
        reason.hasPrefix(word) ? Int(reason.dropFirst(word.count)) : nil
      })
  }

  private static func reasons() throws -> [String] {
    try ScenarioFolder.paths.filter { $0.hasPrefix("peers/") }
      .flatMap { try ScenarioFolder.scenario($0).because }
  }

  /// The numbers that the names of the tests in this folder give after a word.
  private static func numbersInTests(_ pattern: Regex<(Substring, Substring)>) throws -> Set<Int> {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    var numbers = Set<Int>()
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      let text = try String(contentsOf: file, encoding: .utf8)
      for line in text.split(separator: "\n") where line.contains("func `") {
        numbers.formUnion(line.matches(of: pattern).compactMap { Int($0.output.1) })
      }
    }
    return numbers
  }

  private static func counts(_ text: String, of subject: String) -> [Int] {
    guard let start = text.range(of: subject + ": ") else { return [] }
    return text[start.lowerBound...].prefix { $0 != "\n" }.matches(of: /[0-9]+/).compactMap { Int($0.output) }
  }

  private static func check(_ rows: [(number: Int, place: Place)], numbers: [Int], stated: [Int]) {
    #expect(rows.map(\.number) == numbers)
    let parts = Place.allCases.map { place in rows.count { $0.place == place } }
    #expect(stated == [rows.count] + parts)
  }

  private static func set(_ rows: [(number: Int, place: Place)], _ place: Place) -> Set<Int> {
    Set(rows.filter { $0.place == place }.map(\.number))
  }

  @Test func `the index has every number once, and its counts are those of its rows`() throws {
    let text = try Self.index()
    Self.check(Self.rows(text, prefix: ""), numbers: Self.facts, stated: Self.counts(text, of: "Facts"))
    Self.check(Self.rows(text, prefix: "L"), numbers: Self.leaks, stated: Self.counts(text, of: "Leaks"))
  }

  @Test func `what the index calls a scenario or a test is one, and nothing else is`() throws {
    let text = try Self.index()
    let reasons = try Self.reasons()
    for (rows, inScenarios, inTests) in [
      (
        Self.rows(text, prefix: ""), Self.numbers("peer fact ", in: reasons),
        try Self.numbersInTests(/fact ([0-9]+)/)
      ),
      (
        Self.rows(text, prefix: "L"), Self.numbers("leak L", in: reasons),
        try Self.numbersInTests(/leak L([0-9]+)/)
      ),
    ] {
      #expect(inScenarios == Self.set(rows, .scenario))
      #expect(inTests.isSuperset(of: Self.set(rows, .test)))
      #expect(inTests.isDisjoint(with: Self.set(rows, .later).union(Self.set(rows, .policy))))
    }
  }

  @Test func `each file is named for the facts that it gives as its reason`() throws {
    for path in ScenarioFolder.paths where path.hasPrefix("peers/") {
      let scenario = try ScenarioFolder.scenario(path)
      guard let match = path.wholeMatch(of: /peers\/(fact-|leak-l)([0-9]+)-.*/) else {
        Issue.record("\(path) is named for nothing")
        continue
      }
      let number = try #require(Int(match.output.2))
      #expect(scenario.because.contains(match.output.1 == "fact-" ? "peer fact \(number)" : "leak L\(number)"))
    }
  }

  /// The kinds of pictures that steps take or record, nested ones too.
  private static func kinds(in steps: [Step]) -> Set<CaptureKind> {
    var kinds = Set<CaptureKind>()
    for step in steps {
      switch step.action {
      case .capture(let request): kinds.insert(request.kind)
      case .startCapture(let kind, _): kinds.insert(kind)
      case .together(let inner): kinds.formUnion(Self.kinds(in: inner))
      default: break
      }
    }
    return kinds
  }

  @Test func `leak L18: every kind of capture is taken by a scenario of this folder`() throws {
    var taken = Set<CaptureKind>()
    for path in ScenarioFolder.paths where path.hasPrefix("peers/") {
      taken.formUnion(Self.kinds(in: try ScenarioFolder.scenario(path).steps))
    }
    #expect(CaptureKind.allCases.filter { !taken.contains($0) }.map(\.key) == [])
  }

  @Test func `an index that counts wrongly is noticed`() {
    let text = "Facts: 3. Scenarios: 2.\n| 1 | a | scenario | x |\n| L2 | b | policy | y |\n| 3 | c | soon | z |"
    #expect(Self.rows(text, prefix: "").map(\.number) == [1])
    #expect(Self.rows(text, prefix: "L").map(\.place) == [.policy])
    #expect(Self.counts(text, of: "Facts") == [3, 2])
  }
}
