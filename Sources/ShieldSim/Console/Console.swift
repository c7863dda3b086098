import Foundation

/// The two sides on which the tool speaks: data on standard output, talk on standard error.
///
/// Data is gathered and written in large pieces; `finish` writes the rest. A reader that went away (`| head`) ends the
/// output quietly; any other failure to write is told once and makes the run end with `cannotWrite`. Several tasks may
/// write at the same time: each call stays whole.
final class Console: Sendable {
  /// What changes while the tool runs.
  private struct State {
    var settings: ConsoleSettings
    var buffer: [UInt8] = []
    var outputIsClosed = false
    var failure: SystemError?
    var progressIsShown = false
  }

  /// How many bytes are gathered before they are written.
  private static let bufferSize = 1 << 16

  /// Tells how much time has passed since some fixed moment; a test may set its own time.
  let time: @Sendable () -> Duration

  private let output: any ByteSink
  private let talk: any ByteSink
  private let state: Locked<State>

  init(
    output: any ByteSink, talk: any ByteSink, settings: ConsoleSettings = ConsoleSettings(),
    time: @escaping @Sendable () -> Duration
  ) {
    self.output = output
    self.talk = talk
    self.time = time
    state = Locked(State(settings: settings))
  }

  /// How things are shown now.
  var settings: ConsoleSettings { state.withLock { $0.settings } }

  /// How many columns a line has.
  var width: Int { settings.width }

  /// Whether nobody reads the output any more, so that long work on it may stop.
  var outputIsClosed: Bool { state.withLock { $0.outputIsClosed } }

  /// Sets what the person said about colors and talk.
  func configure(color: ColorChoice, isQuiet: Bool) {
    state.withLock { $0.settings = $0.settings.applying(color, isQuiet: isQuiet) }
  }

  // MARK: Data

  /// Writes text to standard output.
  func write(_ text: String) {
    write(bytes: Array(text.utf8))
  }

  /// Writes text and an end of line to standard output.
  func writeLine(_ text: String = "") {
    write(text + "\n")
  }

  /// Writes bytes to standard output, such as a picture.
  func write(bytes: [UInt8]) {
    state.withLock { state in
      guard !state.outputIsClosed else { return }
      state.buffer.append(contentsOf: bytes)
      let isDue = state.buffer.count >= Self.bufferSize
      if isDue || (state.settings.outputIsTerminal && bytes.last == UInt8(ascii: "\n")) { flush(&state) }
    }
  }

  /// The text as data shows it: painted when the output has colors.
  func styled(_ text: String, _ style: TextStyle) -> String {
    settings.outputHasColor ? style.painted(text) : text
  }

  /// Writes what is gathered; returns `cannotWrite`, and says why, when some of the data did not get out.
  func finish() -> ExitStatus {
    let failure = state.withLock { state in
      eraseProgress(&state)
      flush(&state)
      return state.failure
    }
    guard let failure else { return .holds }
    alert("error: cannot write to standard output: \(failure.words)")
    return .cannotWrite
  }

  // MARK: Talk

  /// Tells something by the way; left out with `--quiet`.
  func say(_ line: String) {
    guard !settings.isQuiet else { return }
    alert(line)
  }

  /// Warns with a line that begins with `warning:`; left out with `--quiet`.
  func warn(_ text: String) {
    say("warning: \(text)")
  }

  /// Reports a fault of the modelled app with a line that begins with `fault:`, even with `--quiet`.
  func fault(_ text: String) {
    alert("fault: \(text)")
  }

  /// Tells a line that must be seen, even with `--quiet`; the word before the first colon is painted if it ranks it.
  func alert(_ line: String) {
    state.withLock { state in
      eraseProgress(&state)
      // Data that was produced before the line also comes before it when both end in the same place.
      flush(&state)
      let text = state.settings.talkHasColor ? Self.painted(line) : line
      tell(text + "\n")
    }
  }

  /// Shows a line that the next line replaces; for `ProgressLine`.
  func showProgress(_ line: String) {
    state.withLock { state in
      guard state.settings.terminalErasesLines, !state.settings.isQuiet else { return }
      state.progressIsShown = true
      tell("\r\u{1B}[K" + line)
    }
  }

  /// Takes away the line that `showProgress` shows, if there is one.
  func hideProgress() {
    state.withLock { eraseProgress(&$0) }
  }

  // MARK: Under the lock

  private func eraseProgress(_ state: inout State) {
    guard state.progressIsShown else { return }
    state.progressIsShown = false
    tell("\r\u{1B}[K")
  }

  private func flush(_ state: inout State) {
    guard !state.buffer.isEmpty, !state.outputIsClosed else { return }
    if state.settings.outputIsTerminal { eraseProgress(&state) }
    do throws(SystemError) {
      try output.write(state.buffer)
    } catch {
      state.outputIsClosed = true
      if error.code != EPIPE { state.failure = error }
    }
    state.buffer.removeAll(keepingCapacity: true)
  }

  private func tell(_ text: String) {
    // When standard error cannot be written there is no place left to say so.
    try? talk.write(Array(text.utf8))
  }

  private static func painted(_ line: String) -> String {
    let styles: [(String, TextStyle)] = [("error:", .bad), ("fault:", .bad), ("warning:", .warning)]
    for (word, style) in styles where line.hasPrefix(word) {
      return style.painted(word) + line.dropFirst(word.count)
    }
    return line
  }
}
