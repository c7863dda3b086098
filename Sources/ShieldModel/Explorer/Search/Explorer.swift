/// A breadth-first search through a state space.
///
/// ```
///        states by index, in the order in which they were found
///   ┌───────────────────────────┬─────────────────┬──────────────┐
///   │ expanded                  │ block           │ queue        │
///   └───────────────────────────┴─────────────────┴──────────────┘
///                                 │ several threads: successors, look up, marks
///                                 ▼
///                               candidates, in the order of states and actions
///                                 │ one thread: insert, number, count
///                                 ▼
///                               more states at the end
/// ```
///
/// States are numbered in the order of their parents and of the parents' actions, whatever the number of threads. So
/// everything a search reports is the same in every run, except where it was stopped from outside.
public final class Explorer<Space: StateSpace> {
  /// What is searched.
  public let space: Space
  /// How.
  public let options: ExplorerOptions
  @usableFromInline let engine: SearchEngine

  /// A search that has not begun.
  public init(_ space: Space, options: ExplorerOptions = ExplorerOptions()) {
    self.space = space
    self.options = options
    engine = SearchEngine(properties: space.properties, options: options)
  }

  /// Searches until everything has been looked at, a limit is reached or it is told to stop; goes on where it ended.
  ///
  /// - Parameters:
  ///   - limits: When to end although there is more.
  ///   - progress: Told now and then how far the search is.
  ///   - shouldStop: Asked every few expansions, by several threads, whether to end.
  ///   - parallelFor: Calls the body once for every number below the count, in any order and at the same time as it
  ///     likes, and returns when all calls have returned; nil for one thread.
  @inlinable
  @discardableResult
  public func run(
    limits: ExplorerLimits = ExplorerLimits(), progress: ((ExplorerProgress) -> Void)? = nil,
    shouldStop: @escaping @Sendable () -> Bool = { false },
    parallelFor: ((_ count: Int32, _ body: @Sendable (Int32) -> Void) -> Void)? = nil
  ) -> ExplorerReport {
    let space = space
    engine.run(limits, progress: progress, parallelFor: parallelFor) { job in
      Explorer.expand(space, &job, shouldStop)
    }
    return report
  }

  /// What the search has come to so far.
  public var report: ExplorerReport { engine.report }
}
