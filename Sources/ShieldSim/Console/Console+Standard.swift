import Foundation

extension Console {
  /// The console of this process.
  static func standard(environment: [String: String]) -> Console {
    let start = ContinuousClock.now
    let outputIsTerminal = isatty(STDOUT_FILENO) == 1
    let talkIsTerminal = isatty(STDERR_FILENO) == 1
    let settings = ConsoleSettings(
      environment: environment, outputIsTerminal: outputIsTerminal, talkIsTerminal: talkIsTerminal,
      terminalWidth: terminalWidth(of: STDOUT_FILENO) ?? terminalWidth(of: STDERR_FILENO))
    return Console(
      output: FileDescriptorSink(descriptor: STDOUT_FILENO), talk: FileDescriptorSink(descriptor: STDERR_FILENO),
      settings: settings
    ) { ContinuousClock.now - start }
  }

  /// How many columns the terminal behind a descriptor has; nil when there is no terminal or it does not say.
  private static func terminalWidth(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
