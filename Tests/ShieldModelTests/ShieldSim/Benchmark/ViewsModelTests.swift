import Testing

@testable import ShieldModel
@testable import ShieldSim

@Suite struct ViewsModelTests {
  @Test(arguments: [3, 4])
  func `the model has the states that a plain search finds, in any way of searching`(nodes: Int) {
    let space = ViewsModel(nodes: nodes)
    let reference = ReferenceSearch(space)
    for mode in ExplorerMode.all { #expect(reference.differences(from: mode.explorer(of: space)) == []) }
    for found in reference.found { #expect(space.flaw(at: found.state) == nil) }
  }

  @Test func `five nodes have the number of states that other checkers find`() {
    let report = Explorer(ViewsModel(nodes: 5)).run(parallelFor: Workers(count: 2).perform)
    #expect(report.outcome == .exhausted)
    #expect(report.states == 48_384)
    #expect(report.transitions == 761_472)
    #expect(Double(report.memory.states + report.memory.table + report.memory.paths) / 48_384 <= 24)
  }

  @Test func `the shortest leak is a flag and a recording`() throws {
    let space = ViewsModel(nodes: 6, forbidsLeaks: true)
    let explorer = Explorer(space)
    let report = explorer.run()
    let path = try #require(report.counterexample.flatMap { explorer.path(of: $0) })
    #expect(path.actions == [.toggle(1), .startCapture(2)])
    #expect(path.droppableSteps(in: space) { space.marks(in: $0).held == 0 } == [])
    #expect(path.listing(in: space).text.contains("capture: 0 -> 2"))
  }
}
