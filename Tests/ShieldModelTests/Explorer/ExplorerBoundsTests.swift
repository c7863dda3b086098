import ShieldModel
import Testing

@testable import ShieldSim

@Suite struct ExplorerBoundsTests {
  private static let space = CounterGrid(counters: 5, limit: 3)

  private static let limits: [(ExplorerLimits, ExplorerBound)] = [
    (ExplorerLimits(states: 1), .states), (ExplorerLimits(states: 100), .states),
    (ExplorerLimits(states: 1023), .states), (ExplorerLimits(depth: 0), .depth), (ExplorerLimits(depth: 7), .depth),
    (ExplorerLimits(depth: 14), .depth), (ExplorerLimits(bytes: 1), .memory), (ExplorerLimits(bytes: 20_000), .memory),
  ]

  @Test(arguments: limits)
  func `a search with a limit never says that it is exhausted`(limits: ExplorerLimits, bound: ExplorerBound) {
    var reports: [ExplorerReport] = []
    for sharing in [ExplorerMode.Sharing.oneThread, .threads, .backwards] {
      let report = ExplorerMode(storage: .exact, sharing: sharing).explorer(of: Self.space, limits: limits).report
      #expect(report.outcome == .bounded(bound))
      #expect(report.queue > 0)
      #expect(report.properties.map(\.verdict) == [.undecided, .undecided])
      #expect(!report.isProof)
      reports.append(report)
    }
    for report in reports {
      #expect(report.states == reports[0].states)
      #expect(report.transitions == reports[0].transitions)
      #expect(report.depths == reports[0].depths)
    }
  }

  @Test func `a limit is exceeded by the successors of one state at most`() {
    for most in stride(from: 1, to: 1024, by: 31) {
      let report = Explorer(Self.space).run(limits: ExplorerLimits(states: most))
      #expect(report.states >= most)
      #expect(report.states < most + 5)
    }
    #expect(Explorer(Self.space).run(limits: ExplorerLimits(states: 1024)).depths.reduce(0, +) == 1024)
  }

  @Test func `a depth that is enough leaves nothing to look at`() {
    #expect(Explorer(Self.space).run(limits: ExplorerLimits(depth: 15)).outcome == .bounded(.depth))
    #expect(Explorer(Self.space).run(limits: ExplorerLimits(depth: 16)).outcome == .exhausted)
    let report = Explorer(Self.space).run(limits: ExplorerLimits(depth: 3))
    #expect(report.depths == [1, 5, 15, 35])
  }

  @Test(arguments: ExplorerMode.all)
  func `a search goes on where it ended and comes to the same`(mode: ExplorerMode) {
    let whole = mode.explorer(of: Self.space)
    let options = ExplorerOptions(storage: mode.storage, stopsAtCounterexample: false)
    let explorer = Explorer(Self.space, options: options)
    for most in [3, 10, 50, 51, 52, 500, 900] { mode.run(explorer, limits: ExplorerLimits(states: most)) }
    #expect(explorer.report.outcome == .bounded(.states))
    mode.run(explorer)
    #expect(explorer.report.outcome == .exhausted)
    #expect(explorer.report.depths == whole.report.depths)
    #expect(explorer.report.transitions == whole.report.transitions)
    #expect(explorer.report.properties == whole.report.properties)
    #expect(ReferenceSearch(Self.space).differences(from: explorer) == [])
  }

  @Test func `a search that is stopped leaves a report, and goes on when asked`() {
    for patience in [0, 1, 3, 20] {
      let asked = Locked(0)
      let explorer = Explorer(Self.space)
      let report = explorer.run(shouldStop: {
        asked.withLock { count in
          count += 1
          return count > patience
        }
      })
      #expect(report.outcome == .bounded(.stopped))
      #expect(report.states >= 1)
      #expect(report.queue > 0)
      #expect(explorer.path(to: report.states - 1) != nil)
      explorer.run(parallelFor: Workers(count: 2).perform)
      #expect(ReferenceSearch(Self.space).differences(from: explorer) == [])
    }
  }

  @Test func `progress is told in order`() {
    var steps: [ExplorerProgress] = []
    let report = Explorer(Self.space).run(progress: { steps.append($0) })
    #expect(steps.count > 5)
    #expect(steps.last?.states == report.states)
    #expect(steps.last?.queue == 0)
    for (earlier, later) in zip(steps, steps.dropFirst()) {
      #expect(earlier.states <= later.states)
      #expect(earlier.depth <= later.depth)
      #expect(earlier.transitions <= later.transitions)
    }
  }

  @Test func `nothing has been looked at before a search begins`() {
    let report = Explorer(Self.space).report
    #expect(report.outcome == .bounded(.stopped))
    #expect(report.states == 0)
    #expect(report.isVacuous)
    #expect(report.properties.allSatisfy { $0.verdict == .undecided })
  }

  @Test func `the memory that is told covers states, table and paths`() {
    let report = Explorer(Self.space).run()
    #expect(report.memory.states >= UInt64(5 * report.states))
    #expect(report.memory.table >= UInt64(8 * report.states))
    #expect(report.memory.paths >= UInt64(report.states / 4))
    #expect(report.memory.total > report.memory.states + report.memory.table)
  }
}
