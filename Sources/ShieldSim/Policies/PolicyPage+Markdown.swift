import ShieldModel

extension PolicyPage {
  /// The page as Markdown with a line end.
  var markdown: String {
    var parts = ["# \(Self.escaped(title))"]
    for block in blocks {
      switch block {
      case .heading(let heading): parts.append("## \(Self.escaped(heading))")
      case .paragraph(let paragraph, _): parts.append(Self.escaped(paragraph))
      case .table(let table): parts.append(Self.markdown(of: table))
      }
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func markdown(of table: TextTable) -> String {
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    var lines = [line(table.columns.map { escaped($0.heading) })]
    lines.append("|" + table.columns.map { $0.alignment == .right ? "---:|" : "---|" }.joined())
    for row in table.rows {
      let missing = Array(repeating: "", count: table.columns.count - row.count)
      lines.append(line(row.map { escaped($0.text) } + missing))
    }
    return lines.joined(separator: "\n")
  }

  /// Text in which nothing means anything to a reader of Markdown.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in QuotedText.bare(text) {
      if "\\`*_{}[]<>#|".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
