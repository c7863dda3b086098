import Foundation
import Testing

@testable import ShieldModel

@Suite struct FormatTableTests {
  /// A table with the name of the file that holds its schema.
  struct Format: CustomTestStringConvertible {
    let name: String
    let table: ShapeTable

    var testDescription: String { name }
  }

  private static let formats = [
    Format(name: "scenario", table: ScenarioFormat.table), Format(name: "recipe", table: RecipeFormat.table),
    Format(name: "policy", table: PolicyFormat.table),
  ]

  @Test(arguments: formats)
  func `a table has no flaws`(_ format: Format) {
    #expect(format.table.flaws == [])
    #expect(ScenarioFormat.includedTable.flaws == [])
  }

  @Test(arguments: formats)
  func `every key has a summary and an example, and a default where it may be missing`(_ format: Format) {
    for entry in format.table.entries {
      #expect(entry.summary.hasSuffix("."), "\(entry.name)")
      for case .object(let object) in entry.shape.parts {
        #expect(object.summary.hasSuffix("."), "\(object.name)")
        for key in object.keys {
          #expect(key.summary.hasSuffix("."), "\(object.name): \(key.name)")
          #expect(key.example != nil, "\(object.name): \(key.name)")
          let isChoice = object.exactlyOneOf.contains(key.name)
          let needsChoice = ["is", "ladder"].contains(key.name)
          #expect(key.isRequired || isChoice || needsChoice || key.defaultText != nil, "\(object.name): \(key.name)")
        }
      }
    }
  }

  @Test(arguments: formats)
  func `every example fits its key`(_ format: Format) throws {
    for entry in format.table.entries {
      for case .object(let object) in entry.shape.parts {
        for key in object.keys {
          let file = SourceFile(name: "\(object.name): \(key.name)", text: key.example ?? "")
          var checker = ShapeChecker(table: format.table)
          checker.check(try DocumentReader.read(file).root, against: key.shape)
          #expect(checker.mistakes.lines == [])
        }
      }
    }
  }

  @Test(arguments: StepWord.allCases)
  func `the example of every step can be read`(_ word: StepWord) throws {
    let before = #"{"capture":"screenshot","as":"before"}"#
    let scenario = try FormatSample.scenario(
      FormatSample.text("\"steps\":[\(before),{\"\(word.rawValue)\":\(word.key.example ?? "")}]"))
    #expect(scenario.steps.count == 2)
  }

  @Test(arguments: formats)
  func `the schema in the repository is the one of the table`(_ format: Format) throws {
    let url = FormatSample.repository.appendingPathComponent("Scenarios/schema/\(format.name).schema.json")
    let text = format.table.schemaText()
    if FormatSample.isRegenerating {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let isEqual = try Data(contentsOf: url) == Data(text.utf8)
    #expect(
      isEqual, "make it again: swift run shieldsim schema \(format.name) > Scenarios/schema/\(url.lastPathComponent)")
  }

  @Test func `the schemas accept the files of the repository`() throws {
    for format in Self.formats {
      let schema = try DocumentReader.read(SourceFile(name: "schema", text: format.table.schemaText())).value
      let validator = SchemaValidator(schema: schema)
      let suffixes = [
        "recipe": RecipeFormat.fileNameSuffix, "policy": PolicyFormat.fileNameSuffix,
        "scenario": ScenarioFormat.fileNameSuffix,
      ]
      let suffix = try #require(suffixes[format.name])
      for path in FormatSample.files(under: "Scenarios", endingIn: suffix) where !path.contains("/common/") {
        let document = try DocumentReader.read(path: path)
        #expect(validator.accepts(document.value), "\(path)")
      }
    }
  }

  @Test(arguments: formats)
  func `the reference tells of every key`(_ format: Format) {
    let text = format.table.referenceText()
    for entry in format.table.entries {
      guard case .object(let object) = entry.shape else { continue }
      for key in object.keys { #expect(text.contains("`\(key.name)`"), "\(key.name)") }
    }
  }
}
