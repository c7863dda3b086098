import ShieldModel
import Testing

/// Files and steps that pages show as examples must work as they stand.
struct PageExampleTests {
  private static func fences(_ page: String, _ language: String) throws -> [MarkdownFence] {
    MarkdownFence.all(in: try ProjectFiles.text(page)).filter { $0.language == language }
  }

  /// Whether an example is a policy and not a scenario.
  private static func isPolicy(_ fence: MarkdownFence) -> Bool { fence.code.contains("\"policy\": \"") }

  @Test(arguments: ["README.md", "\(ProjectFiles.catalogue)/PolicyFiles.md"])
  func `every policy that is shown can be read and keeps its promises`(page: String) throws {
    let fences = try Self.fences(page, "jsonc").filter(Self.isPolicy)
    #expect(!fences.isEmpty)
    for fence in fences {
      let file = try PolicyReader.read(SourceFile(name: "\(page):\(fence.line)", text: fence.code))
      let proofs = PolicyAnalysis.promises(of: file.policy)
      #expect(!proofs.isEmpty)
      for proof in proofs { #expect(proof.holds, "\(page):\(fence.line): \(proof.invariant.id)") }
    }
  }

  @Test(arguments: ["README.md", "\(ProjectFiles.catalogue)/ScenarioFiles.md"])
  func `every scenario that is shown holds on its systems`(page: String) throws {
    let library = try RecipeLibrary.builtIn()
    let fences = try Self.fences(page, "jsonc").filter { !Self.isPolicy($0) }
    #expect(!fences.isEmpty)
    for fence in fences {
      let file = SourceFile(name: "\(page):\(fence.line)", text: fence.code)
      let scenario = try ScenarioReader.read(file, library: library)
      for system in scenario.cases {
        let result = try ScenarioRunner(library: library).run(scenario, on: system)
        #expect(result.verdict() == .holds, "\(page):\(fence.line) on \(system.name)")
      }
    }
  }

  @Test func `every recipe that is shown can be read and protects what it is applied to`() throws {
    let page = "\(ProjectFiles.catalogue)/RecipeFiles.md"
    let fences = try Self.fences(page, "jsonc")
    #expect(!fences.isEmpty)
    for fence in fences {
      let library = try RecipeLibrary.empty.overridden(by: [SourceFile(name: page, text: fence.code)])
      let name = try #require(library.recipes.first?.name)
      let text = """
        {"version": 1, "title": "t", "windows": [{"id": "w", "root": {"view": "UIView#r", "children": [
          {"view": "UILabel#code", "frame": [0, 0, 50, 12], "text": "4711", "secret": true}]}}],
         "steps": [{"shield": {"recipe": "\(name)", "target": "#code"}}, {"capture": "screenshot"}],
         "expect": [{"hides": "#code"}, {"fault": "none"}]}
        """
      let scenario = try ScenarioReader.read(SourceFile(name: "t", text: text), library: library)
      for system in scenario.cases {
        let result = try ScenarioRunner(library: library).run(scenario, on: system)
        #expect(result.outcomes.allSatisfy { $0.status == .met }, "\(system.name)")
      }
    }
  }

  @Test func `every list of steps that is shown fits the table`() throws {
    let page = "\(ProjectFiles.catalogue)/ScenarioFiles.md"
    let fences = try Self.fences(page, "json")
    #expect(!fences.isEmpty)
    for fence in fences { #expect(try Self.mistakes(inSteps: fence.code) == [], "\(page):\(fence.line)") }
  }

  @Test func `a step that does not exist is noticed`() throws {
    #expect(try Self.mistakes(inSteps: "[{\"turn\": 1}]") == [])
    #expect(try Self.mistakes(inSteps: "[{\"trun\": 1}]").count == 1)
  }

  private static func mistakes(inSteps text: String) throws -> [String] {
    let document = try DocumentReader.read(SourceFile(name: "steps", text: text))
    let steps = document.root.elements ?? []
    return steps.flatMap { ScenarioFormat.table.check($0, against: "step").lines }
  }
}
