import Foundation
import Testing

@testable import ShieldModel
@testable import ShieldSim

@Suite struct MatrixReportFormatTests {
  @Test func `the JSON has the form of its table and schema, folded and unfolded`() async throws {
    let schema = try DocumentReader.read(SourceFile(name: "schema", text: MatrixFormat.table.schemaText())).value
    #expect(MatrixFormat.table.flaws == [])
    for words in [[], ["--by", "state", "--by", "moment", "--by", "destination"]] {
      let run = await ProgramRun(
        ["matrix", "layer-on-view", "make-secure", "--os", "16,17", "--platform", "iPhone", "--report", "json"] + words,
        table: .shieldsim)
      let document = try DocumentReader.read(SourceFile(name: "matrix", text: run.output))
      let mistakes = MatrixFormat.table.check(document)
      #expect(mistakes.isEmpty, "\(mistakes)")
      #expect(SchemaValidator(schema: schema).accepts(document.value))
      let report = try JSONDecoder().decode(MatrixReport.self, from: Data(run.output.utf8))
      #expect(report.rows.flatMap(\.lines).allSatisfy { $0.cells.count == 2 })
      #expect(report.rows.allSatisfy { $0.lines.count == (words.isEmpty ? 1 : 36) })
    }
  }

  /// `SHIELDMODEL_REGENERATE=1 swift test --filter MatrixReportFormatTests` writes the file instead of comparing it.
  @Test func `the schema that is checked in is the one that the table gives`() throws {
    let path = FormatSample.repository.appendingPathComponent("Scenarios/schema/matrix.schema.json").path
    let text = MatrixFormat.table.schemaText()
    if FormatSample.isRegenerating { try text.write(toFile: path, atomically: true, encoding: .utf8) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }
}
