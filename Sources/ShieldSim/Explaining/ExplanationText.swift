import ShieldModel

/// An explanation under construction: headings, paragraphs and tables that fit a width.
struct ExplanationText {
  /// The lines so far.
  private(set) var lines: [String] = []
  /// How many columns there are.
  let width: Int
  /// Whether words are painted.
  let hasColor: Bool

  /// Longer lines are hard to read, however wide the terminal is.
  private static let comfortableWidth = 100

  /// Begins a text for a width.
  init(width: Int, hasColor: Bool) {
    self.width = width
    self.hasColor = hasColor
  }

  /// Begins an explanation for a console.
  init(for console: Console) {
    width = min(console.width, Self.comfortableWidth)
    hasColor = console.settings.outputHasColor
  }

  /// Adds a heading, with an empty line before it unless it is the first line.
  mutating func heading(_ text: String) {
    if !lines.isEmpty { lines.append("") }
    for line in TextWrapping.lines(of: QuotedText.bare(text), width: width) { lines.append(painted(line, .heading)) }
  }

  /// Adds a paragraph; lines after the first hang further in.
  mutating func paragraph(_ text: String, indent: Int = 2, hanging: Int = 0, style: TextStyle? = nil) {
    let room = max(16, width - indent - hanging)
    for (index, line) in TextWrapping.lines(of: QuotedText.bare(text), width: room).enumerated() {
      let lead = String(repeating: " ", count: indent + (index == 0 ? 0 : hanging))
      lines.append(lead + painted(line, style))
    }
  }

  /// Adds a line that is not broken, such as a branch of a tree; what does not fit is cut.
  mutating func line(_ text: String, indent: Int = 2, style: TextStyle? = nil) {
    let lead = String(repeating: " ", count: indent)
    lines.append(lead + painted(DisplayWidth.truncated(QuotedText.bare(text), to: width - indent), style))
  }

  /// Adds a line as it is, such as one of a picture.
  mutating func rawLine(_ text: String) { lines.append(text) }

  /// Adds a table.
  mutating func table(_ table: TextTable) { lines += table.lines(width: width, hasColor: hasColor) }

  /// Adds an empty line.
  mutating func space() { lines.append("") }

  /// Writes everything.
  func write(to console: Console) {
    for line in lines { console.writeLine(line) }
  }

  private func painted(_ text: String, _ style: TextStyle?) -> String {
    hasColor ? style?.painted(text) ?? text : text
  }
}
