import Foundation
import Testing

@testable import ShieldModel
@testable import ShieldSim

@Suite struct ReportFormatTests {
  @Test func `the table has no flaws`() {
    #expect(ReportFormat.table.flaws == [])
  }

  /// `SHIELDMODEL_REGENERATE=1 swift test --filter ReportFormatTests` writes the file instead of comparing it.
  @Test func `the schema that is checked in is the one that the table gives`() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../Scenarios/schema/report.schema.json").standardized.path
    let text = ReportFormat.table.schemaText()
    if ProcessInfo.processInfo.environment["SHIELDMODEL_REGENERATE"] != nil {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  /// A run that leaves nothing of the form empty.
  private func report() async throws -> String {
    var files = SampleScenario.all
    files["bad.shield.jsonc"] = SampleScenario.misspelt
    files["lost.shield.jsonc"] = SampleScenario.lost
    files["recipe.shield.jsonc"] = SampleScenario.text(
      title: "With a recipe", steps: [##"{ "shield": { "recipe": "mine", "target": "#secret" } }"##])
    files["recipes/mine.recipe.jsonc"] = """
      { "version": 1, "recipe": "mine", "title": "Mine", "source": "here",
        "attach": [{ "lookup": { "in": "#field", "by": "name", "names": ["Nothing"], "as": "canvas" } }] }
      """
    let fixture = try RunFixture(files)
    return await fixture.run(
      "--report", "json", "--shard", "1/1", "--channel", "screenshot", "--recipes", fixture.path("recipes")
    ).output
  }

  @Test func `real reports have the form of the table and of its schema`() async throws {
    let text = try await report()
    let document = try DocumentReader.read(SourceFile(name: "report", text: text))
    let mistakes = ReportFormat.table.check(document)
    #expect(mistakes.isEmpty, "\(mistakes)")
    let schema = try DocumentReader.read(SourceFile(name: "schema", text: ReportFormat.table.schemaText())).value
    #expect(SchemaValidator(schema: schema).accepts(document.value))
    #expect(text.contains("\"recipe\" : {") && text.contains("\"shard\" : {") && text.contains("\"channels\" : ["))
  }

  @Test func `a report without one of its keys does not have the form`() async throws {
    let text = try await report()
    for key in ["status", "failOn", "reproduction", "place", "grade", "category", "isExpected"] {
      let broken = text.replacing("\"\(key)\" :", with: "\"un\(key)\" :")
      #expect(broken != text, "\(key)")
      let document = try DocumentReader.read(SourceFile(name: "report", text: broken))
      #expect(!ReportFormat.table.check(document).isEmpty, "\(key)")
    }
  }
}
