import ShieldModel

/// Labels in one column and text that goes on below itself in the next.
///
/// Text wraps at the width; places and commands do not, so that a terminal can follow them and a person can copy them.
struct TextBlock {
  /// A part of the text behind a label.
  struct Part {
    /// The text.
    let text: String
    /// How it is painted.
    let style: TextStyle?
    /// Whether it may be broken into lines.
    let wraps: Bool
  }

  /// A label with the parts of its text.
  private struct Entry {
    let label: String
    let labelStyle: TextStyle
    var parts: [Part] = []
  }

  /// How many spaces stand before the labels.
  let indent: Int
  private var entries: [Entry] = []

  init(indent: Int = 0) { self.indent = indent }

  /// Begins a new entry.
  mutating func begin(_ label: String, _ style: TextStyle) {
    entries.append(Entry(label: QuotedText.bare(label), labelStyle: style))
  }

  /// Adds text that may be broken into lines to the last entry.
  mutating func add(_ text: String, _ style: TextStyle? = nil) { add(Part(text: text, style: style, wraps: true)) }

  /// Adds text that stays in one line to the last entry.
  mutating func addWhole(_ text: String, _ style: TextStyle? = nil) {
    add(Part(text: text, style: style, wraps: false))
  }

  private mutating func add(_ part: Part) {
    guard let last = entries.indices.last else { return }
    entries[last].parts.append(part)
  }

  /// The lines.
  func lines(_ style: ReportStyle) -> [String] {
    let labelWidth = entries.map { DisplayWidth.of($0.label) }.max() ?? 0
    let margin = indent + labelWidth + 2
    return entries.flatMap { entry in
      var prefix =
        String(repeating: " ", count: indent) + style.painted(entry.label, entry.labelStyle)
        + String(repeating: " ", count: labelWidth - DisplayWidth.of(entry.label) + 2)
      return entry.parts.flatMap { part in
        let text = QuotedText.bare(part.text)
        let lines = part.wraps ? TextWrapping.lines(of: text, width: max(20, style.width - margin)) : [text]
        return lines.map { line in
          defer { prefix = String(repeating: " ", count: margin) }
          return prefix + (part.style.map { style.painted(line, $0) } ?? line)
        }
      }
    }
  }
}
