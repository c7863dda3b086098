import Foundation

/// Where the signal handler writes; set once, before the handler is installed.
private nonisolated(unsafe) var signalPipe: Int32 = -1

extension Interruption {
  /// How long the words before the exit may take; the output may be stuck.
  private static let farewell: DispatchTimeInterval = .milliseconds(100)

  /// How long work may take to come to an end by itself once it was asked to.
  private static let grace: TimeInterval = 3

  /// Begins to listen for SIGINT and SIGTERM.
  ///
  /// The handler only writes a byte into a pipe, since a handler may do little else. A thread waits for the bytes, sets
  /// the flag and calls the closures, each on a thread of its own: they may write to a console whose reader is stuck,
  /// and then the second signal must still be heard. A signal that the parent process chose to ignore (`nohup`,
  /// background jobs) stays ignored.
  func listen(onFirst: @escaping @Sendable () -> Void, beforeExit: @escaping @Sendable () -> Void) {
    let heard = [SIGINT, SIGTERM].filter { !Self.isIgnored($0) }
    var ends: [Int32] = [-1, -1]
    guard !heard.isEmpty, pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // A handler must never wait; when the pipe is full there are signals enough in it.
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    signalPipe = ends[1]
    let readingEnd = ends[0]
    Thread.detachNewThread { [self] in
      var byte: UInt8 = 0
      while true {
        let count = read(readingEnd, &byte, 1)
        if count < 0, errno == EINTR { continue }
        guard count == 1 else { return }
        if request() { Self.exit(after: beforeExit) }
        Thread.detachNewThread(onFirst)
        // Not all work looks at the flag often enough; files are written in one go, so nothing is left half done.
        Thread.detachNewThread {
          Thread.sleep(forTimeInterval: Self.grace)
          Self.exit(after: beforeExit)
        }
      }
    }
    for number in heard {
      _ = signal(number) { _ in
        let saved = errno
        var byte: UInt8 = 1
        _ = write(signalPipe, &byte, 1)
        errno = saved
      }
    }
  }

  private static func exit(after words: @escaping @Sendable () -> Void) {
    let isSaid = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      words()
      isSaid.signal()
    }
    _ = isSaid.wait(timeout: .now() + farewell)
    _exit(ExitStatus.interrupted.rawValue)
  }

  /// Whether the process was started with a signal ignored.
  private static func isIgnored(_ number: Int32) -> Bool {
    let previous = signal(number, SIG_DFL)
    guard unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) else { return false }
    _ = signal(number, SIG_IGN)
    return true
  }
}
