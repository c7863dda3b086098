import Foundation
import Testing

@testable import ShieldModel
@testable import ShieldSim

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct MatrixCommandTests {
  /// A folder with a recipe whose words try to break out of every kind of report, and which leaks in recordings.
  private static func fixture() throws -> RunFixture {
    try RunFixture([
      "recipes/toy.recipe.jsonc": ##"""
      { "version": 1, "recipe": "toy", "title": "<script>alert(1)</script> & \"x\" | `y` *z*",
        "source": "</style><b>&amp;\u202e", "claims": "<i>\n| a | b |",
        "contradictions": [{ "os": "18", "says": "<u>no</u> | _never_", "source": "javascript:alert(1)\"'" }],
        "parameters": { "how": { "summary": "How.", "values": ["a<b>", "still"] } },
        "attach": [{ "set": { "#target.captureMask": ["still"] } }] }
      """##
    ])
  }

  private static func matrix(
    _ words: String..., fixture: RunFixture, width: Int = 80
  ) async -> ProgramRun {
    var settings = ConsoleSettings()
    settings.width = width
    return await ProgramRun(
      ["matrix", "toy", "--recipes", fixture.path("recipes")] + words, table: .shieldsim, settings: settings)
  }

  @Test func `the text shows the table, its legend and what decides`() async throws {
    let run = await Self.matrix("--os", "17,18", "--platform", "iPhone", fixture: try Self.fixture())
    #expect(run.status == .holds)
    let words = run.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(words.contains("toy l l*") && words.contains("how=still l l*"), "\(run.output)")
    #expect(run.output.contains("leaks when the destination is screen recording"))
    #expect(run.output.contains("the destination decides; the moment of the lookup does not matter"))
    #expect(run.output.contains("but: <u>no</u> | _never_"))
    #expect(run.talk.isEmpty)
  }

  @Test(arguments: [40, 80, 100, 200])
  func `no line is wider than the terminal or than 100 columns`(width: Int) async throws {
    let fixture = try Self.fixture()
    for words in [[], ["--by", "moment", "--by", "destination"]] {
      let run = await ProgramRun(
        ["matrix", "toy", "opaque-cover", "--recipes", fixture.path("recipes")] + words, table: .shieldsim,
        settings: {
          var settings = ConsoleSettings()
          settings.width = width
          return settings
        }())
      for line in run.output.split(separator: "\n") where !line.contains("javascript:") {
        #expect(DisplayWidth.of(String(line)) <= min(width, 100), "\(line)")
      }
    }
  }

  @Test func `a page holds no markup but its own`() async throws {
    let run = await Self.matrix("--os", "18", "--report", "html", fixture: try Self.fixture())
    let page = run.output
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
    for hostile in ["<script", "<b>&amp;", "<i>", "<u>", "</style><", "\u{202E}", "href=\"javascript"] {
      #expect(!page.contains(hostile), "\(hostile)")
    }
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    // With its one void element closed and its style left out, the page is well-formed XML.
    let body = try #require(page.split(separator: "<body>").last)
    let text = "<body>" + body.replacing("</html>", with: "").replacing("<br>", with: "<br/>")
    #expect(XMLParser(data: Data(text.utf8)).parse(), "\(text)")
  }

  @Test func `Markdown cells hold no bar and no markup`() async throws {
    let run = await Self.matrix(
      "--os", "17,18", "--platform", "iPhone", "--report", "markdown", fixture: try Self.fixture())
    let rows = run.output.split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(rows.count == 4)
    for row in rows {
      #expect(row.replacing("\\|", with: "").filter { $0 == "|" }.count == 4, "\(row)")
    }
    #expect(!run.output.contains("<u>") && run.output.contains("&lt;u&gt;no"))
  }

  @Test(arguments: MatrixReportKind.allCases)
  func `the same question gives the same bytes, however many jobs there are`(kind: MatrixReportKind) async throws {
    let fixture = try Self.fixture()
    let words = ["--os", "16...18", "--report", kind.rawValue]
    let runs = await [
      ProgramRun(["matrix", "toy", "--recipes", fixture.path("recipes"), "-j", "1"] + words, table: .shieldsim),
      ProgramRun(["matrix", "toy", "--recipes", fixture.path("recipes"), "-j", "4"] + words, table: .shieldsim),
    ]
    #expect(runs[0].output == runs[1].output && !runs[0].output.isEmpty)
  }

  @Test func `the smallest cases fail where the matrix says so, and their repaired neighbour holds`() async throws {
    let folder = try TemporaryFolder()
    let run = await ProgramRun(
      "matrix", "exact-name-wrapper", "layer-on-view", "--os", "16,17", "--platform", "iPhone", "--cases", folder.path,
      "--report", "json")
    let report = try JSONDecoder().decode(MatrixReport.self, from: Data(run.output.utf8))
    let names = try folder.names
    #expect(names == report.cases.map(\.file))
    #expect(names.contains("layer-on-view-first-17.shield.jsonc"))
    for item in report.cases {
      #expect(try folder.text(item.file) == item.text)
      for system in item.systems {
        let single = await ProgramRun("run", folder.path(item.file), "--root", folder.path, "--os", system.name)
        #expect(single.status == .finding, "\(item.file) \(system.name)")
      }
    }
    let wrapper = try #require(report.cases.first { $0.file.hasPrefix("exact-name-wrapper") })
    let repaired = wrapper.text.replacing("\"recipe\": \"exact-name-wrapper\"", with: "\"recipe\": \"reference\"")
    try repaired.write(toFile: folder.path("repaired.shield.jsonc"), atomically: true, encoding: .utf8)
    #expect(await ProgramRun("run", folder.path("repaired.shield.jsonc"), "--root", folder.path).status == .holds)
  }

  @Test(arguments: [
    (["--fail-on", "leaks"], ShieldSim.ExitStatus.finding), (["--fail-on", "touchLost"], .holds),
    (["--fail-on", "unknown"], .holds), ([], .holds),
  ])
  func `the command fails on the verdicts that it is asked about`(words: [String], status: ShieldSim.ExitStatus)
    async throws
  {
    let fixture = try Self.fixture()
    let run = await ProgramRun(
      ["matrix", "toy", "--recipes", fixture.path("recipes"), "--os", "18", "--platform", "iPhone"] + words,
      table: .shieldsim)
    #expect(run.status == status)
  }

  @Test func `what nobody knows ends undecided when it is asked about`() async {
    let run = await ProgramRun(
      "matrix", "private-mask", "--os", "18", "--platform", "Simulator", "--fail-on", "unknown", "--fail-on", "leaks")
    #expect(run.status == .undecided)
  }

  @Test(arguments: [
    (["referense"], "did you mean \"reference\"?"), (["reference", "--os", "19"], "--os"),
    (["reference", "--os", "17", "--platform", "Mac Catalyst"], "--os"), (["--by", "mood"], "state"),
    (["reference", "--report", "json", "--report", "html"], "two reports"),
  ])
  func `a wrong question is a wrong command line`(words: [String], part: String) async {
    let run = await ProgramRun(["matrix"] + words, table: .shieldsim)
    #expect(run.status == .usage)
    #expect(run.talk.contains(part), "\(run.talk)")
    #expect(run.output.isEmpty)
  }
}
