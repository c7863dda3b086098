import ShieldModel
import Testing

@Suite struct ExplorerAgreementTests {
  private static let seeds: [UInt64] = Array(1...60)

  @Test(arguments: RandomGraph.Writing.allCases)
  func `random graphs come to what a plain search finds`(writing: RandomGraph.Writing) {
    for seed in Self.seeds {
      let space = RandomGraph(seed: seed, writing: writing)
      let reference = ReferenceSearch(space)
      for mode in ExplorerMode.all {
        let differences = reference.differences(from: mode.explorer(of: space))
        #expect(differences == [], "seed \(seed), \(mode.testDescription)")
      }
    }
  }

  @Test(arguments: RandomGraph.Writing.allCases)
  func `states that cannot be read back are made again`(writing: RandomGraph.Writing) {
    for seed in Self.seeds {
      let space = RandomGraph(seed: seed, writing: writing, isReadable: false)
      let reference = ReferenceSearch(space)
      for sharing in [ExplorerMode.Sharing.oneThread, .threads] {
        for storage in [ExplorerOptions.Storage.exact, .fingerprints] {
          let explorer = ExplorerMode(storage: storage, sharing: sharing).explorer(of: space)
          #expect(reference.differences(from: explorer) == [], "seed \(seed), \(storage), \(sharing)")
        }
      }
    }
  }

  @Test func `a search that ends with the first counterexample has found a shortest one`() {
    var count = 0
    for seed in Self.seeds {
      let space = RandomGraph(seed: seed)
      let reference = ReferenceSearch(space)
      let explorer = Explorer(space)
      let report = explorer.run()
      let depths = [0, 2].compactMap { reference.decisive($0) }.map { reference.found[$0].depth }
      guard let least = depths.min() else {
        #expect(report.outcome == .exhausted, "seed \(seed)")
        continue
      }
      count += 1
      #expect(report.outcome == .bounded(.counterexample), "seed \(seed)")
      let path = report.counterexample.flatMap { explorer.path(of: $0) }
      #expect(path?.steps.count == least, "seed \(seed)")
      let marks = path.map { space.marks(in: $0.last) }
      #expect(marks.map { $0.concerned & ~$0.held & 5 != 0 } == true, "seed \(seed)")
    }
    #expect(count > 10)
  }

  @Test(arguments: ReferenceSearch<RandomGraph>.Flaw.allCases)
  func `a wrong search is told from a right one`(flaw: ReferenceSearch<RandomGraph>.Flaw) {
    let isNoticed = Self.seeds.contains { seed in
      let space = RandomGraph(seed: seed)
      let explorer = Explorer(space, options: ExplorerOptions(stopsAtCounterexample: false))
      explorer.run()
      return !ReferenceSearch(space, flaw: flaw).differences(from: explorer).isEmpty
    }
    #expect(isNoticed)
  }

  @Test func `the spaces of these tests keep their promises`() {
    for seed in Self.seeds {
      for writing in RandomGraph.Writing.allCases {
        let space = RandomGraph(seed: seed, writing: writing)
        for state in space.edges.indices { #expect(space.flaw(at: state) == nil) }
      }
    }
    let space = TwoPhaseCommit(count: 3)
    for found in ReferenceSearch(space).found { #expect(space.flaw(at: found.state) == nil) }
    for found in ReferenceSearch(Jugs()).found { #expect(Jugs().flaw(at: found.state) == nil) }
  }
}
