import Foundation
import Testing

@testable import ShieldSim

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct JUnitReportTests {
  /// An element of a document.
  final class Element {
    let name: String
    let attributes: [String: String]
    var children: [Element] = []
    var text = ""

    init(_ name: String, _ attributes: [String: String]) {
      self.name = name
      self.attributes = attributes
    }

    func all(_ name: String) -> [Element] {
      (self.name == name ? [self] : []) + children.flatMap { $0.all(name) }
    }
  }

  /// Reads a document with the parser of the system.
  private final class Reader: NSObject, XMLParserDelegate {
    var stack = [Element("", [:])]

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      let element = Element(name, attributes)
      stack.last?.children.append(element)
      stack.append(element)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      stack.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { stack.last?.text += text }
  }

  private func document(_ text: String) throws -> Element {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(String(describing: parser.parserError)) in \(text)")
    return try #require(reader.stack.first?.children.first)
  }

  private func document(_ files: [String: String], _ words: String...) async throws -> Element {
    let fixture = try RunFixture(files)
    let run = await ProgramRun(
      ["run", fixture.folder.path, "--root", fixture.folder.path, "--report", "junit"] + words, table: .shieldsim)
    return try document(run.output)
  }

  @Test func `counts are right on both levels and every suite has a name`() async throws {
    var files = SampleScenario.all
    files["bad.shield.jsonc"] = SampleScenario.misspelt
    files["lost.shield.jsonc"] = SampleScenario.lost
    let root = try await document(files)
    #expect(root.name == "testsuites")
    #expect(
      root.attributes == ["name": "shieldsim", "tests": "13", "failures": "3", "errors": "4", "skipped": "0"])
    let suites = root.all("testsuite")
    #expect(suites.map { $0.attributes["name"] } == files.keys.sorted())
    for key in ["tests", "failures", "errors", "skipped"] {
      let sum = suites.compactMap { $0.attributes[key].flatMap { Int($0) } }.reduce(0, +)
      #expect(root.attributes[key] == "\(sum)")
    }
    for suite in suites {
      #expect(suite.attributes["tests"] == "\(suite.all("testcase").count)")
      #expect(suite.attributes["failures"] == "\(suite.all("failure").count)")
      #expect(suite.attributes["errors"] == "\(suite.all("error").count)")
    }
    let types = root.all("error").compactMap { $0.attributes["type"] }
    #expect(types.sorted() == ["bad data", "bad data", "bad data", "undecided"])
  }

  @Test func `a failure has a message, details, and a place that exists`() async throws {
    let root = try await document(["a/b.shield.jsonc": SampleScenario.failing])
    let cases = root.all("testcase")
    let names = ["15", "16", "17", "18", "26"].map { "Found by position on iOS \($0)" }
    #expect(cases.map { $0.attributes["name"] } == names)
    let failing = try #require(cases.first { $0.attributes["name"]?.hasSuffix("17") == true })
    #expect(failing.attributes["classname"] == "a.b")
    #expect(failing.attributes["file"] == "a/b.shield.jsonc")
    #expect(failing.attributes["line"] == "18")
    #expect(cases.first?.attributes["line"] == "1")
    let failure = try #require(failing.all("failure").first)
    #expect(
      failure.attributes["message"]
        == "unmet: hides #secret in screenshot; seen: #secret is exposed in screenshot: no masked ancestor (and 4 more)"
    )
    #expect(failure.text.contains("\n  at a/b.shield.jsonc:15:5"))
    #expect(failure.text.hasSuffix("\nreproduce: shieldsim run a/b.shield.jsonc --os 17"))
    #expect(failing.all("system-err").first?.text.hasPrefix("fault: a/b.shield.jsonc:13:5: canvas lookup") == true)
  }

  @Test func `an expected fault stands in the log of a case that passes`() async throws {
    let root = try await document(["a.shield.jsonc": SampleScenario.twin])
    #expect(root.all("failure").isEmpty && root.all("error").isEmpty)
    #expect(root.all("system-err").allSatisfy { $0.text.hasSuffix(" (expected)") })
    #expect(root.all("system-err").count == 2)
  }

  @Test func `hostile titles and names do not break the document`() async throws {
    let title = "\"<&]]>\\ \u{1}\u{1B}[2J\u{202E} 👩‍👩‍👧 \u{FFFE}"
    let root = try await document([
      "<&\">\u{1}.shield.jsonc": SampleScenario.text(title: title, steps: SampleScenario.byPosition)
    ])
    let name = try #require(root.all("testcase").first?.attributes["name"])
    #expect(name == "\"<&]]>\\ \\u0001\\u001B[2J\\u202E 👩\\u200D👩\\u200D👧 \u{FFFD} on iOS 17")
    #expect(root.all("testsuite").first?.attributes["name"] == "<&\">\\u0001.shield.jsonc")
  }

  @Test func `a file that cannot be read is a suite with an error`() async throws {
    let root = try await document(["bad.shield.jsonc": SampleScenario.misspelt])
    let failing = try #require(root.all("testcase").first)
    #expect(failing.attributes["name"] == "reading the file")
    #expect(failing.attributes["line"] == "1")
    let error = try #require(failing.all("error").first)
    #expect(error.attributes["message"] == #"unknown key "widnows" in a scenario; did you mean "windows"?"#)
  }

  @Test func `an empty run is an empty document`() async throws {
    let root = try await document(["common/a.shield.jsonc": "{}"])
    #expect(root.attributes["tests"] == "0")
    #expect(root.children.isEmpty)
  }
}
