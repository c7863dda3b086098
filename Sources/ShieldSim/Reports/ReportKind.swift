/// The kinds of report; a new kind is one more case here and one file that makes its text.
enum ReportKind: String, ChoiceValue {
  case text
  case json
  case junit

  /// What the word means.
  var summary: String {
    switch self {
    case .text: "for people: what fails comes first, the summary last"
    case .json: "for programs: everything there is to say, as one JSON object"
    case .junit: "for build servers: JUnit XML, a suite for each scenario"
    }
  }

  /// The whole text of a report, with a line end at its end.
  func text(of report: Report, style: ReportStyle) throws -> String {
    switch self {
    case .text: TextReport(report, style: style).text
    case .json: try JSONReport(report).text
    case .junit: JUnitReport(report).text
    }
  }
}

/// How a report for people is shown.
struct ReportStyle: Sendable, Hashable {
  /// How many columns a line has.
  var width = 80
  /// Whether words are painted.
  var hasColor = false

  /// The text, painted when there are colors.
  func painted(_ text: String, _ style: TextStyle) -> String { hasColor ? style.painted(text) : text }
}
