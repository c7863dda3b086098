import ShieldModel

/// The report of a recipe matrix as one page of HTML that needs nothing else and no script.
struct MatrixPage {
  /// The report.
  let report: MatrixReport

  init(_ report: MatrixReport) { self.report = report }

  /// The whole page.
  var text: String {
    let lines =
      [
        "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">",
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
        "<title>Recipe matrix</title>", "<style>", Self.style, "</style>", "</head>", "<body>",
        "<h1>Recipe matrix</h1>", "<p>\(Self.escaped(introduction))</p>",
      ] + legend + table + report.rows.enumerated().flatMap { details(of: $0.element, number: $0.offset) } + cases
      + [
        "<footer><p>\(Self.escaped("\(report.tool.name) \(report.tool.version), facts \(report.tool.facts)"))</p></footer>",
        "</body>", "</html>",
      ]
    return lines.joined(separator: "\n") + "\n"
  }

  private var introduction: String {
    let destinations = UsageError.list(report.destinations.compactMap { CaptureKind(key: $0)?.title }, joinedBy: "and")
    return "The worst that each recipe comes to in \(destinations), over every state of its field and every moment of "
      + "lookup and content. A capital letter stands for every situation, a small one for some of them."
  }

  // MARK: Parts

  private var legend: [String] {
    ["<dl class=\"legend\">"]
      + MatrixSymbol.legend.map { text, meaning, verdict in
        "<div><dt class=\"\(verdict?.key ?? "plain")\">\(Self.escaped(text))</dt><dd>\(Self.escaped(meaning))</dd></div>"
      } + ["</dl>"]
  }

  private var table: [String] {
    var platforms: [(name: String, count: Int)] = []
    for system in report.systems {
      if platforms.last?.name == system.platform {
        platforms[platforms.count - 1].count += 1
      } else {
        platforms.append((system.platform, 1))
      }
    }
    let heads = platforms.map { "<th colspan=\"\($0.count)\" scope=\"colgroup\">\(Self.escaped($0.name))</th>" }
    let names = report.systems.map { "<th scope=\"col\">\(Self.escaped($0.name))</th>" }
    let body = report.rows.enumerated().flatMap { number, row in
      row.lines.map { line in
        let label = [row.recipe, row.variant, line.words].filter { !$0.isEmpty }
        let head = "<a href=\"#row\(number)\">\(Self.escaped(label.first ?? ""))</a>"
        let rest = label.dropFirst().map { "<small>\(Self.escaped($0))</small>" }
        return "<tr><th scope=\"row\">\(([head] + rest).joined(separator: " "))</th>"
          + line.cells.map(cell).joined() + "</tr>"
      }
    }
    return [
      "<div class=\"scroll\"><table>", "<thead>",
      "<tr><th rowspan=\"2\" scope=\"col\">Recipe</th>\(heads.joined())</tr>",
      "<tr>\(names.joined())</tr>", "</thead>", "<tbody>",
    ] + body + ["</tbody>", "</table></div>"]
  }

  private func cell(_ cell: MatrixReport.Cell) -> String {
    let words = "\(cell.word.words): \(cell.reason) (\(cell.grade))"
    return
      "<td class=\"\(cell.word.key)\" title=\"\(Self.escaped(words))\"><abbr>\(Self.escaped(MatrixSymbol.text(cell)))"
      + "</abbr></td>"
  }

  private func details(of row: MatrixReport.Row, number: Int) -> [String] {
    let title = row.recipe + (row.variant.isEmpty ? "" : " \(row.variant)")
    var lines = [
      "<section id=\"row\(number)\">", "<h2>\(Self.escaped(title))</h2>",
      "<p>\(Self.escaped(row.title)). <small>\(Self.escaped(row.source))</small></p>",
    ]
    if !row.claims.isEmpty { lines.append("<p>Claimed: \(Self.escaped(row.claims))</p>") }
    lines.append("<ul>")
    for decision in row.decisions {
      let verdict = decision.clauses.first?.verdict ?? MatrixVerdict.unknown.key
      lines.append("<li><b class=\"\(verdict)\">\(Self.escaped(SystemNames.text(decision.systems)))</b>: ")
      lines.append(
        "\(Self.escaped(decision.sentence)) <small>(\(Self.escaped((decision.rules + [decision.grade]).joined(separator: ", "))))"
          + "</small><br>")
      lines.append("<span>because \(Self.escaped(decision.reason))</span>")
      if let axes = decision.axes { lines.append("<br><small>\(Self.escaped(axes))</small>") }
      for contradiction in decision.contradictions {
        lines.append(
          "<br><em>but: \(Self.escaped(contradiction.says))</em> <small>\(Self.escaped(contradiction.source))</small>")
      }
      if let file = decision.file {
        lines.append("<br><a href=\"#\(Self.escaped(file))\"><code>\(Self.escaped(file))</code></a>")
      }
      lines.append("</li>")
    }
    lines.append("</ul>")
    if !row.alsoFound.isEmpty {
      lines += ["<p>Also found:</p>", "<ul>"]
      lines += row.alsoFound.map { finding in
        "<li>\(Self.escaped("\(finding.rule) \(finding.severity)")): \(Self.escaped(finding.message)) "
          + "<small>\(Self.escaped(SystemNames.text(finding.systems)))</small></li>"
      }
      lines.append("</ul>")
    }
    return lines + ["</section>"]
  }

  private var cases: [String] {
    if report.cases.isEmpty { return [] }
    return ["<h2>The smallest scenarios that show it</h2>"]
      + report.cases.flatMap { item in
        [
          "<details id=\"\(Self.escaped(item.file))\"><summary><code>\(Self.escaped(item.command))</code> "
            + "<small>\(Self.escaped(SystemNames.text(item.systems)))</small></summary>",
          "<pre>\(XMLText.content(item.text))</pre></details>",
        ]
      }
  }

  // MARK: Form

  /// Text as it can stand in content and in attributes in double quotes; what no document can hold is replaced.
  static func escaped(_ text: String) -> String { XMLText.attribute(QuotedText.bare(text)) }

  private static let style = """
    :root { color-scheme: light dark; --line: #8884; --bad: #c5221f; --warn: #9a5b00; --good: #137333; }
    @media (prefers-color-scheme: dark) { :root { --bad: #ff8a80; --warn: #ffc266; --good: #81c995; } }
    body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; padding: 0 1rem; max-width: 75rem; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
    th, td { border: 1px solid var(--line); padding: .2rem .4rem; text-align: center; }
    tbody th { text-align: left; font-weight: 500; }
    .scroll { overflow-x: auto; }
    .leaks, .unsupported { color: var(--bad); font-weight: 700; }
    .canvasMissing, .unknown, .panelBroken, .touchLost { color: var(--warn); font-weight: 600; }
    .protected { color: var(--good); }
    .legend { display: grid; grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr)); gap: .1rem 1.5rem; }
    .legend div { display: flex; gap: .6rem; }
    .legend dt { min-width: 2rem; }
    .legend dd { margin: 0; }
    abbr { text-decoration: none; }
    pre { overflow-x: auto; border: 1px solid var(--line); padding: .6rem; }
    small { opacity: .8; }
    @media print { body { margin: 0; max-width: none; font-size: 9pt; } .scroll { overflow: visible; } section { break-inside: avoid; } }
    """
}
