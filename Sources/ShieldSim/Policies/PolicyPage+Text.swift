extension PolicyPage {
  /// Writes the page for a person at a terminal.
  func write(to text: inout ExplanationText) {
    text.heading(title)
    for block in blocks {
      switch block {
      case .heading(let heading): text.heading(heading)
      case .paragraph(let paragraph, let style): text.paragraph(paragraph, style: style)
      case .table(var table):
        table.indent = 2
        text.table(table)
      }
    }
  }
}
