@testable import ShieldSim

/// A time that only moves when a test moves it.
final class ManualTime: Sendable {
  private let moment = Locked(Duration.zero)

  var now: Duration { moment.withLock { $0 } }

  func move(by step: Duration) {
    moment.withLock { $0 += step }
  }
}
