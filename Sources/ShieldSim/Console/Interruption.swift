import Foundation

/// The wish of a person or the system that the tool stops.
///
/// Long work asks `Interruption.isRequested` now and then, or calls `Interruption.check()`, which throws. The first
/// SIGINT or SIGTERM sets the flag; the second ends the process at once with 130.
final class Interruption: Sendable {
  /// The flag of this process.
  static let shared = Interruption()

  private let wasRequested = Locked(false)

  /// Whether this process was asked to stop.
  static var isRequested: Bool { shared.isRequested }

  /// Throws `InterruptedError` when this process was asked to stop.
  static func check() throws(InterruptedError) {
    if isRequested { throw InterruptedError() }
  }

  /// Whether the flag is set.
  var isRequested: Bool { wasRequested.withLock { $0 } }

  /// Sets the flag; returns whether it was set before.
  func request() -> Bool {
    wasRequested.withLock { value in
      defer { value = true }
      return value
    }
  }
}
