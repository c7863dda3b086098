/// Builds the lines of a help page for a width: headings, paragraphs and lists of terms.
struct HelpText {
  /// The lines so far.
  private(set) var lines: [String] = []
  /// How many columns a line has at most; prose wider than this is hard to read.
  let width: Int
  /// Whether headings are painted.
  let hasColor: Bool

  /// Prose is not set wider than this.
  private static let widest = 100
  /// A term that is wider than this has its description below it.
  private static let termWidth = 26

  init(width: Int, hasColor: Bool) {
    self.width = min(width, Self.widest)
    self.hasColor = hasColor
  }

  /// Adds a heading with an empty line before it.
  mutating func addHeading(_ text: String) {
    if !lines.isEmpty { lines.append("") }
    for line in TextWrapping.lines(of: text, width: width) {
      lines.append(hasColor ? TextStyle.heading.painted(line) : line)
    }
  }

  /// Adds wrapped text.
  mutating func addParagraph(_ text: String, indent: Int = 0) {
    for line in TextWrapping.lines(of: text, width: width - indent) {
      lines.append(line.isEmpty ? "" : String(repeating: " ", count: indent) + line)
    }
  }

  /// Adds a line that stays as it is.
  mutating func addLine(_ text: String = "") {
    lines.append(text)
  }

  /// Adds terms on the left with what they mean on the right, or below a term that is too wide.
  mutating func addTerms(_ terms: [HelpTerm], indent: Int = 2) {
    let fitting = terms.map { DisplayWidth.of($0.term) }.filter { $0 <= Self.termWidth }
    let column = indent + (fitting.max() ?? 4) + 2
    // On a narrow terminal a column of descriptions would be a column of single words.
    let isStacked = width - column < 24
    let left = isStacked ? indent + 4 : column
    let space = String(repeating: " ", count: left)
    for term in terms {
      var meaning = TextWrapping.lines(of: term.meaning, width: width - left)
      for detail in term.details {
        let lines = TextWrapping.lines(of: detail, width: width - left - 2)
        meaning += lines.enumerated().map { ($0 == 0 ? "" : "  ") + $1 }
      }
      let start = String(repeating: " ", count: indent) + term.term
      let gap = left - DisplayWidth.of(start)
      if gap >= 2, !isStacked {
        lines.append(start + String(repeating: " ", count: gap) + meaning[0])
        lines += meaning.dropFirst().map { space + $0 }
      } else {
        lines.append(start)
        lines += meaning.map { space + $0 }
      }
    }
  }
}

/// One entry of a list of terms.
struct HelpTerm {
  /// What stands on the left.
  let term: String
  /// What it means.
  let meaning: String
  /// Further lines below the meaning.
  var details: [String] = []
}
