import Foundation
import ShieldModel
import Testing

@testable import ShieldSim

struct ReadmeTests {
  /// The blocks of code with this word after the fence.
  private static func blocks(_ language: String) throws -> [MarkdownFence] {
    MarkdownFence.all(in: try ProjectFiles.text("README.md")).filter { $0.language == language }
  }

  @Test func `the Swift code that is shown is the code that is compiled`() throws {
    let file = try ProjectFiles.text("Tests/ShieldModelTests/Documentation/ReadmeExample.swift")
    let lines = ProjectFiles.lines(file)
    let start = try #require(lines.firstIndex(of: "// begin README"))
    let end = try #require(lines.firstIndex(of: "// end README"))
    let compiled = lines[(start + 1)..<end].map { $0 + "\n" }.joined()
    #expect(try Self.blocks("swift").map(\.code) == [compiled])
  }

  @Test func `the Swift code does what the text below it says`() {
    let byName = exposureOfCode(os: "17", lookup: .exactName(["_UITextLayoutCanvasView"]))
    let byPosition = exposureOfCode(os: "17", lookup: .firstChild)
    #expect(byName?.verdict == .protected)
    #expect(byPosition?.verdict == .exposed)
    #expect(byPosition?.reason == "no masked ancestor")
    #expect(exposureOfCode(os: "16", lookup: .firstChild)?.verdict == .protected)
    #expect(exposureOfCode(os: "19", lookup: .firstChild) == nil)
  }

  @Test func `every command that is shown is one that the tool understands`() throws {
    var count = 0
    for block in try Self.blocks("sh") {
      for line in ProjectFiles.lines(block.code) where !line.isEmpty {
        count += 1
        if let flaw = Self.flaw(ofCommand: line) { Issue.record("README.md: \(line): \(flaw)") }
      }
    }
    #expect(count >= 4)
  }

  @Test(arguments: [
    ("swift test", nil), ("swift run shieldsim help", nil),
    ("swift tset", "neither a call of the tool nor a known one"),
    ("swift run shieldsim nonsense", "the tool does not understand it"),
    ("swift run shieldsim help --nonsense", "the tool does not understand it"),
    ("swift run shieldsim run Scenarios/nowhere.shield.jsonc", "there is no file Scenarios/nowhere.shield.jsonc"),
  ])
  func `a command that does not exist is noticed`(line: String, flaw: String?) {
    #expect(Self.flaw(ofCommand: line) == flaw)
  }

  @Test func `every excerpt is what the command above it prints`() async throws {
    let fences = MarkdownFence.all(in: try ProjectFiles.text("README.md"))
    var count = 0
    for (command, excerpt) in zip(fences, fences.dropFirst()) where excerpt.language == "text" {
      count += 1
      let words = command.code.split(whereSeparator: { $0.isWhitespace }).map(String.init)
      #expect(words.starts(with: ["swift", "run", "shieldsim"]), "README.md:\(command.line)")
      // The test may run in any folder, so paths are made whole and shown from the project's own.
      let arguments = words.dropFirst(3).map { word in
        word.hasPrefix("Scenarios/") ? ProjectFiles.root.appendingPathComponent(word).path : word
      }
      let run = await ProgramRun(arguments + ["--root", ProjectFiles.root.path], table: .shieldsim)
      #expect(run.status == .holds, "README.md:\(command.line): \(run.talk)")
      for line in ProjectFiles.lines(excerpt.code) where !line.isEmpty {
        #expect(run.output.contains(line), "README.md:\(excerpt.line)")
      }
    }
    #expect(count == 3)
  }

  @Test func `every path that is named exists`() throws {
    let text = try ProjectFiles.text("README.md")
    let quoted = text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    let folders = ["Sources", "Scenarios", "Tests", ".ci"]
    let paths = quoted.filter { text in folders.contains { text.hasPrefix($0) } }
    let pages = quoted.filter { $0.hasSuffix(".md") }.map { "\(ProjectFiles.catalogue)/\($0)" }
    #expect(paths.count >= 5 && pages.count >= 5)
    for path in paths + pages {
      let file = ProjectFiles.root.appendingPathComponent(path).path
      #expect(FileManager.default.fileExists(atPath: file), "\(path)")
    }
  }

  /// What is wrong with a command line; nil when the tool understands it and the files that it names are there.
  private static func flaw(ofCommand line: String) -> String? {
    if ["swift test", "swift build"].contains(line) { return nil }
    let words = line.split(separator: " ").map(String.init)
    guard words.starts(with: ["swift", "run", "shieldsim"]) else { return "neither a call of the tool nor a known one" }
    let call = Array(words.dropFirst(3))
    guard case .success = ArgumentParser(.shieldsim, environment: [:]).parse(call) else {
      return "the tool does not understand it"
    }
    for word in call where word.hasPrefix("Scenarios") {
      let file = ProjectFiles.root.appendingPathComponent(word).path
      if !FileManager.default.fileExists(atPath: file) { return "there is no file \(word)" }
    }
    return nil
  }
}
