import Foundation
import Testing

@testable import ShieldSim

@Suite struct HelpDocumentTests {
  private func document() throws -> [String: Any] {
    let text = try HelpDocument(SampleTable.table).text
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func `the document names its form, the tool and every command`() throws {
    let document = try document()
    #expect(document["formatVersion"] as? Int == 1)
    #expect(document["tool"] as? String == "sample")
    #expect(document["toolVersion"] as? String == Version.tool)
    let commands = try #require(document["commands"] as? [[String: Any]])
    #expect(commands.map { $0["name"] as? String } == ["work", "draw", "shelf"])
    let below = try #require(commands[2]["commands"] as? [[String: Any]])
    #expect(below.map { $0["path"] as? [String] } == [["shelf", "put-up"], ["shelf", "take-down"]])
    let statuses = try #require(document["exitStatuses"] as? [[String: Any]])
    #expect(statuses.map { $0["status"] as? Int } == [0, 1, 2, 64, 65, 66, 70, 74, 130])
  }

  @Test func `an option carries all that its table says`() throws {
    let commands = try #require(try document()["commands"] as? [[String: Any]])
    let options = try #require(commands[0]["options"] as? [[String: Any]])
    let jobs = try #require(options.first { $0["name"] as? String == "jobs" })
    #expect(jobs["short"] as? String == "j")
    #expect(jobs["defaultValue"] as? String == "4")
    #expect(jobs["environment"] as? String == "SAMPLE_JOBS")
    #expect(jobs["isRepeatable"] as? Bool == false)
    let value = try #require(jobs["value"] as? [String: Any])
    #expect(value["kind"] as? String == "integer")
    #expect(value["minimum"] as? Int == 1)
    #expect(value["maximum"] as? Int == 64)
    let kinds = options.map { ($0["value"] as? [String: Any])?["kind"] as? String }
    #expect(kinds == [nil, nil, "integer", "integer", "words", "text", "wordsWithPath", "form", "file", "folder"])
    #expect(commands[0]["exclusions"] as? [[String]] == [["quick", "all", "output"]])
  }

  @Test func `the bytes are the same every time and keys are sorted`() throws {
    let text = try HelpDocument(SampleTable.table).text
    for _ in 0..<5 { #expect(try HelpDocument(SampleTable.table).text == text) }
    let keys = text.split(separator: "\n").filter { $0.hasPrefix("  \"") }.map { $0.prefix { $0 != ":" } }
    #expect(keys == keys.sorted())
    #expect(text.hasSuffix("}\n"))
  }

  @Test func `help in JSON is the document of the tool`() async throws {
    let run = await ProgramRun("help", "--json")
    #expect(run.status == .holds)
    #expect(run.output == (try HelpDocument(.shieldsim).text))
  }
}
