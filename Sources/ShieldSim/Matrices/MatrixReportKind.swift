/// The kinds of report of a recipe matrix.
enum MatrixReportKind: String, ChoiceValue {
  case text
  case json
  case html
  case markdown

  /// What the word means.
  var summary: String {
    switch self {
    case .text: "for people: the table, its legend, and what decides"
    case .json: "for programs: everything there is to say, as one JSON object"
    case .html: "for a browser or a printer: one page that needs nothing else"
    case .markdown: "for a pull request: a table with what decides below it"
    }
  }

  /// The whole text of a report, with a line end at its end.
  func text(of report: MatrixReport, style: ReportStyle) throws -> String {
    switch self {
    case .text: MatrixText(report, style: style).text
    case .json: try JSONText.of(report)
    case .html: MatrixPage(report).text
    case .markdown: MatrixMarkdown(report).text
    }
  }
}
