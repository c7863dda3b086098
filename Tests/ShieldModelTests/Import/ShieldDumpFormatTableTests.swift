import Foundation
import Testing

@testable import ShieldModel

@Suite struct ShieldDumpFormatTableTests {
  @Test func `the table has no flaws`() { #expect(ShieldDumpFormat.table.flaws == []) }

  @Test func `every key has a summary, an example that fits, and a default where it may be missing`() throws {
    for entry in ShieldDumpFormat.table.entries {
      for case .object(let object) in entry.shape.parts {
        #expect(object.summary.hasSuffix("."), "\(object.name)")
        for key in object.keys {
          #expect(key.summary.hasSuffix("."), "\(object.name): \(key.name)")
          #expect(key.isRequired || key.defaultText != nil, "\(object.name): \(key.name)")
          let file = SourceFile(name: "\(object.name): \(key.name)", text: key.example ?? "")
          var checker = ShapeChecker(table: ShieldDumpFormat.table)
          checker.check(try DocumentReader.read(file).root, against: key.shape)
          #expect(checker.mistakes.lines == [])
        }
      }
    }
  }

  @Test func `the schema in the repository is the one of the table, and accepts a dump`() throws {
    let url = FormatSample.repository.appendingPathComponent("Scenarios/schema/dump.schema.json")
    let text = ShieldDumpFormat.table.schemaText()
    if FormatSample.isRegenerating { try Data(text.utf8).write(to: url) }
    #expect(try Data(contentsOf: url) == Data(text.utf8), "make it again: swift run shieldsim schema dump")
    let schema = try DocumentReader.read(SourceFile(name: "schema", text: text)).value
    let dump = try DocumentReader.read(SourceFile(name: "d", text: DumpSample.shieldDump())).value
    #expect(SchemaValidator(schema: schema).accepts(dump))
  }
}
