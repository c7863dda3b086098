/// How long a piece of work took when it was repeated.
struct BenchmarkTiming: Sendable {
  /// How often work runs before it is measured.
  static let warmUps = 2
  /// The fewest and the most measurements where nobody gives a number.
  static let bounds = 5...200
  /// How long is measured where nobody gives a number.
  static let span = Duration.seconds(1)

  /// The time of each measurement, shortest first; never empty.
  let durations: [Duration]

  /// Measures work.
  ///
  /// - Parameters:
  ///   - rounds: How often to measure; as often as fits into about a second when nil.
  ///   - time: How much time has passed since some fixed moment.
  ///   - work: The work; it is stopped between two rounds when the run is interrupted.
  init(rounds: Int?, time: () -> Duration, of work: () throws -> Void) throws {
    let most = rounds ?? Self.bounds.upperBound
    for _ in 0..<Self.warmUps {
      try Interruption.check()
      try work()
    }
    var durations: [Duration] = []
    let start = time()
    var end = start
    repeat {
      try Interruption.check()
      let begin = time()
      try work()
      end = time()
      durations.append(end - begin)
      let isEnough = rounds == nil && durations.count >= Self.bounds.lowerBound && end - start >= Self.span
      if isEnough { break }
    } while durations.count < most
    self.durations = durations.sorted()
  }

  /// The number of measurements.
  var count: Int { durations.count }

  /// The middle one of the times in milliseconds, the later of two.
  var median: Double { Self.milliseconds(durations[durations.count / 2]) }

  /// The shortest time in milliseconds.
  var least: Double { Self.milliseconds(durations[0]) }

  private static func milliseconds(_ duration: Duration) -> Double { duration / .milliseconds(1) }
}
