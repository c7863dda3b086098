import ShieldModel

/// A line on standard error that counts work, shown only on a terminal and only when the work takes a while.
///
/// Several tasks may advance it at the same time.
final class ProgressLine: Sendable {
  /// Work that is done sooner shows no line.
  static let patience: Duration = .milliseconds(500)
  /// The line is not written more often than this.
  static let pace: Duration = .milliseconds(100)

  private struct State {
    var done = 0
    var lastShown: Duration?
    var isFinished = false
  }

  private let console: Console
  private let label: String
  private let total: Int?
  private let start: Duration
  private let state = Locked(State())

  fileprivate init(_ label: String, total: Int?, on console: Console) {
    self.console = console
    self.label = label
    self.total = total
    start = console.time()
  }

  /// Counts work that is done and names what is being worked on.
  func advance(by count: Int = 1, at item: String = "") {
    let now = console.time()
    let line: String? = state.withLock { state in
      let (done, overflows) = state.done.addingReportingOverflow(count)
      if !overflows { state.done = done }
      let isDue = state.lastShown.map { now - $0 >= Self.pace } ?? (now - start >= Self.patience)
      guard isDue, !state.isFinished else { return nil }
      state.lastShown = now
      return text(done: state.done, item: item)
    }
    if let line { console.showProgress(line) }
  }

  /// Takes the line away; nothing is shown afterwards.
  func finish() {
    let wasShown = state.withLock { state in
      state.isFinished = true
      return state.lastShown != nil
    }
    if wasShown { console.hideProgress() }
  }

  /// The line, one column shorter than the terminal so that the cursor does not wrap.
  private func text(done: Int, item: String) -> String {
    let count = total.map { "\(done) of \($0)" } ?? "\(done)"
    let line = item.isEmpty ? "\(label) \(count)" : "\(label) \(count): \(QuotedText.bare(item))"
    return DisplayWidth.truncated(line, to: console.width - 1)
  }
}

extension Console {
  /// Begins to count work; `total` is how much there is, if that is known.
  func progress(_ label: String, total: Int? = nil) -> ProgressLine {
    ProgressLine(label, total: total, on: self)
  }
}
