import ShieldModel

extension PolicyPage {
  /// The page as one HTML file that needs no other.
  var html: String {
    var lines = [
      "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<title>\(Self.content(title))</title>", "<style>\n\(Self.style)\n</style>", "</head>", "<body>", "<main>",
      "<h1>\(Self.content(title))</h1>",
    ]
    for block in blocks {
      switch block {
      case .heading(let heading): lines.append("<h2>\(Self.content(heading))</h2>")
      case .paragraph(let paragraph, let style):
        lines.append("<p\(Self.attribute(style))>\(Self.content(paragraph))</p>")
      case .table(let table): lines.append(Self.html(of: table))
      }
    }
    lines += ["</main>", "</body>", "</html>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func html(of table: TextTable) -> String {
    var lines = ["<div class=\"scroll\"><table>"]
    if table.columns.contains(where: { !$0.heading.isEmpty }) {
      let cells = table.columns.map { "<th scope=\"col\"\(attribute($0))>\(content($0.heading))</th>" }
      lines.append("<thead><tr>\(cells.joined())</tr></thead>")
    }
    lines.append("<tbody>")
    for row in table.rows {
      let cells = zip(table.columns, row).map { column, cell in
        let text = content(cell.text)
        return "<td\(attribute(column))>\(cell.style.map { "<span\(attribute($0))>\(text)</span>" } ?? text)</td>"
      }
      lines.append("<tr>\(cells.joined())</tr>")
    }
    lines.append("</tbody></table></div>")
    return lines.joined(separator: "\n")
  }

  private static func content(_ text: String) -> String { XMLText.content(QuotedText.bare(text)) }

  private static func attribute(_ style: TextStyle?) -> String { style.map { " class=\"\($0.rawValue)\"" } ?? "" }

  private static func attribute(_ column: TextTable.Column) -> String {
    column.alignment == .right ? " class=\"number\"" : ""
  }

  private static let style = """
    :root { color-scheme: light dark; --good: #1a7f37; --bad: #c62828; --warning: #8a5a00; --line: #8884; }
    @media (prefers-color-scheme: dark) { :root { --good: #57c26f; --bad: #ff7b72; --warning: #e3b341; } }
    body { font: 15px/1.5 system-ui, sans-serif; margin: 0; }
    main { max-width: 70rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
    h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; font-size: .9rem; }
    th, td { text-align: left; vertical-align: top; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--line); }
    .number { text-align: right; font-variant-numeric: tabular-nums; }
    .good { color: var(--good); } .bad { color: var(--bad); } .warning { color: var(--warning); }
    .faint { opacity: .7; } .heading { font-weight: 600; }
    """
}
