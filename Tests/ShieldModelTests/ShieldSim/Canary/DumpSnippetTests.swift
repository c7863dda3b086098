import Testing

@testable import ShieldModel
@testable import ShieldSim

@Suite struct DumpSnippetTests {
  /// The keys that the snippet's type of a name writes.
  private func keys(of type: String) throws -> [String] {
    let text = DumpSnippet.text
    let start = try #require(text.range(of: "private struct \(type): Encodable {"))
    let body = text[start.upperBound...].prefix(while: { $0 != "}" })
    return body.split(separator: "\n").compactMap { line in
      let words = line.split { " :`".contains($0) }
      return words.first == "var" ? String(words[1]) : nil
    }
  }

  private func keys(inTable name: String) throws -> [String] {
    for entry in ShieldDumpFormat.table.entries {
      for case .object(let object) in entry.shape.parts where object.name == name { return object.keys.map(\.name) }
    }
    throw SnippetError.unknownObject
  }

  private enum SnippetError: Error { case unknownObject }

  @Test(arguments: [
    ("System", "a system"), ("Screen", "a screen"), ("Window", "a window"), ("Layer", "a layer"),
    ("View", "a view of a dump"), ("Field", "a text field"),
  ])
  func `the snippet writes the keys of the format`(type: String, object: String) throws {
    #expect(try keys(of: type).sorted() == keys(inTable: object).sorted())
  }

  @Test func `the snippet writes no texts and is left out of release builds`() async {
    let run = await ProgramRun("canary", "--snippet")
    #expect(run.status == .holds && run.output == DumpSnippet.text)
    #expect(!run.output.contains(".text ") && !run.output.contains("attributedText"))
    #expect(run.output.contains("\n#if DEBUG\n  import UIKit\n") && run.output.hasSuffix("\n#endif\n"))
  }
}
