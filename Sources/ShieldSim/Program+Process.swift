import Foundation

extension Program {
  /// Sets up this process and returns the program that runs in it.
  ///
  /// Must be called before other threads are started: no file that they open may take the number of a standard
  /// descriptor that the parent process closed.
  static func forThisProcess() -> Program {
    StandardDescriptors.fillGaps()
    _ = signal(SIGPIPE, SIG_IGN)
    let environment = ProcessInfo.processInfo.environment
    let console = Console.standard(environment: environment)
    Interruption.shared.listen {
      console.say("stopping; interrupt once more to stop at once")
    } beforeExit: {
      console.hideProgress()
    }
    return Program(table: .shieldsim, environment: environment, console: console)
  }

  /// Runs the tool as this process, whose first thread waits for it.
  ///
  /// An asynchronous entry point would end the first thread instead of waiting, and to end a thread the runtime reads
  /// all unwinding tables of a fully static executable, which takes longer than most commands. The price is that no
  /// command may ask for the main actor.
  func runToExit(_ words: [String]) -> ExitStatus {
    let status = Locked(ExitStatus.internal)
    let isDone = DispatchSemaphore(value: 0)
    Task.detached {
      let result = await run(words)
      status.withLock { $0 = result }
      isDone.signal()
    }
    isDone.wait()
    // Nothing can be said about work that was cut short, whatever the part that was done found.
    return Interruption.isRequested ? .interrupted : status.withLock { $0 }
  }

  /// Prints the versions without setting up anything else.
  static func printVersion() -> ExitStatus {
    _ = signal(SIGPIPE, SIG_IGN)
    do throws(SystemError) {
      try FileDescriptorSink(descriptor: STDOUT_FILENO).write(Array(Version.line.utf8))
      return .holds
    } catch {
      if error.code == EPIPE { return .holds }
      let line = "error: cannot write to standard output: \(error.words)\n"
      try? FileDescriptorSink(descriptor: STDERR_FILENO).write(Array(line.utf8))
      return .cannotWrite
    }
  }
}
