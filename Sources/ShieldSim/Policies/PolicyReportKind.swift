import ShieldModel

/// The kinds of report about policies.
enum PolicyReportKind: String, ChoiceValue {
  case text
  case json
  case markdown
  case html

  /// What the word means.
  var summary: String {
    switch self {
    case .text: "for people"
    case .json: "for programs: every figure, as one JSON object"
    case .markdown: "for a pull request: headings and tables"
    case .html: "for a browser or a printer: one page that needs nothing else"
    }
  }

  /// The whole text of a report, with a line end at its end.
  func text(of page: PolicyPage, document: some Encodable, style: ReportStyle) throws -> String {
    switch self {
    case .text:
      var text = ExplanationText(width: min(style.width, 100), hasColor: style.hasColor)
      page.write(to: &text)
      return text.lines.joined(separator: "\n") + "\n"
    case .json: return try JSONText.of(document)
    case .markdown: return page.markdown
    case .html: return page.html
    }
  }
}
