import ShieldModel
import Testing

@Suite struct StatePathTests {
  private let jugs = Jugs()
  private let shortest: [Jugs.Action] = [.fillBig, .pourBig, .emptySmall, .pourBig, .fillBig, .pourBig]

  private func isFour(_ state: Jugs.State) -> Bool { state.big == 4 }

  @Test func `a shortest path has no step to spare`() throws {
    let path = try #require(StatePath(from: Jugs.State(small: 0, big: 0), by: shortest, in: jugs))
    #expect(isFour(path.last))
    #expect(path.droppableSteps(in: jugs, where: isFour) == [])
    #expect(path.minimal(in: jugs, where: isFour).actions == shortest)
  }

  @Test(arguments: 0...6)
  func `a step that does nothing is found and dropped`(place: Int) throws {
    var actions = shortest
    let idle: Jugs.Action = [.emptyBig, .fillBig, .pourBig, .emptySmall, .pourBig, .fillBig, .pourBig][place]
    actions.insert(idle, at: place)
    let path = try #require(StatePath(from: Jugs.State(small: 0, big: 0), by: actions, in: jugs))
    #expect(isFour(path.last))
    let droppable = path.droppableSteps(in: jugs, where: isFour)
    #expect(droppable.contains(place))
    #expect(path.minimal(in: jugs, where: isFour).actions == shortest)
  }

  @Test func `actions that cannot happen make no path`() {
    let space = CounterGrid(counters: 2, limit: 1)
    #expect(StatePath(from: [0, 0], by: [0, 0], in: space) == nil)
    #expect(StatePath(from: [0, 0], by: [0, 1], in: space)?.last == [1, 1])
    #expect(StatePath(from: [0, 0], by: [5], in: space) == nil)
    #expect(StatePath(from: 0, by: [0], in: RiverCrossing()) == nil)
  }

  @Test func `a path without steps stays where it begins`() {
    let path = StatePath<Jugs>(initial: Jugs.State(small: 1, big: 2))
    #expect(path.last == path.initial)
    #expect(path.droppableSteps(in: jugs, where: isFour) == [])
    #expect(path.minimal(in: jugs) { _ in true }.steps.isEmpty)
  }

  @Test func `without shortest counterexamples a path can still be made minimal`() throws {
    for seed in 1...80 as ClosedRange<UInt64> {
      let space = RandomProcesses(seed: seed)
      let explorer = Explorer(space, options: ExplorerOptions(usesPartialOrder: true))
      guard let path = explorer.run().counterexample.flatMap({ explorer.path(of: $0) }) else { continue }
      let isBad: ([UInt8]) -> Bool = { space.marks(in: $0).held & 1 == 0 }
      let minimal = path.minimal(in: space, where: isBad)
      #expect(isBad(minimal.last))
      #expect(minimal.steps.count <= path.steps.count)
      #expect(minimal.droppableSteps(in: space, where: isBad) == [], "seed \(seed)")
    }
  }
}
