import Foundation

/// Runs work that calls itself deeply on a thread whose stack is known to be large enough.
///
/// Foundation's decoder uses more than 1,500 bytes of stack a level. 512 levels fit into the main thread, but not
/// into the 512 KB that other threads have on Apple's systems.
enum RoomyThread {
  /// The size of the stack in bytes.
  static let stackSize = 16 << 20

  private final class Outcome<Value: Sendable>: @unchecked Sendable {
    // Unchecked: the semaphore orders the one write before the one read.
    var value: Result<Value, any Error>?
  }

  /// Runs work on a new thread and waits for it.
  ///
  /// - Throws: What the work throws, or `CancellationError` when there was no thread to run it.
  static func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) throws -> Value {
    let outcome = Outcome<Value>()
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      outcome.value = Result { try work() }
      isDone.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    isDone.wait()
    guard let value = outcome.value else { throw CancellationError() }
    return try value.get()
  }
}
