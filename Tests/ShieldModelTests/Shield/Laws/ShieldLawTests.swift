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
