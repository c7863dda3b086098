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

  /// Runs the tool as this process.
  func runToExit(_ words: [String]) async -> ExitStatus {
    let status = await run(words)
    // Nothing can be said about work that was cut short, whatever the part that was done found.
    return Interruption.isRequested ? .interrupted : status
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
