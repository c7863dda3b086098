import Testing

@testable import ShieldSim

@Suite struct BenchmarkTimingTests {
  /// A clock that work moves on.
  private final class Clock {
    var now = Duration.zero
    var calls = 0

    func work(_ duration: Duration) {
      calls += 1
      now += duration
    }
  }

  @Test(arguments: [(Duration.milliseconds(1), 200), (.milliseconds(10), 100), (.seconds(3), 5)])
  func `work is repeated for a second, within bounds`(duration: Duration, count: Int) throws {
    let clock = Clock()
    let timing = try BenchmarkTiming(rounds: nil, time: { clock.now }, of: { clock.work(duration) })
    #expect(timing.count == count)
    #expect(clock.calls == count + BenchmarkTiming.warmUps)
    #expect(timing.median == duration / .milliseconds(1))
  }

  @Test func `the median is the middle one, however the times came, and a given number of rounds holds`() throws {
    let clock = Clock()
    var durations: [Duration] = [0, 0, 9, 1, 4, 30, 2].map { .milliseconds($0) }
    let timing = try BenchmarkTiming(rounds: 5, time: { clock.now }, of: { clock.work(durations.removeFirst()) })
    #expect((timing.least, timing.median, timing.count) == (1, 4, 5))
  }
}
