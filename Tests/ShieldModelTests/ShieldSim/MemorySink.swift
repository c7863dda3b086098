import Foundation

@testable import ShieldSim

/// A sink that keeps what is written, and fails when it is told to.
final class MemorySink: ByteSink {
  private struct State {
    var pieces: [[UInt8]] = []
    var failure: SystemError?
  }

  private let state = Locked(State())

  /// Everything that was written, as text.
  var text: String { String(decoding: pieces.joined(), as: UTF8.self) }
  /// Each call of `write`.
  var pieces: [[UInt8]] { state.withLock { $0.pieces } }

  /// Makes every further call fail.
  func fail(with code: Int32) {
    state.withLock { $0.failure = SystemError(code: code) }
  }

  func write(_ bytes: [UInt8]) throws(SystemError) {
    try state.withLock { state throws(SystemError) in
      if let failure = state.failure { throw failure }
      state.pieces.append(bytes)
    }
  }
}
