import Foundation
import Testing

@testable import ShieldModel

/// The presets in the program are the files of the repository.
@Suite struct BuiltInPoliciesTests {
  private static let command = "SHIELDMODEL_REGENERATE=1 swift test --filter BuiltInPoliciesTests"

  private static var files: [(name: String, text: String)] {
    get throws {
      try FormatSample.files(under: "Scenarios/policies", endingIn: PolicyFormat.fileNameSuffix).map { path in
        (URL(fileURLWithPath: path).lastPathComponent, try String(contentsOfFile: path, encoding: .utf8))
      }
    }
  }

  @Test func `the table holds the files of the repository`() throws {
    if FormatSample.isRegenerating { try Self.regenerate() }
    let files = try Self.files
    #expect(!files.isEmpty)
    #expect(BuiltInPolicies.table.map(\.name) == files.map(\.name) || FormatSample.isRegenerating)
    for (built, file) in zip(BuiltInPolicies.table, files) where !FormatSample.isRegenerating {
      #expect(built.text == file.text, "\(file.name) has changed; make the table again: \(Self.command)")
    }
  }

  @Test func `the presets of the core are those of the files`() throws {
    let read = try Self.files.map { try PolicyReader.read(SourceFile(name: $0.name, text: $0.text)).policy }
    #expect(Set(Policy.presets) == Set(read) || FormatSample.isRegenerating, "make them again: \(Self.command)")
    #expect(read.map { $0.name + PolicyFormat.fileNameSuffix } == (try Self.files.map(\.name)))
  }

  @Test func `the sources of the presets are made from the files`() throws {
    for (path, text) in try Self.sources where !FormatSample.isRegenerating {
      let source = try String(contentsOf: FormatSample.repository.appendingPathComponent(path), encoding: .utf8)
      #expect(source == text, "\(path) is not made from its file; make it again: \(Self.command)")
    }
  }

  /// The sources of the presets by path.
  private static var sources: [(path: String, text: String)] {
    get throws {
      try files.map { file in
        let policy = try PolicyReader.read(SourceFile(name: file.name, text: file.text)).policy
        let text = PolicySwiftText.text(of: policy, file: "Scenarios/policies/\(file.name)", command: command)
        let name = policy.name.prefix(1).uppercased() + policy.name.dropFirst()
        return (
          "Sources/ShieldModel/Policy/Presets/Policy+\(name).swift",
          try #require(text, "a preset has only built-in rules and promises")
        )
      }
    }
  }

  private static func regenerate() throws {
    for (path, text) in try sources {
      try Data(text.utf8).write(to: FormatSample.repository.appendingPathComponent(path))
    }
    let head = "// swift-format-ignore-file\n// Made from Scenarios/policies by `\(command)`.\n\n"
    var table =
      head + "extension BuiltInPolicies {\n  /// The files in the order of their names.\n"
      + "  static let table: [File] = [\n"
    for file in try files {
      try #require(!file.text.contains("\"\"\"#") && !file.text.contains("\\#"), "a longer quote is needed")
      table += "    File(name: \"\(file.name)\", text: #\"\"\"\n\(file.text)\n\"\"\"#),\n"
    }
    table += "  ]\n}\n"
    let path = "Sources/ShieldModel/Data/BuiltInPolicies+Table.swift"
    try Data(table.utf8).write(to: FormatSample.repository.appendingPathComponent(path))
  }
}
