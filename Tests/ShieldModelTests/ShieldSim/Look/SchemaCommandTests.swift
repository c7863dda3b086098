import Foundation
import ShieldModel
import Testing

@testable import ShieldSim

@Suite struct SchemaCommandTests {
  @Test(arguments: SchemaCommand.Kind.allCases)
  func `a schema is JSON of draft 07`(kind: SchemaCommand.Kind) async throws {
    let run = await ProgramRun("schema", kind.rawValue)
    #expect(run.status == .holds)
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(value?["$schema"] as? String == "http://json-schema.org/draft-07/schema#")
  }

  @Test func `the schemas are those of the readers`() async {
    #expect(await ProgramRun("schema", "scenario").output == ScenarioFormat.table.schemaText())
    #expect(await ProgramRun("schema", "recipe").output == RecipeFormat.table.schemaText())
    #expect(await ProgramRun("schema", "policy").output == PolicyFormat.table.schemaText())
    #expect(await ProgramRun("schema", "report").output == ReportFormat.table.schemaText())
    #expect(await ProgramRun("schema", "matrix").output == MatrixFormat.table.schemaText())
  }

  @Test func `an unknown kind is a wrong command line`() async {
    let run = await ProgramRun("schema", "scenaro")
    #expect(run.status == .usage)
    #expect(run.talk.contains(#"did you mean "scenario"?"#))
  }
}
