import Foundation
import ShieldModel
import Testing

@testable import ShieldSim

@Suite struct FactsCheckTests {
  private func check(_ dump: String, _ words: String..., width: Int = 100) async throws -> ProgramRun {
    let folder = try TemporaryFolder()
    try dump.write(toFile: folder.path("dump.txt"), atomically: true, encoding: .utf8)
    var settings = ConsoleSettings()
    settings.width = width
    return await ProgramRun(
      ["facts", "--check", folder.path("dump.txt")] + words, table: .shieldsim, settings: settings)
  }

  private static let published = DumpSample.names.filter { $0.hasPrefix("01") || $0.hasPrefix("07") }

  @Test(arguments: published, [80, 100])
  func `the comparison fits the terminal`(name: String, width: Int) async throws {
    for words in [[], ["--os", "17"]] {
      let run = await ProgramRun(
        ["facts", "--check", ProjectFiles.root.appendingPathComponent("Tests/Dumps/\(name).txt").path] + words,
        table: .shieldsim,
        settings: {
          var settings = ConsoleSettings()
          settings.width = width
          return settings
        }())
      for line in run.output.split(separator: "\n") where !line.contains(name) {
        #expect(DisplayWidth.of(String(line)) <= width, "\(line)")
      }
    }
  }

  @Test func `each fact has its key, rule, value, grade and line`() async throws {
    let run = try await check(DumpSample.field(DumpSample.canvas), "--os", "16")
    #expect(run.status == .holds)
    #expect(
      run.output.contains(
        "  Confirms\n    canvasTypeName (F1): known: _UITextLayoutCanvasView (measured); shown, line 3\n"))
    #expect(run.output.contains("Line 2: UITextField, in a window; back to front: _UITextLayoutCanvasView"))
    #expect(run.output.contains("maskWhenSecure (F2): known: still + live (measured); the dump does not say"))
  }

  @Test func `a renamed canvas is red, and its candidate is named`() async throws {
    let run = try await check(DumpSample.shieldDump(canvas: "_UITextNewThing"))
    #expect(run.status == .finding)
    #expect(run.output.contains("Compared with iOS 17.4"))
    #expect(run.output.contains("_UITextNewThing is unknown and stands where the canvas would"))
    #expect(run.output.contains("The dump contradicts what is known."))
  }

  @Test func `the system comes from the dump or from --os, and one that nobody knows is said aloud`() async throws {
    #expect(try await check(DumpSample.shieldDump()).output.contains("Compared with iOS 17.4"))
    let other = try await check(DumpSample.shieldDump(), "--os", "16")
    #expect(other.output.contains("The dump says that it comes from iOS 17.4.1; --os says otherwise."))
    #expect(other.status == .finding)
    let unknown = try await check(DumpSample.shieldDump(version: "19.1"))
    #expect(unknown.output.contains("The dump comes from iOS 19.1, which no row of the catalogue speaks for"))
    #expect(unknown.output.contains("Compared with 10 systems"))
    let none = try await check(DumpSample.field(DumpSample.canvas))
    #expect(none.output.contains("Compared with 10 systems") && none.status == .holds)
    #expect(none.output.contains("A system that agrees need not be the one that the dump comes from."))
  }

  @Test func `a dump that tells nothing is undecided, one that fits nowhere is a finding`() async throws {
    #expect(try await check("<UIView: 0x1; frame = (0 0; 1 1)>").status == .undecided)
    let fits = try await check(DumpSample.field("<_UITextNewThing: 0x9; frame = (0 0; 9 9)>"))
    #expect(fits.status == .finding && fits.output.contains("contradicts what is known of every system"))
  }

  @Test func `JSON holds the same`() async throws {
    let run = try await check(DumpSample.shieldDump(mask: 0), "--json")
    #expect(run.status == .finding)
    let value = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(value["kind"] as? String == "shieldDump" && value["status"] as? Int == 1)
    let systems = try #require(value["systems"] as? [[String: Any]])
    #expect(systems.map { $0["name"] as? String } == ["17.4"])
    let checks = try #require(systems.first?["checks"] as? [[String: Any]])
    let mask = try #require(checks.first { $0["key"] as? String == "maskWhenSecure" })
    #expect(
      mask["outcome"] as? String == "contradicts" && mask["line"] as? Int == 12 && mask["rule"] as? String == "F2")
  }

  @Test(arguments: [
    (["facts", "--os", "17"], "--os belongs to --check"),
    (["facts", "17", "--check", "x"], "SYSTEMS cannot stand beside --check"),
    (["facts", "--check", "x", "--rule", "F1"], "--check and --rule exclude each other"),
  ])
  func `options that make no sense together are refused`(words: [String], sentence: String) async {
    let run = await ProgramRun(words, table: .shieldsim)
    #expect(run.status == .usage && run.talk.contains(sentence), "\(run.talk)")
  }

  @Test func `a missing dump, a bad one and a system that is not there have their exit codes`() async throws {
    #expect(await ProgramRun("facts", "--check", "no/such/dump").status == .noInput)
    let bad = try await check("prose")
    #expect(bad.status == .badData && bad.talk.contains("dump.txt:1:1: no line describes a view"))
    #expect(try await check(DumpSample.shieldDump(), "--os", "99").status == .usage)
  }
}
