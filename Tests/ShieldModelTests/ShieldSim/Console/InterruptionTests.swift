import Foundation
import Testing

@testable import ShieldSim

@Suite struct InterruptionTests {
  @Test func `the first request sets the flag and the second is known as such`() {
    let interruption = Interruption()
    #expect(!interruption.isRequested)
    #expect(!interruption.request())
    #expect(interruption.isRequested)
    #expect(interruption.request())
  }

  @Test func `an interrupted command says so and ends as such`() async {
    let table = CommandTable(
      tool: "t", summary: "Is a test.",
      commands: [Command(CommandSpecification("c", in: .look, "Is one.")) { _, _ in throw InterruptedError() }])
    let run = await ProgramRun(["c", "--quiet"], table: table)
    #expect(run.status == .interrupted)
    #expect(run.talk == "error: interrupted before the work was done\n")
  }

  // Each of the following runs in a process of its own, which the signals may end.

  @Test func `a signal sets the flag, and work that asks for it can end in its own way`() async {
    await #expect(processExitsWith: .exitCode(3)) {
      Interruption.shared.listen(onFirst: {}, beforeExit: {})
      kill(getpid(), SIGTERM)
      for _ in 0..<1_000 where !Interruption.isRequested { usleep(5_000) }
      #expect(throws: InterruptedError.self) { try Interruption.check() }
      exit(3)
    }
  }

  @Test func `the second signal ends the process at once`() async {
    await #expect(processExitsWith: .exitCode(130)) {
      Interruption.shared.listen(onFirst: {}, beforeExit: {})
      kill(getpid(), SIGINT)
      for _ in 0..<1_000 where !Interruption.isRequested { usleep(5_000) }
      kill(getpid(), SIGTERM)
      for _ in 0..<1_000 { usleep(5_000) }
      exit(4)
    }
  }

  @Test func `words that never end do not keep the second signal from ending the process`() async {
    await #expect(processExitsWith: .exitCode(130)) {
      Interruption.shared.listen(
        onFirst: { while true { sleep(60) } }, beforeExit: { while true { sleep(60) } })
      kill(getpid(), SIGINT)
      for _ in 0..<1_000 where !Interruption.isRequested { usleep(5_000) }
      kill(getpid(), SIGINT)
      for _ in 0..<1_000 { usleep(5_000) }
      exit(4)
    }
  }

  @Test func `a signal that the parent process ignores stays ignored`() async {
    await #expect(processExitsWith: .exitCode(5)) {
      _ = signal(SIGINT, SIG_IGN)
      Interruption.shared.listen(onFirst: {}, beforeExit: {})
      kill(getpid(), SIGINT)
      usleep(50_000)
      exit(Interruption.isRequested ? 6 : 5)
    }
  }
}
