/// What a piece of text means; a terminal shows it by color, and words must say it too.
enum TextStyle: String, CaseIterable, Sendable {
  case heading
  case good
  case bad
  case warning
  case faint
  case accent

  /// The text between the codes that a terminal understands.
  func painted(_ text: String) -> String {
    text.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  /// The terminal's number for the style.
  private var code: String {
    switch self {
    case .heading: "1"
    case .good: "32"
    case .bad: "31"
    case .warning: "33"
    case .faint: "2"
    case .accent: "36"
    }
  }
}
