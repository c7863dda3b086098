import ShieldModel
import Testing

@Suite struct ExplorerReductionTests {
  private static let seeds: [UInt64] = Array(1...80)

  /// What a search says about each property, without where.
  private func verdicts(_ report: ExplorerReport) -> [String] {
    report.properties.map { property in
      switch property.verdict {
      case .violated: "violated"
      case .witnessed: "witnessed"
      case .holds: "holds"
      case .vacuous: "vacuous"
      case .unreachable: "unreachable"
      case .undecided: "undecided"
      }
    }
  }

  private func depths<Space: StateSpace>(_ explorer: Explorer<Space>) -> [Int?] {
    explorer.report.properties.map { property in explorer.path(of: property)?.steps.count }
  }

  /// Whether a path really leads to what a property says.
  private func isSound<Space: StateSpace>(_ explorer: Explorer<Space>) -> Bool {
    explorer.report.properties.enumerated().allSatisfy { index, property in
      guard property.decisiveState != nil else { return true }
      guard let path = explorer.path(of: property),
        let again = StatePath(from: path.initial, by: path.actions, in: explorer.space)
      else { return false }
      let isHeld = explorer.space.marks(in: again.last).held >> UInt64(index) & 1 == 1
      return property.property.kind == .always ? !isHeld : isHeld
    }
  }

  @Test(arguments: [ExplorerMode.Sharing.oneThread, .threads])
  func `with and without symmetry verdicts and shortest paths are the same`(sharing: ExplorerMode.Sharing) {
    var saved = 0
    for seed in Self.seeds {
      let space = RandomProcesses(seed: seed)
      let mode = ExplorerMode(storage: .exact, sharing: sharing)
      let plain = mode.explorer(of: space)
      let reduced = mode.explorer(
        of: space, options: ExplorerOptions(usesSymmetry: true, stopsAtCounterexample: false))
      #expect(verdicts(reduced.report) == verdicts(plain.report), "seed \(seed)")
      #expect(depths(reduced) == depths(plain), "seed \(seed)")
      #expect(isSound(reduced), "seed \(seed)")
      let classes = ReferenceSearch(space, usesSymmetry: true)
      #expect(reduced.report.states == classes.found.count, "seed \(seed)")
      saved += plain.report.states - reduced.report.states
    }
    #expect(saved > 500)
  }

  @Test func `symmetry makes two-phase commit smaller and says the same`() {
    for count in 2...4 {
      let space = TwoPhaseCommit(count: count)
      let plain = Explorer(space).run()
      let reduced = Explorer(space, options: ExplorerOptions(usesSymmetry: true)).run()
      #expect(reduced.states == Set(ReferenceSearch(space).found.map { space.canonical($0.state) }).count)
      #expect(reduced.states < plain.states)
      #expect(reduced.depths.count == plain.depths.count)
      #expect(verdicts(reduced) == verdicts(plain))
    }
  }

  @Test(arguments: [ExplorerMode.Sharing.oneThread, .threads, .backwards])
  func `with and without orders of independent actions verdicts are the same`(sharing: ExplorerMode.Sharing) {
    var saved = 0
    for seed in Self.seeds {
      let space = RandomProcesses(seed: seed)
      let mode = ExplorerMode(storage: .exact, sharing: sharing)
      let plain = mode.explorer(of: space)
      let options = ExplorerOptions(usesPartialOrder: true, stopsAtCounterexample: false)
      let reduced = mode.explorer(of: space, options: options)
      #expect(verdicts(reduced.report) == verdicts(plain.report), "seed \(seed)")
      #expect(isSound(reduced), "seed \(seed)")
      #expect(!reduced.report.findsShortest)
      #expect(
        reduced.report == ExplorerMode(storage: .exact, sharing: sharing).explorer(of: space, options: options).report)
      saved += plain.report.states - reduced.report.states
      let both = ExplorerOptions(usesSymmetry: true, usesPartialOrder: true, stopsAtCounterexample: false)
      #expect(verdicts(mode.explorer(of: space, options: both).report) == verdicts(plain.report), "seed \(seed)")
    }
    #expect(saved > 500)
  }

  @Test func `threads leave out the same orders as one thread does`() {
    for seed in Self.seeds {
      let space = RandomProcesses(seed: seed)
      let options = ExplorerOptions(usesPartialOrder: true, stopsAtCounterexample: false)
      let alone = ExplorerMode(storage: .exact, sharing: .oneThread).explorer(of: space, options: options).report
      for mode in ExplorerMode.all {
        let report = mode.explorer(of: space, options: options).report
        #expect(report.depths == alone.depths, "seed \(seed), \(mode.testDescription)")
        #expect(report.transitions == alone.transitions, "seed \(seed), \(mode.testDescription)")
        #expect(report.properties == alone.properties, "seed \(seed), \(mode.testDescription)")
      }
    }
  }

  @Test func `a choice of actions that others depend on is found out by comparison`() {
    let isNoticed = Self.seeds.contains { seed in
      let plain = Explorer(RandomProcesses(seed: seed), options: ExplorerOptions(stopsAtCounterexample: false)).run()
      let options = ExplorerOptions(usesPartialOrder: true, stopsAtCounterexample: false)
      let reduced = Explorer(RandomProcesses(seed: seed, isReckless: true), options: options).run()
      return verdicts(plain) != verdicts(reduced)
    }
    #expect(isNoticed)
  }

  @Test func `an automaton that goes round for ever does not keep the others from their turn`() {
    let report = Explorer(Carousel(), options: ExplorerOptions(usesPartialOrder: true)).run()
    #expect(report.outcome == .bounded(.counterexample))
  }

  @Test(arguments: [ExplorerMode.Sharing.oneThread, .threads])
  func `fingerprints of the space come to the same as those of the bytes`(sharing: ExplorerMode.Sharing) {
    for seed in Self.seeds {
      let space = RandomProcesses(seed: seed)
      let mode = ExplorerMode(storage: .fingerprints, sharing: sharing)
      let plain = mode.explorer(of: space)
      let own = mode.explorer(
        of: space, options: ExplorerOptions(usesSpaceFingerprints: true, stopsAtCounterexample: false))
      #expect(own.report.depths == plain.report.depths, "seed \(seed)")
      #expect(own.report.properties == plain.report.properties, "seed \(seed)")
      #expect(depths(own) == depths(plain), "seed \(seed)")
      #expect(ReferenceSearch(space).differences(from: own) == [], "seed \(seed)")
    }
  }

  @Test func `fingerprints alone say how probable an omission is, and prove nothing`() {
    let space = CounterGrid(counters: 5, limit: 4)
    let exact = Explorer(space).run()
    #expect(exact.omissionOdds == nil)
    #expect(exact.isProof)
    let explorer = Explorer(space, options: ExplorerOptions(storage: .fingerprints))
    let report = explorer.run()
    #expect(report.states == 3125)
    #expect(report.outcome == .exhausted)
    #expect(report.omissionOdds == UInt64.max / (3125 * 3124 / 2))
    #expect(!report.isProof)
    #expect(explorer.path(to: 3124)?.steps.count == 20)
  }

  @Test func `a fingerprint that two states share leaves one of them out`() {
    let space = Mistaken()
    #expect(Explorer(space).run().states == 64)
    let options = ExplorerOptions(storage: .fingerprints, usesSpaceFingerprints: true)
    #expect(Explorer(space, options: options).run().states == 8)
  }
}

/// A wheel that turns round for ever, of no concern to anybody, and a bomb.
private struct Carousel: StateSpace {
  var initialStates: [[UInt8]] { [[0, 0]] }

  func actions(in state: [UInt8], into actions: inout [Int]) { actions += state[1] == 0 ? [0, 1] : [0] }

  func next(_ state: [UInt8], after action: Int) -> [UInt8]? {
    action == 0 ? [(state[0] + 1) % 5, state[1]] : state[1] == 0 ? [state[0], 1] : nil
  }

  func ampleActions(of actions: [Int], in state: [UInt8]) -> [Int]? { [0] }

  var properties: [StateProperty] { [.always("quiet")] }

  func marks(in state: [UInt8]) -> PropertyMarks { PropertyMarks(concerned: 1, held: state[1] == 0 ? 1 : 0) }

  func encode(_ state: [UInt8], into bytes: inout StateWriter) { bytes.append(contentsOf: state) }

  func decode(_ bytes: inout StateReader) -> [UInt8]? { bytes.rest() }

  func name(of action: Int) -> String { "\(action)" }
}

/// A row of states whose fingerprints say too little.
private struct Mistaken: StateSpace {
  var initialStates: [UInt8] { [0] }

  func actions(in state: UInt8, into actions: inout [Int]) { actions += [1, 9] }

  func next(_ state: UInt8, after action: Int) -> UInt8? { (state + UInt8(action)) % 64 }

  func encode(_ state: UInt8, into bytes: inout StateWriter) { bytes.append(state) }

  func decode(_ bytes: inout StateReader) -> UInt8? { bytes.byte() }

  func fingerprint(of state: UInt8) -> UInt64 { UInt64(state % 8) << 40 }

  func name(of action: Int) -> String { "\(action)" }
}
