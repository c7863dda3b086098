import Testing

@testable import ShieldModel

/// Each part of the shield's side of the model obeys its law, and every wrong way to do it is caught by that law.
@Suite struct ModelMutantTests {
  @Test(arguments: [
    ModelMutant.statuses.right, ModelMutant.owners.right, ModelMutant.switches.right, ModelMutant.layouts.right,
    ModelMutant.faultWays.right,
  ])
  func `the model obeys its law`(right: ModelMutant) throws {
    let violation = try right.violation()
    #expect(violation == nil)
  }

  @Test(arguments: ModelMutant.statuses.wrong)
  func `a status that is not computed from the layers is caught`(mutant: ModelMutant) throws {
    let violation = try mutant.violation()
    #expect(violation != nil)
  }

  @Test(arguments: ModelMutant.owners.wrong)
  func `bookkeeping of owners that counts wrongly is caught`(mutant: ModelMutant) throws {
    let violation = try mutant.violation()
    #expect(violation != nil)
  }

  @Test(arguments: ModelMutant.switches.wrong)
  func `a secure switch that writes another mask is caught`(mutant: ModelMutant) throws {
    let violation = try mutant.violation()
    #expect(violation != nil)
  }

  @Test(arguments: ModelMutant.layouts.wrong)
  func `a layout of the field that treats its canvas otherwise is caught`(mutant: ModelMutant) throws {
    let violation = try mutant.violation()
    #expect(violation != nil)
  }

  @Test(arguments: ModelMutant.faultWays.wrong)
  func `a fault that is kept back or made up is caught`(mutant: ModelMutant) throws {
    let violation = try mutant.violation()
    #expect(violation != nil)
  }
}

extension ModelMutant: CustomTestStringConvertible {
  var testDescription: String { description }
}
