import Testing

@testable import ShieldSim

@Suite struct ExploreBenchmarkTests {
  @Test(arguments: [[], ["--workers", "2"], ["--fingerprints"]])
  func `a search is measured and its figures are printed`(arguments: [String]) async {
    let run = await ProgramRun(
      ["benchmark", "explore", "--nodes", "3", "--rounds", "1"] + arguments, table: .shieldsim)
    #expect(run.status == .holds)
    #expect(run.output.contains("views 3"))
    #expect(run.output.contains("median "))
    #expect(run.output.contains(" states"))
  }
}
