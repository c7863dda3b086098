import Foundation
import ShieldModel
import Testing

@testable import ShieldSim

@Suite struct FactsCommandTests {
  private func facts(_ words: String..., width: Int = 100) async -> ProgramRun {
    var settings = ConsoleSettings()
    settings.width = width
    return await ProgramRun(["facts"] + words, table: .shieldsim, settings: settings)
  }

  @Test(arguments: [80, 100, 140], Platform.allCases)
  func `the overview has a row for each system and fits`(width: Int, platform: Platform) async {
    let run = await facts("--platform", platform.word, width: width)
    #expect(run.status == .holds)
    let lines = run.output.split(separator: "\n")
    for name in OSCatalogue.names(of: platform) {
      #expect(lines.contains { $0.hasPrefix(name + " ") }, "\(name)")
    }
    #expect(lines.allSatisfy { DisplayWidth.of(String($0)) <= min(width, 100) }, "\(run.output)")
    #expect(run.output.contains("d documented, m measured, r reported, a assumed, ? contested"))
  }

  @Test func `what is contested shows no value in the overview`() async throws {
    let run = await facts()
    let row = try #require(run.output.split(separator: "\n").first { $0.hasPrefix("27 ") })
    #expect(row.split(separator: " ") == ["27", "?", "?", "?", "?", "?", "?", "?"])
  }

  @Test func `a system has all its facts with grade, rule and source`() async throws {
    let run = await facts("17")
    let profile = try #require(OSCatalogue.profile(platform: .iPhone, name: "17"))
    let lines = run.output.split(separator: "\n")
    for fact in profile.facts {
      let line = try #require(lines.first { $0.hasPrefix("  \(fact.key) ") }, "\(fact.key)")
      #expect(line.contains(" \(fact.grade.word) ") && line.contains(" \(fact.rule) "), "\(line)")
      #expect(line.contains(/\[\d+\]$/), "\(line)")
      #expect(run.output.contains(fact.source), "\(fact.source)")
    }
  }

  @Test func `a made-up system says that it does not exist`() async {
    #expect(await facts("next-renamed").output.contains("This system does not exist."))
    #expect(await facts("27").output.contains("Nothing is published about this system yet"))
  }

  @Test func `a rule brings its text and its facts, and systems that agree stand together`() async throws {
    let run = await facts("--rule", "f4")
    let rule = try #require(RuleBook.rule("F4"))
    #expect(run.output.hasPrefix("F4 \(rule.title) (\(rule.grade.word))\n"))
    #expect(run.output.contains("passthroughTrigger (F4)\n"))
    #expect(run.output.contains("  iOS 13, 14             none                                 measured   ["))
    #expect(!run.output.contains("canvasTypeName"))
  }

  @Test func `a rule without facts still explains itself`() async {
    let run = await facts("--rule", "C8")
    #expect(run.output.hasPrefix("C8 What a leak is (definition)\n"))
    #expect(run.output.contains("No fact of these systems belongs to the rule."))
  }

  @Test func `what nobody knows is listed without the system of which nobody knows anything`() async {
    let run = await facts("--grade", "contested")
    #expect(run.output.contains("Nothing is published about iOS 27"))
    #expect(run.output.contains("capture.appSwitcherSnapshot (C2)"))
    #expect(!run.output.contains("measured"))
  }

  @Test func `several systems are compared fact by fact`() async {
    let run = await facts("16,17")
    #expect(run.output.contains("passthroughTrigger (F4)\n  iOS 16  never         assumed  ["), "\(run.output)")
    #expect(run.output.contains("\n  iOS 17  entersWindow  assumed  ["))
  }

  /// What another program reads.
  private struct Document: Decodable {
    struct System: Decodable {
      struct Fact: Decodable {
        let key: String
        let grade: String
        let rule: String
        let source: String
      }
      let platform: String
      let name: String
      let facts: [Fact]
    }
    struct Rule: Decodable { let id: String }
    let facts: String
    let systems: [System]
    let rules: [Rule]
  }

  @Test func `JSON holds every system of every platform, or what is asked for`() async throws {
    let all = try JSONDecoder().decode(Document.self, from: Data(await facts("--json").output.utf8))
    #expect(all.facts == OSCatalogue.version)
    #expect(all.systems.count == OSCatalogue.rows.count)
    #expect(all.systems.allSatisfy { $0.facts.count == FactUse.all.count })
    let some = try JSONDecoder().decode(
      Document.self, from: Data(await facts("--json", "16,17", "--rule", "F2").output.utf8))
    #expect(some.systems.map(\.name) == ["16", "17"])
    #expect(some.systems.allSatisfy { $0.facts.map(\.key) == ["maskWhenSecure", "setterIgnoresEqualValue"] })
    #expect(some.rules.map(\.id) == ["F2"])
  }

  @Test(arguments: [
    (["99"], #"SYSTEMS: there is no iOS system "99"; expected "27""#),
    (["2"], #"SYSTEMS: there is no iOS system "2"; expected "11"; visionOS has it, see --platform"#),
    (["--rule", "F33"], #"--rule: there is no rule "F33"; did you mean "F3"?"#),
    (["--rule", "canvas"], #"--rule: there is no rule "canvas"; expected an id such as F3 or C8"#),
    (
      ["--grade", "mesured"],
      #"--grade: unknown word "mesured"; expected documented, measured, reported, assumed or contested; did you mean "measured"?"#
    ),
  ])
  func `a wrong command line says what is wrong`(words: [String], sentence: String) async {
    let run = await ProgramRun(["facts"] + words, table: .shieldsim)
    #expect(run.status == .usage)
    #expect(run.talk.hasPrefix("error: \(sentence)\n"), "\(run.talk)")
  }
}
