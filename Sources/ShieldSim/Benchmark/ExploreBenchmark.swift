import ShieldModel

/// `shieldsim benchmark explore`: the time of a search through all states of a model.
enum ExploreBenchmark {
  static let nodes = Option(
    "nodes", .integer("N", in: 3...8), default: 6, "Says how many nodes the model has.")

  static let workers = Option(
    "workers", .integer("N", in: 1...64), default: 1, "Searches with N threads.")

  static let onlyFingerprints = Option(
    flag: "fingerprints", "Keeps fingerprints of states instead of the states.")

  static let command = Command(
    CommandSpecification(
      "explore", in: .workshop, "Measures a search through all states of a model.",
      discussion: [
        "The model is a tree of views with flags, commits and captures. It has 48384 states with 5 nodes, 731136 with "
          + "6 and 11354112 with 7, for every checker that is given the same events. The search is exact, breadth "
          + "first and keeps what it needs to say how a state was reached; the bytes for each state include that.",
        "With 8 nodes it has more states than fit into most memories.",
      ],
      options: [nodes, workers, onlyFingerprints, BenchmarkOptions.rounds, BenchmarkOptions.json],
      examples: [
        CommandExample("shieldsim benchmark explore", "Searches the model with 6 nodes."),
        CommandExample("shieldsim benchmark explore --nodes 7 --workers 2 --rounds 1", "Searches a large one once."),
      ])
  ) { arguments, console in
    let nodes = arguments[nodes]
    let workers = Workers(count: arguments[workers])
    let options = ExplorerOptions(storage: arguments[onlyFingerprints] ? .fingerprints : .exact)
    var report = BenchmarkReport("explore", console: console)
    var last: ExplorerReport?
    let timing = try BenchmarkTiming(rounds: arguments[BenchmarkOptions.rounds], time: console.time) {
      last = try search(nodes: nodes, workers: workers, options)
    }
    if let last {
      report.add(
        "views \(nodes)", mode: "\(workers.count) \(workers.count == 1 ? "worker" : "workers")", timing,
        counts: counts(of: last, milliseconds: timing.median))
    }
    try report.write(asJSON: arguments[BenchmarkOptions.json], to: console)
    return .holds
  }

  private static func search(nodes: Int, workers: Workers, _ options: ExplorerOptions) throws -> ExplorerReport {
    let explorer = Explorer(ViewsModel(nodes: nodes), options: options)
    let shouldStop: @Sendable () -> Bool = { Interruption.isRequested }
    let report =
      workers.count == 1
      ? explorer.run(shouldStop: shouldStop)
      : explorer.run(shouldStop: shouldStop, parallelFor: workers.perform)
    try Interruption.check()
    return report
  }

  private static func counts(of report: ExplorerReport, milliseconds: Double) -> [String: Int] {
    [
      "states": report.states,
      "transitions": Int(clamping: report.transitions),
      "states/s": milliseconds > 0 ? Int(Double(report.states) / milliseconds * 1000) : 0,
      "bytes/state": Int((Double(report.memory.total) / Double(max(1, report.states))).rounded(.up)),
    ]
  }
}
