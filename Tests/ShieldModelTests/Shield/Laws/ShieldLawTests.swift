import Testing

@testable import ShieldModel

/// The laws about recipes hold for the recipes that claim to detach exactly, and catch what does not.
@Suite struct ShieldLawTests {
  @Test(arguments: ShieldLaw.all)
  func `the plain recipe of the tests obeys every law`(law: ShieldLaw) throws {
    let bench = try ShieldBench(recipe: PlainShield.text, named: PlainShield.name)
    let violation = try law.violation(bench)
    #expect(violation == nil)
  }

  @Test(arguments: RecipeMutant.all)
  func `the law that speaks about it catches each shortcut of a recipe`(mutant: RecipeMutant) throws {
    let text = try #require(mutant.text, "an edit finds nothing to change")
    let bench = try ShieldBench(recipe: text, named: PlainShield.name)
    do {
      let violation = try mutant.broken.violation(bench)
      #expect(violation != nil, "nothing shows that \(mutant.description)")
    } catch let mistake as StepError {
      // A wrong recipe may also stumble over what it has lost.
      Issue.record("the mutant does not run: \(mistake)")
    }
  }

  @Test func `every law is broken by some mutant`() {
    let broken = Set(RecipeMutant.all.map { $0.broken.description })
    for law in ShieldLaw.all { #expect(broken.contains(law.description), "\(law)") }
  }

  @Test(arguments: ShieldLaw.all)
  func `the reference recipe obeys every law`(law: ShieldLaw) throws {
    let bench = ShieldBench(library: try RecipeLibrary.builtIn(), recipe: "reference")
    let violation = try law.violation(bench)
    #expect(violation == nil)
  }
}

extension ShieldLaw: CustomTestStringConvertible {
  var testDescription: String { description }
}

extension RecipeMutant: CustomTestStringConvertible {
  var testDescription: String { description }
}

/// Recipes in public use that claim to detach, measured by the same trees.
@Suite struct DetachClaimTests {
  private static func recipes() throws -> [Recipe] {
    try RecipeLibrary.builtIn().recipes.filter {
      $0.offMode == .detaches && !$0.isCoverOnly && $0.action("disable") != nil
    }
  }

  /// The window for recipes that graft layers, else the content.
  private static func target(of recipe: Recipe) -> String { recipe.name.contains("graft") ? "#main" : "#page" }

  @Test func `a claim to detach is called wrong exactly if the trees differ`() throws {
    let library = try RecipeLibrary.builtIn()
    let recipes = try Self.recipes()
    #expect(recipes.contains { $0.name == "reference" })
    for recipe in recipes {
      let bench = ShieldBench(library: library, recipe: recipe.name)
      for profile in ShieldBench.systems where profile.name != "26.5" {
        let states = try bench.states(
          on: profile, [bench.attach(target: Self.target(of: recipe)), "{ \"call\": \"shield.disable\" }"])
        let findings = HealthChecks.findings(HealthInput(simulation: states[2], comparison: nil))
        let isCalledWrong = findings.contains { $0.rule == "S2" && $0.severity == .error }
        let isDifferent = states[2].windowTrees != states[0].windowTrees
        #expect(isCalledWrong == isDifferent, "\(recipe.name) on \(profile.name)")
      }
    }
  }
}
