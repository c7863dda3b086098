import Dispatch

/// Several threads that share work among themselves, for calls of the core that take such a thing.
///
/// The core itself knows no threads.
public struct Workers: Sendable {
  /// How many threads work at the same time; no more than there are processors.
  public let count: Int

  /// That many threads, at least one.
  public init(count: Int) { self.count = max(1, count) }

  /// Calls the body once for every number below a count and returns when all calls have returned.
  ///
  /// Each worker takes every so many-th number, so that neighbours, which often take equally long, are spread.
  public func perform(_ numbers: Int32, _ body: @Sendable (Int32) -> Void) {
    let workers = min(count, Int(numbers))
    if workers <= 1 {
      for number in 0..<max(0, numbers) { body(number) }
      return
    }
    DispatchQueue.concurrentPerform(iterations: workers) { worker in
      for number in stride(from: worker, to: Int(numbers), by: workers) { body(Int32(number)) }
    }
  }
}
