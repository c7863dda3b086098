import ShieldModel

/// The forms in which a report about policies can be written.
enum PolicyFormat: String, ChoiceValue {
  case text
  case json
  case markdown
  case html

  /// What the word means.
  var summary: String {
    switch self {
    case .text: "for a terminal"
    case .json: "for programs, with every figure"
    case .markdown: "for a page in a repository"
    case .html: "for a browser, as one file that needs no other"
    }
  }

  /// A report in this form, with a line end.
  func text(of page: PolicyPage, document: some Encodable, width: Int) throws -> String {
    switch self {
    case .text:
      var text = ExplanationText(width: width, hasColor: false)
      page.write(to: &text)
      return text.lines.joined(separator: "\n") + "\n"
    case .json: return try JSONText.of(document)
    case .markdown: return page.markdown
    case .html: return page.html
    }
  }
}
