import Foundation
import ShieldModel
import Testing

@testable import ShieldSim

@Suite struct PolicyCommandTests {
  private func policy(_ words: String..., width: Int = 100) async -> ProgramRun {
    var settings = ConsoleSettings()
    settings.width = width
    return await ProgramRun(["policy"] + words, table: .shieldsim, settings: settings)
  }

  /// Writes a file and answers its path.
  private func write(_ text: String, to path: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test(
    arguments: [80, 100, 140],
    [["check"], ["table", "standard"], ["analyze", "wallet"], ["diff", "relaxed", "wallet"]])
  func `every report fits`(width: Int, words: [String]) async {
    var settings = ConsoleSettings()
    settings.width = width
    let run = await ProgramRun(["policy"] + words, table: .shieldsim, settings: settings)
    #expect(!run.output.isEmpty)
    for line in run.output.split(separator: "\n") {
      #expect(DisplayWidth.of(String(line)) <= min(width, 100), "\(line)")
    }
  }

  @Test func `check proves the promises of all presets and tells what it covers`() async {
    let run = await policy("check")
    #expect(run.status == .holds)
    for preset in Policy.presets {
      #expect(run.output.contains("\(preset.promises.count) promises: kept for every input that occurs."))
      #expect(run.output.contains("\(preset.entries.count) of \(preset.entries.count) rules fired"))
    }
    #expect(run.output.contains("470,448 of 839,808 inputs covered, 369,360 excluded"))
    #expect(!run.output.contains("broken"))
  }

  /// A policy that breaks a promise of the preset that it includes.
  private static let broken = """
    { "version": 1, "policy": "mine", "title": "Fails open.", "include": ["standard"],
      "without": ["fail-closed"] }
    """

  @Test func `a broken promise shows its counterexample, its place and what decided`() async throws {
    let folder = try TemporaryFolder()
    let path = try write(Self.broken, to: folder.path("mine.policy.jsonc"))
    let run = await policy("check", path)
    #expect(run.status == .finding)
    #expect(run.talk.contains("policy mine: goes without fail-closed of Scenarios/policies/standard.policy.jsonc:"))
    #expect(run.talk.contains("mine.policy.jsonc:2:15 says"))
    let lines = run.output
    #expect(lines.contains("Promised at Scenarios/policies/standard.policy.jsonc:"))
    #expect(lines.contains("1 of \(Policy.standard.promises.count) promises broken."))
    #expect(lines.contains("Counterexample to failure-hides-secrets\n"))
    #expect(lines.contains("The plainest: sensitivity secret, ownership visible"))
    #expect(lines.contains("  content  shown  show-content (Scenarios/policies/standard.policy.jsonc:"))
    for line in lines.split(separator: "\n") { #expect(DisplayWidth.of(String(line)) <= 100, "\(line)") }
    #expect(await policy("diff", path, "standard").status == .finding)
    #expect(await policy("diff", "standard", path).output.contains("standard is never weaker than mine."))
    #expect(await policy("table", path, "--part", "failMode").output.contains("Decisions of mine"))
    #expect(await policy("analyze", path).status == .finding)
  }

  @Test func `a promise about no input that occurs is vacuous and leaves the check undecided`() async throws {
    let folder = try TemporaryFolder()
    let text = """
      { "version": 1, "policy": "mine", "title": "Mine.", "include": ["relaxed"],
        "promises": [{ "id": "empty", "statement": "Nothing shows.",
                       "when": { "phase": "active", "interruption": "system" },
                       "allOf": [{ "atLeast": { "cover": "plain" } }] }] }
      """
    try text.write(toFile: folder.path("mine.policy.jsonc"), atomically: false, encoding: .utf8)
    let run = await policy("check", folder.path("mine.policy.jsonc"))
    #expect(run.status == .undecided)
    #expect(run.output.contains("vacuous") && run.output.contains("such a promise says nothing"))
    #expect(await policy("analyze", folder.path("mine.policy.jsonc")).status == .undecided)
    for preset in Policy.presets { #expect(PolicyAnalysis(preset).vacuousPromises.isEmpty) }
  }

  @Test func `table shows one part or all`() async {
    let all = await policy("table", "standard").output
    for part in PolicyPart.allCases { #expect(all.contains("\n\(part.word): \(part.summary)\n")) }
    let cover = await policy("table", "standard", "--part", "cover").output
    #expect(cover.contains("\n  branded   85,536  sensitivity not open, phase background\n"))
    #expect(!cover.contains("shield: "))
  }

  @Test func `diff ends with 1 where the first is weaker`() async {
    let weaker = await policy("diff", "relaxed", "standard")
    #expect(weaker.status == .finding && weaker.output.contains("\nCounterexample: "))
    let stricter = await policy("diff", "wallet", "standard")
    #expect(stricter.status == .holds && stricter.output.contains("wallet is never weaker than standard."))
    let same = await policy("diff", "standard", "standard")
    #expect(same.status == .holds && same.output.contains("0 are decided in another way"))
  }

  @Test func `analyze tells the mutation score`() async {
    let run = await policy("analyze", "standard")
    #expect(run.status == .holds)
    for heading in ["Rules", "Rules that disagree", "Where no rule decides", "Mutants", "The most frequent decisions"] {
      #expect(run.output.contains("\n\(heading)\n"))
    }
  }

  // MARK: Other forms

  /// What another program reads.
  private struct Analysis: Decodable {
    struct Summary: Decodable {
      struct Domain: Decodable {
        let inputs: Int
        let covered: Int
      }
      let domain: Domain
      let holds: Bool
    }
    struct Mutation: Decodable {
      let effective: Int
      let caught: Int
    }
    struct Decision: Decodable {
      struct Inputs: Decodable { let count: Int }
      let levels: [String: String]
      let inputs: Inputs
    }
    let formatVersion: Int
    let summary: Summary
    let mutation: Mutation
    let decisions: [Decision]
  }

  @Test func `JSON holds every figure`() async throws {
    let run = await policy("analyze", "standard", "--report", "json")
    let document = try JSONDecoder().decode(Analysis.self, from: Data(run.output.utf8))
    #expect(document.formatVersion == 1 && document.summary.holds)
    #expect(document.summary.domain.inputs == PolicyDomain.count)
    #expect(document.decisions.map(\.inputs.count).reduce(0, +) == document.summary.domain.covered)
    #expect(document.decisions.allSatisfy { $0.levels.count == PolicyPart.allCases.count })
    #expect(document.mutation.caught == document.mutation.effective)
    for words in [["check"], ["table", "wallet"], ["diff", "relaxed", "wallet"]] {
      let run = await ProgramRun(["policy"] + words + ["--report", "json"], table: .shieldsim)
      #expect(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) is [String: Any])
    }
  }

  @Test func `Markdown and HTML escape what they are given`() {
    var page = PolicyPage("a <b> & | `c`")
    page.paragraph("1 < 2 & *x*")
    var table = TextTable([.init("<h>"), .init("n", alignment: .right)])
    table.add([.init("a|b <script>"), .init("1", .bad)])
    page.table(table)
    let html = page.html
    #expect(html.contains("<h1>a &lt;b&gt; &amp; | `c`</h1>") && !html.contains("<script"))
    #expect(html.contains("<td>a|b &lt;script&gt;</td><td class=\"number\"><span class=\"bad\">1</span></td>"))
    #expect(!html.contains("http") && !html.contains("src="), "it needs no other file")
    let markdown = page.markdown
    #expect(markdown.hasPrefix("# a \\<b\\> & \\| \\`c\\`\n\n1 \\< 2 & \\*x\\*\n\n| \\<h\\> | n |\n|---|---:|\n"))
    #expect(markdown.hasSuffix("| a\\|b \\<script\\> | 1 |\n"))
  }

  @Test func `a report goes to a file when asked`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("wallet.html")
    let run = await policy("analyze", "wallet", "--report", "html=\(path)")
    #expect(run.status == .holds && run.output.isEmpty)
    let promises = Policy.wallet.promises.count
    #expect(run.talk.contains("wallet: \(promises) promises kept for every input that occurs\n"))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasPrefix("<!DOCTYPE html>\n") && text.hasSuffix("</html>\n"))
  }

  @Test(arguments: [
    (["check", "walet"], #"POLICY: there is no policy "walet"; did you mean "wallet"?"#),
    (["table", "x"], #"POLICY: there is no policy "x"; expected relaxed, standard, wallet or the path of a file"#),
  ])
  func `a policy that does not exist is a wrong command line`(words: [String], sentence: String) async {
    let run = await ProgramRun(["policy"] + words, table: .shieldsim)
    #expect(run.status == .usage)
    #expect(run.talk.hasPrefix("error: \(sentence)\n"), "\(run.talk)")
  }

  // MARK: Files

  @Test func `a file that cannot be read ends with the status of its mistake`() async throws {
    let folder = try TemporaryFolder()
    let text = Self.broken.replacing("fail-closed", with: "fail-closd")
    let path = try write(text, to: folder.path("mine.policy.jsonc"))
    let wrong = await policy("check", path)
    #expect(wrong.status == .badData && wrong.output.isEmpty)
    #expect(wrong.talk.contains(##"mine.policy.jsonc:2:15: without[0]: there is no included rule or promise"##))
    #expect(wrong.talk.contains(##"did you mean "fail-closed"?"##))
    let gone = await policy("table", "gone.policy.jsonc")
    #expect(gone.status == .noInput && gone.talk.contains("gone.policy.jsonc: there is no such file"))
  }

  @Test func `a policy of a folder takes the place of a preset, which is said aloud`() async throws {
    let folder = try TemporaryFolder()
    _ = try write(Self.broken.replacing("mine", with: "standard"), to: folder.path("own.policy.jsonc"))
    let run = await policy("check", "standard", "--policies", folder.path)
    #expect(run.status == .finding)
    #expect(run.talk.contains("own.policy.jsonc is used, not the one that is built in"))
  }

  @Test func `a preset that is printed is a file with the same decisions`() async throws {
    let run = await policy("show", "wallet")
    #expect(run.status == .holds)
    let read = try PolicyReader.read(SourceFile(name: "w", text: run.output))
    #expect(read.policy == .wallet)
  }
}
