import ShieldModel
import Testing

@Suite(.serialized) struct GeneratedPartTests {
  private static func page(_ name: String) -> String { "\(ProjectFiles.catalogue)/\(name).md" }

  @Test func `the reference of scenario files is that of the table`() throws {
    let text = FormatReference.text(
      ScenarioFormat.table, without: (PolicyFormat.table, "PolicyFiles", "policy files"))
    try GeneratedPart(page: Self.page("ScenarioFiles"), name: "scenario format", text: text).check()
  }

  @Test func `the reference of recipe files is that of the table`() throws {
    let text = FormatReference.text(
      RecipeFormat.table, without: (ScenarioFormat.table, "ScenarioFiles", "scenario files"))
    try GeneratedPart(page: Self.page("RecipeFiles"), name: "recipe format", text: text).check()
  }

  @Test func `the reference of policy files is that of the table`() throws {
    let text = FormatReference.text(PolicyFormat.table)
    try GeneratedPart(page: Self.page("PolicyFiles"), name: "policy format", text: text).check()
  }

  @Test func `the reference of dumps is that of the table`() throws {
    let text = FormatReference.text(ShieldDumpFormat.table)
    try GeneratedPart(page: Self.page("DumpFormat"), name: "dump format", text: text).check()
  }

  @Test func `the tables of facts are those of the catalogue`() throws {
    try GeneratedPart(page: Self.page("Facts"), name: "facts", text: FactsReference.text()).check()
  }

  @Test func `the reference of policies is that of the rules' files`() throws {
    try GeneratedPart(page: Self.page("PolicyRules"), name: "policy rules", text: PolicyRulesReference.text()).check()
  }

  @Test func `the exit codes are those of the tool`() throws {
    let text = CommandReference.exitCodes()
    try GeneratedPart(page: Self.page("CommandLine"), name: "exit codes", text: text).check()
  }

  @Test func `the pages of commands are those of the tool`() throws {
    let text = CommandReference.commands()
    try GeneratedPart(page: Self.page("CommandLine"), name: "commands", text: text).check()
  }

  @Test func `the landing page lists every public type by folder`() throws {
    let text = TopicsReference.text(of: ProjectFiles.sources)
    try GeneratedPart(page: Self.page("ShieldModel"), name: "topics", text: text).check()
  }

  @Test func `a part that differs is noticed and can be put right`() {
    let part = GeneratedPart(page: "", name: "n", text: "one\ntwo")
    let old = "a\n<!-- begin generated: n -->\nold\n<!-- end generated: n -->\nz\n"
    #expect(part.flaw(in: old) != nil)
    #expect(part.flaw(in: "nothing") == "the comments around \"n\" are missing")
    let new = part.replaced(in: old)
    #expect(new == "a\n<!-- begin generated: n -->\n\none\ntwo\n\n<!-- end generated: n -->\nz\n")
    #expect(part.flaw(in: new ?? "") == nil)
    #expect(GeneratedPart(page: "", name: "n", text: "one").flaw(in: new ?? "") != nil)
  }

  @Test func `a public type that is new is noticed`() {
    let lines = ["/// A leaf.", "public struct Leaf {", "  public enum Inner {"]
    let file = (path: "Sources/ShieldModel/Tree/Leaf.swift", lines: lines)
    let hidden = (path: "Sources/ShieldModel/Tree/Root.swift", lines: ["struct Root {", "extension Leaf {"])
    #expect(TopicsReference.text(of: [file, hidden]) == "### Views and layers\n\n- ``Leaf``")
  }
}
