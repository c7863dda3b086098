import ShieldModel
import Testing

/// One of the ways to run a search, all of which must come to the same.
struct ExplorerMode: CustomTestStringConvertible {
  /// How the jobs of a block are called.
  enum Sharing: CaseIterable {
    case oneThread
    case inOrder
    case backwards
    case threads
    /// Some calls are missing, and some are beside the point.
    case careless
  }

  let storage: ExplorerOptions.Storage
  let sharing: Sharing

  static let all = Sharing.allCases.flatMap { sharing in
    [ExplorerOptions.Storage.exact, .fingerprints].map { ExplorerMode(storage: $0, sharing: sharing) }
  }

  var testDescription: String { "\(storage), \(sharing)" }

  /// Searches everything.
  func explorer<Space: StateSpace>(
    of space: Space, options: ExplorerOptions = ExplorerOptions(stopsAtCounterexample: false),
    limits: ExplorerLimits = ExplorerLimits()
  ) -> Explorer<Space> {
    var options = options
    options.storage = storage
    let explorer = Explorer(space, options: options)
    run(explorer, limits: limits)
    return explorer
  }

  /// Searches on.
  func run(_ explorer: Explorer<some StateSpace>, limits: ExplorerLimits = ExplorerLimits()) {
    switch sharing {
    case .oneThread: explorer.run(limits: limits)
    case .inOrder:
      explorer.run(limits: limits, parallelFor: { count, body in for job in 0..<count { body(job) } })
    case .backwards:
      explorer.run(limits: limits, parallelFor: { count, body in for job in (0..<count).reversed() { body(job) } })
    case .threads: explorer.run(limits: limits, parallelFor: Workers(count: 4).perform)
    case .careless:
      explorer.run(limits: limits, parallelFor: { count, body in for job in [-1, 1, count, .max] { body(job) } })
    }
  }
}
