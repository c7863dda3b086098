import ShieldModel

/// The report of a recipe matrix for a pull request: tables with what decides below them.
struct MatrixMarkdown {
  /// The report.
  let report: MatrixReport

  init(_ report: MatrixReport) { self.report = report }

  /// The whole text.
  var text: String {
    let blocks = [["## Recipe matrix"]] + tables + [legend] + report.rows.map(details) + [cases]
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// A table for each platform.
  private var tables: [[String]] {
    var platforms: [String] = []
    for system in report.systems where !platforms.contains(system.platform) { platforms.append(system.platform) }
    return platforms.map { platform in
      let columns = report.systems.indices.filter { report.systems[$0].platform == platform }
      let names = columns.map { Self.escaped(report.systems[$0].name) }
      let rows = report.rows.flatMap { row in
        row.lines.map { line in
          let label = [row.recipe, row.variant, line.words].filter { !$0.isEmpty }.joined(separator: ", ")
          return Self.row([Self.escaped(label)] + columns.map { Self.escaped(MatrixSymbol.text(line.cells[$0])) })
        }
      }
      return [
        Self.row([Self.escaped(platform)] + names), Self.row(["---"] + columns.map { _ in ":-:" }),
      ] + rows
    }
  }

  private static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

  private var legend: [String] {
    let used = Set(report.rows.flatMap(\.lines).flatMap(\.cells).map(\.word))
    return MatrixSymbol.legend.filter { entry in entry.verdict.map { used.contains($0) } ?? true }.map { entry in
      "- \(Self.escaped(entry.text)): \(Self.escaped(entry.meaning))"
    }
  }

  private func details(of row: MatrixReport.Row) -> [String] {
    let groups = row.decisions.filter { decision in
      decision.clauses.contains { $0.verdict != MatrixVerdict.protected.key } || !decision.contradictions.isEmpty
    }
    if groups.isEmpty { return [] }
    let title = row.recipe + (row.variant.isEmpty ? "" : " \(row.variant)")
    return ["**\(Self.escaped(title))**", ""]
      + groups.flatMap { group -> [String] in
        let rules = (group.rules + [group.grade]).joined(separator: ", ")
        var lines = [
          "- \(Self.escaped(SystemNames.text(group.systems))): \(Self.escaped(group.sentence)) (\(Self.escaped(rules))), "
            + "because \(Self.escaped(group.reason))"
        ]
        if let axes = group.axes { lines.append("  - \(Self.escaped(axes))") }
        lines += group.contradictions.map { "  - but: \(Self.escaped($0.says)) \(Self.escaped($0.source))" }
        return lines
      }
  }

  private var cases: [String] {
    if report.cases.isEmpty { return [] }
    return ["Scenarios that show it (`shieldsim matrix --cases FOLDER` writes them):", ""]
      + report.cases.map {
        "- `\($0.command.replacing("`", with: "'"))` on \(Self.escaped(SystemNames.text($0.systems)))"
      }
  }

  /// Text in which nothing has a meaning to Markdown or HTML.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in QuotedText.bare(text) {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "!": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }
}
