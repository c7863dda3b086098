/// How a console shows things: widths, colors and what it leaves out.
struct ConsoleSettings: Sendable, Hashable {
  /// Whether standard output is a terminal.
  var outputIsTerminal = false
  /// Whether standard error is a terminal.
  var talkIsTerminal = false
  /// How many columns a line has.
  var width = 80
  /// Whether data is colored.
  var outputHasColor = false
  /// Whether talk is colored.
  var talkHasColor = false
  /// Whether talk is left out except faults and errors.
  var isQuiet = false
  /// Whether the terminal understands that a line is erased; progress needs it.
  var terminalErasesLines = false

  /// Settings that hold nothing but defaults: no terminal, no color, 80 columns.
  init() {}

  /// The settings of a terminal, a pipe or a file.
  ///
  /// `COLUMNS` comes before the terminal's own width, and a terminal that calls itself `dumb` gets neither colors nor
  /// erased lines.
  init(environment: [String: String], outputIsTerminal: Bool, talkIsTerminal: Bool, terminalWidth: Int?) {
    self.outputIsTerminal = outputIsTerminal
    self.talkIsTerminal = talkIsTerminal
    let columns = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    width = min(max(columns ?? terminalWidth ?? 80, Self.widths.lowerBound), Self.widths.upperBound)
    let isDumb = environment["TERM"] == "dumb"
    let colorIsRefused = isDumb || environment["NO_COLOR"]?.isEmpty == false
    outputHasColor = outputIsTerminal && !colorIsRefused
    talkHasColor = talkIsTerminal && !colorIsRefused
    terminalErasesLines = talkIsTerminal && !isDumb
  }

  /// The widths that text is laid out for; narrower and wider terminals get the nearest.
  static let widths = 20...1000

  /// The same settings after a person's word on colors and talk.
  func applying(_ color: ColorChoice, isQuiet: Bool) -> ConsoleSettings {
    var settings = self
    settings.isQuiet = isQuiet
    switch color {
    case .auto: break
    case .always: (settings.outputHasColor, settings.talkHasColor) = (true, true)
    case .never: (settings.outputHasColor, settings.talkHasColor) = (false, false)
    }
    return settings
  }
}
