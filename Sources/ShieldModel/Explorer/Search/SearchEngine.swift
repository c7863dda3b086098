/// The part of a search that does not depend on what is searched: blocks, order, counting, limits.
@usableFromInline
final class SearchEngine {
  /// So many states are expanded at once by one thread.
  private static let statesPerJob = 512
  /// So many jobs make a block where there are several threads.
  private static let jobsPerBlock = 8

  @usableFromInline let store: StateStore
  let options: ExplorerOptions
  /// What has been counted so far.
  @exclusivity(unchecked) private(set) var tally: SearchTally
  private let jobs: JobSlots
  private var end: ExplorerOutcome?
  /// Why the search can never come to its end: a state was dropped.
  private(set) var lastingEnd: ExplorerOutcome?

  init(properties: [StateProperty], options: ExplorerOptions) {
    self.options = options
    store = StateStore(isExact: options.storage == .exact)
    tally = SearchTally(properties: Array(properties.prefix(64)))
    jobs = JobSlots(count: Self.jobsPerBlock, store: store, options: options, hasProperties: !properties.isEmpty)
  }

  /// Searches on until something ends the search.
  @usableFromInline
  func run(
    _ limits: ExplorerLimits, progress: ((ExplorerProgress) -> Void)?,
    parallelFor: ((_ count: Int32, _ body: @Sendable (Int32) -> Void) -> Void)?,
    expand: @escaping @Sendable (inout ExpansionJob) -> Void
  ) {
    jobs.forgetRecent()
    if !tally.hasBegun {
      jobs.begin(0, from: 0, to: 0, isInitial: true)
      jobs.run(0, expand)
      takeInitial()
    }
    while true {
      end = reason(limits)
      if end != nil { return }
      let block = makeBlock(isParallel: parallelFor != nil)
      let jobs = jobs
      if let parallelFor, block.jobs > 1 {
        parallelFor(Int32(block.jobs)) { job in
          if job >= 0, job < Int32(block.jobs) { jobs.run(Int(job), expand) }
        }
      }
      // Jobs that were never called for are done here, so that the result is whole in any case.
      for job in 0..<block.jobs where !jobs.isDone(job) { jobs.run(job, expand) }
      end = take(block, limits)
      if let progress { progress(ExplorerProgress(tally, bytes: UInt64(store.byteCount))) }
      if end != nil { return }
    }
  }

  /// Some states to expand, all of the same depth.
  private struct Block {
    let from: Int
    let to: Int
    let jobs: Int
  }

  private func makeBlock(isParallel: Bool) -> Block {
    let from = tally.expanded
    let most = Self.statesPerJob * (isParallel ? Self.jobsPerBlock : 1)
    let to = min(tally.levelEnd, from + most)
    let count = isParallel ? max(1, min(Self.jobsPerBlock, (to - from) / 8)) : 1
    for job in 0..<count {
      jobs.begin(
        job, from: from + (to - from) * job / count, to: from + (to - from) * (job + 1) / count, isInitial: false)
    }
    return Block(from: from, to: to, jobs: count)
  }

  private func takeInitial() {
    jobs.withJob(0) { job in
      for entry in 0..<job.candidates.count { insert(entry, of: job) }
      tally.begin(states: store.count, outside: job.rows.count > 0 ? job.rows.base[0].outside : 0)
    }
    store.closeInitial()
  }

  /// Adds the candidates of a block in the order of its states, up to where the search ends; returns why it does.
  private func take(_ block: Block, _ limits: ExplorerLimits) -> ExplorerOutcome? {
    var end: ExplorerOutcome?
    for ordinal in 0..<block.jobs where end == nil {
      jobs.withJob(ordinal) { job in
        store.approach(job.candidates)
        var entry = 0
        for row in 0..<job.rows.count {
          end = reason(limits)
          if end != nil { return }
          let before = store.count
          while entry < Int(job.rows.base[row].end) {
            insert(entry, of: job)
            entry += 1
          }
          store.closeExpansion(children: store.count - before)
          tally.close(job.rows.base[row], states: store.count)
        }
        if job.rows.count < job.to - job.from { end = .bounded(.stopped) }
      }
    }
    store.forgetBytes(below: tally.expanded)
    return end
  }

  private func insert(_ entry: Int, of job: borrowing ExpansionJob) {
    let (base, count) = job.candidates.span(of: entry)
    if count > StateArena.lengthLimit {
      lastingEnd = .bounded(.stateTooLong)
    } else if store.count >= StateStore.indexLimit {
      lastingEnd = .bounded(.indices)
    } else if store.insert(job.candidates.fingerprints.base[entry], base, count: count) {
      tally.count(job.candidates.marks.base[entry], of: store.count - 1)
    }
  }

  /// Why the search ends before the next expansion, or nil if it goes on.
  private func reason(_ limits: ExplorerLimits) -> ExplorerOutcome? {
    if let lastingEnd { return lastingEnd }
    if options.stopsAtCounterexample, tally.hasCounterexample { return .bounded(.counterexample) }
    if tally.expanded == store.count { return .exhausted }
    if let most = limits.depth, tally.depth >= most { return .bounded(.depth) }
    if let most = limits.states, store.count >= most { return .bounded(.states) }
    if let most = limits.bytes, UInt64(store.byteCount) >= most { return .bounded(.memory) }
    return nil
  }

  /// Takes up what another search has counted; its states are in the store already.
  func resume(_ counts: SearchTally, lastingEnd ending: ExplorerOutcome?) {
    tally = counts
    lastingEnd = ending
  }

  /// What the search has come to so far.
  var report: ExplorerReport {
    let bytes = store.byteCounts
    return ExplorerReport(
      tally, outcome: end ?? .bounded(.stopped), isExact: options.storage == .exact,
      isReduced: options.usesPartialOrder,
      memory: ExplorerMemory(
        states: UInt64(bytes.states), table: UInt64(bytes.table), paths: UInt64(bytes.paths),
        work: UInt64(jobs.byteCount)))
  }
}
