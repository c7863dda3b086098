import ShieldModel
import Testing

@Suite struct ExplorerTests {
  @Test(arguments: ExplorerMode.all)
  func `jugs of three and five measure four in six steps`(mode: ExplorerMode) throws {
    let explorer = mode.explorer(of: Jugs())
    let report = explorer.report
    #expect(report.outcome == .exhausted)
    #expect(report.states == 16)
    #expect(report.transitions == 96)
    #expect(report.properties.map(\.verdict) == [.violated(state: 13), .witnessed(state: 3)])
    let path = try #require(explorer.path(of: report.properties[0]))
    #expect(
      path.actions == [.fillBig, .pourBig, .emptySmall, .pourBig, .fillBig, .pourBig])
    #expect(path.last == Jugs.State(small: 3, big: 4))
    let witness = try #require(explorer.path(of: report.properties[1]))
    #expect(witness.steps.count == 2)
  }

  @Test(arguments: ExplorerMode.all)
  func `a farmer crosses the river in seven trips, and nobody is eaten in ten states`(mode: ExplorerMode) throws {
    let explorer = mode.explorer(of: RiverCrossing())
    let report = explorer.report
    #expect(report.outcome == .exhausted)
    #expect(report.states == 10)
    #expect(report.transitions == 30)
    #expect(report.outside == 10)
    #expect(report.depths == [1, 1, 1, 2, 2, 1, 1, 1])
    #expect(!report.isProof)
    let path = try #require(explorer.path(of: report.properties[0]))
    #expect(path.steps.count == 7)
    #expect(path.actions.first == 2)
  }

  @Test(arguments: [(3, 14), (4, 34), (5, 82), (6, 198), (7, 478)])
  func `philosophers have as many states as the Pell-Lucas numbers say, and one without a way out`(
    count: Int, states: Int
  ) {
    let report = Explorer(Philosophers(count: count), options: ExplorerOptions(stopsAtCounterexample: false)).run()
    #expect(report.states == states)
    #expect(report.deadEnds == 1)
    #expect(report.depths.count > count)
    #expect(report.counterexample?.property.name == "somebody can do something")
  }

  @Test(arguments: ExplorerMode.all)
  func `a board of two by three tiles has half of all orders, up to twenty-one moves away`(mode: ExplorerMode) {
    let report = mode.explorer(of: SlidingTiles()).report
    #expect(report.states == 360)
    #expect(
      report.depths == [1, 2, 3, 5, 6, 7, 10, 12, 12, 16, 23, 25, 28, 39, 44, 40, 29, 21, 18, 12, 6, 1])
    #expect(report.transitions == 840)
  }

  @Test(arguments: [(1, 12), (2, 56), (3, 288), (4, 1568)])
  func `two-phase commit has as many states as others find, and is consistent`(count: Int, states: Int) {
    let report = Explorer(TwoPhaseCommit(count: count)).run()
    #expect(report.outcome == .exhausted)
    #expect(report.states == states)
    #expect(report.properties[0].verdict == .holds)
    #expect(report.isProof)
  }

  @Test(arguments: ExplorerMode.all)
  func `a hasty two-phase commit is caught in the fewest steps`(mode: ExplorerMode) throws {
    let space = TwoPhaseCommit(count: 3, isHasty: true)
    let explorer = mode.explorer(of: space, options: ExplorerOptions())
    let report = explorer.report
    #expect(report.outcome == .bounded(.counterexample))
    let path = try #require(report.counterexample.flatMap { explorer.path(of: $0) })
    #expect(path.actions == [.giveUp(0), .commit, .obeyCommit(1)])
    #expect(path.droppableSteps(in: space) { space.marks(in: $0).held & 1 == 0 } == [])
  }

  @Test(arguments: [(1, 9, 10), (3, 4, 125), (4, 2, 81), (6, 1, 64)])
  func `counters make a grid whose layers follow from the binomial theorem`(counters: Int, limit: Int, states: Int) {
    let space = CounterGrid(counters: counters, limit: UInt8(limit))
    let report = Explorer(space).run()
    #expect(report.states == states)
    #expect(report.transitions == UInt64(counters * limit * states / (limit + 1)))
    #expect(report.depths.count == counters * limit + 1)
    #expect(report.depths == report.depths.reversed())
    #expect(report.deadEnds == 1)
    let wrapping = Explorer(CounterGrid(counters: counters, limit: UInt8(limit), wraps: true)).run()
    #expect(wrapping.states == states)
    #expect(wrapping.transitions == UInt64(counters * states))
    #expect(wrapping.deadEnds == 0)
  }

  @Test func `toy systems come to what a plain search finds`() {
    func check<Space: StateSpace>(_ space: Space) {
      let explorer = Explorer(space, options: ExplorerOptions(stopsAtCounterexample: false))
      explorer.run()
      #expect(ReferenceSearch(space).differences(from: explorer) == [])
    }
    check(Jugs())
    check(RiverCrossing())
    check(Philosophers(count: 4))
    check(SlidingTiles())
    check(TwoPhaseCommit(count: 3))
    check(TwoPhaseCommit(count: 2, isHasty: true))
    check(CounterGrid(counters: 3, limit: 3, wraps: true))
  }

  @Test func `thousands of states are numbered alike by any number of threads`() {
    let space = CounterGrid(counters: 5, limit: 4)
    let alone = Explorer(space).run()
    #expect(alone.states == 3125)
    for sharing in [ExplorerMode.Sharing.threads, .backwards, .careless] {
      let explorer = ExplorerMode(storage: .exact, sharing: sharing).explorer(of: space)
      #expect(explorer.report.depths == alone.depths)
      #expect(explorer.report.properties == alone.properties)
      for index in [0, 1, 777, 3124] { #expect(explorer.path(to: index)?.steps.count == depth(of: index, in: alone)) }
      #expect(explorer.path(to: 3125) == nil)
      #expect(explorer.path(to: -1) == nil)
    }
  }

  private func depth(of index: Int, in report: ExplorerReport) -> Int {
    var left = index
    for (depth, count) in report.depths.enumerated() {
      if left < count { return depth }
      left -= count
    }
    return -1
  }
}
