import Testing

@testable import ShieldModel

@Suite struct SituationFileTests {
  @Test func `every situation of every recipe is a scenario that reads`() throws {
    let library = try RecipeLibrary.builtIn()
    let systems = try MatrixSample.systems("17,18")
    var names: Set<String> = []
    for recipe in library.recipes {
      for variant in RecipeVariant.all(of: recipe) {
        for situation in Situation.all(for: recipe) {
          let file = SituationFile(
            variant: variant, situation: situation,
            kinds: [.hardwareScreenshot, .screenRecording, .appSwitcherSnapshot],
            systems: systems)
          let scenario = try ScenarioReader.read(SourceFile(name: file.name, text: file.text), library: library)
          #expect(scenario.cases.map(\.profile.name) == ["17", "18"])
          #expect(scenario.expectations.isEmpty)
          names.insert(file.name)
        }
      }
    }
    #expect(names.contains("make-secure-first-17.shield.jsonc"))
    #expect(names.contains("reference-17.shield.jsonc"))
  }

  @Test func `the plainest situation comes first and each comes once`() throws {
    for recipe in try RecipeLibrary.builtIn().recipes {
      let situations = Situation.all(for: recipe)
      #expect(situations.first == Situation())
      #expect(Set(situations).count == situations.count)
      #expect(situations.map(\.departures) == situations.map(\.departures).sorted())
    }
  }

  @Test func `what a recipe's field is from the start comes before what the recipe sets`() throws {
    let text = FormatSample.text(
      ##"""
      "windows":[{"id":"w","root":{"view":"UIView#root","children":[{"view":"UIView#card"}]}}],
      "steps":[{"shield":{"recipe":"toy","target":"#card","field":{"placeholder":"a","text":"b"}}}],
      "expect":[{"value":{"#shield/field.placeholder":"c"}},{"value":{"#shield/field.text":"b"}}]
      """##)
    let recipe = ##"""
      {"version":1,"recipe":"toy","title":"Toy","source":"here",
       "attach":[{"add":{"view":"UITextField#field","placeholder":"c","to":"#into"}}]}
      """##
    let library = try RecipeLibrary.empty.overridden(by: [SourceFile(name: "toy.recipe.jsonc", text: recipe)])
    let scenario = try ScenarioReader.read(SourceFile(name: "s", text: text), library: library)
    let result = try ScenarioRunner(library: library).run(scenario, on: scenario.cases[0])
    #expect(result.outcomes.map(\.status) == [.met, .met], "\(result.outcomes.map(\.message))")
  }

  @Test(arguments: [
    (##"{"shield":{"recipe":"r","target":"#t","field":"x"}}"##, "field"),
    (##"{"shield":{"recipe":"r","target":"#t","field":{"frame":"fill"}}}"##, "frame"),
    (##"{"shield":{"recipe":"r","target":"#t","pick":{"text":"x"}}}"##, "pick"),
  ])
  func `a field that is no set of field properties is a mistake`(step: String, word: String) {
    #expect {
      _ = try FormatSample.steps("[\(step)]")
    } throws: { error in
      ((error as? DocumentError)?.diagnostics.description ?? "").contains(word)
    }
  }
}
