/// Work on many items at the same time, but on no more than a number of them.
enum BoundedTasks {
  /// The results of some work on each item, in the order of the items, however many jobs there are.
  ///
  /// Throws what the first failing work throws, or `InterruptedError` when the tool is asked to stop; the rest is
  /// cancelled then.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int, _ work: @escaping @Sendable (Item) async throws -> Result
  ) async throws -> [Result] {
    var results = [Result?](repeating: nil, count: items.count)
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      var next = 0
      func start() {
        guard next < items.count else { return }
        let index = next
        let item = items[index]
        next += 1
        group.addTask {
          try Interruption.check()
          try Task.checkCancellation()
          return (index, try await work(item))
        }
      }
      for _ in 0..<max(1, jobs) { start() }
      while let (index, result) = try await group.next() {
        results[index] = result
        start()
      }
    }
    return results.compactMap { $0 }
  }
}
