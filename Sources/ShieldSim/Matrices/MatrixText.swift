import ShieldModel

/// The report of a recipe matrix for people: the table, its legend, and what decides.
struct MatrixText {
  /// The report.
  let report: MatrixReport
  /// How it is shown.
  let style: ReportStyle

  init(_ report: MatrixReport, style: ReportStyle = ReportStyle()) {
    self.report = report
    self.style = style
  }

  /// The widest line, however wide the terminal is.
  private static let widest = 100

  private var width: Int { max(40, min(style.width, Self.widest)) }

  /// The whole text.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// The lines: sections with an empty line between any two.
  var lines: [String] {
    let sections = [heading] + table + [legend] + decisions + [summary]
    return Array(sections.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  // MARK: The table

  private var heading: [String] {
    let destinations = UsageError.list(report.destinations.compactMap { CaptureKind(key: $0)?.title }, joinedBy: "and")
    return wrapped("The worst of every situation in \(destinations)", .heading, indent: 0)
  }

  /// A line of the table: its label, and its cells if it has any.
  private struct Entry {
    let label: String
    let indent: Int
    let cells: [MatrixReport.Cell]?
  }

  private var entries: [Entry] {
    var entries: [Entry] = []
    var recipe = ""
    for row in report.rows {
      let isFolded = row.lines.count == 1 && row.lines.first?.words.isEmpty == true
      if row.variant.isEmpty, isFolded {
        entries.append(Entry(label: row.recipe, indent: 0, cells: row.lines.first?.cells))
      } else {
        if recipe != row.recipe { entries.append(Entry(label: row.recipe, indent: 0, cells: nil)) }
        if isFolded {
          entries.append(Entry(label: row.variant, indent: 2, cells: row.lines.first?.cells))
        } else {
          if !row.variant.isEmpty { entries.append(Entry(label: row.variant, indent: 2, cells: nil)) }
          for line in row.lines { entries.append(Entry(label: line.words, indent: 4, cells: line.cells)) }
        }
      }
      recipe = row.recipe
    }
    return entries
  }

  /// One block for each band of columns that fits the width.
  private var table: [[String]] {
    let entries = entries
    let longest = entries.map { $0.indent + DisplayWidth.of($0.label) }.max() ?? 0
    let labelWidth = min(longest, width * 2 / 5)
    let cellWidth = entries.flatMap { $0.cells ?? [] }.map { MatrixSymbol.text($0).count }.max() ?? 1
    let columns = MatrixColumns(report.systems)
    return columns.bands(width: width - labelWidth - 2, cellWidth: cellWidth).map { groups in
      head(groups, labelWidth: labelWidth, cellWidth: cellWidth)
        + entries.flatMap { lines(of: $0, groups, labelWidth: labelWidth, cellWidth: cellWidth) }
    }
  }

  private func head(_ groups: [MatrixColumns.Group], labelWidth: Int, cellWidth: Int) -> [String] {
    let margin = String(repeating: " ", count: labelWidth + 2)
    let gap = String(repeating: " ", count: MatrixColumns.gap)
    let headings = groups.map { Self.padded($0.heading, to: $0.width(cellWidth: cellWidth)) }
    let names = groups.map { group in
      let cells = zip(group.names, group.widths(cellWidth: cellWidth)).map { Self.padded($0, to: $1) }
      return Self.padded(cells.joined(separator: " "), to: group.width(cellWidth: cellWidth))
    }
    return [headings, names].map { parts in
      let line = Self.trimmed(margin + parts.joined(separator: gap))
      return style.painted(line, .heading)
    }
  }

  private func lines(
    of entry: Entry, _ groups: [MatrixColumns.Group], labelWidth: Int, cellWidth: Int
  ) -> [String] {
    let indent = String(repeating: " ", count: entry.indent)
    let label = QuotedText.bare(entry.label)
    guard let cells = entry.cells else {
      return [indent + style.painted(DisplayWidth.truncated(label, to: width - entry.indent), .accent)]
    }
    // A long label goes on in the next line, below itself.
    var parts = TextWrapping.lines(of: label, width: labelWidth - entry.indent)
    let first = parts.removeFirst()
    var line = indent + first
    var missing = labelWidth + 2 - entry.indent - DisplayWidth.of(first)
    for (index, group) in groups.enumerated() {
      if index > 0 { missing += MatrixColumns.gap }
      var used = 0
      for (column, (system, cellSpace)) in zip(group.systems, group.widths(cellWidth: cellWidth)).enumerated() {
        if column > 0 {
          missing += 1
          used += 1
        }
        let text = MatrixSymbol.text(cells[system])
        line += String(repeating: " ", count: missing) + style.painted(text, MatrixSymbol.style(cells[system].word))
        missing = cellSpace - text.count
        used += cellSpace
      }
      missing += group.width(cellWidth: cellWidth) - used
    }
    return [line] + parts.map { indent + $0 }
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }

  // MARK: The legend

  private var legend: [String] {
    let cells = report.rows.flatMap(\.lines).flatMap(\.cells)
    let used = Set(cells.map(\.word))
    var block = TextBlock(indent: 2)
    for (text, meaning, verdict) in MatrixSymbol.legend {
      if let verdict, !used.contains(verdict) { continue }
      if text == "!", !cells.contains(where: \.hasFault) { continue }
      if text == "^", !cells.contains(where: \.hasOtherError) { continue }
      if text == "*", cells.allSatisfy({ $0.contradictions.isEmpty }) { continue }
      if text == "A a", cells.allSatisfy(\.isEverywhere) { continue }
      block.begin(text, verdict.map(MatrixSymbol.style) ?? .faint)
      block.add(meaning)
    }
    for (name, meaning) in MatrixColumns(report.systems).legend {
      block.begin(name, .faint)
      block.add(meaning)
    }
    return [style.painted("LEGEND", .heading)] + block.lines(ReportStyle(width: width, hasColor: style.hasColor))
  }

  // MARK: What decides

  /// With more rows than this, reasons are left to the other reports and to a look at fewer recipes.
  private static let detailedRows = 8

  private var isDetailed: Bool { report.rows.count <= Self.detailedRows }

  private var decisions: [[String]] {
    var blocks: [(titles: [String], body: [String])] = []
    for row in report.rows {
      let body = lines(of: row)
      if body.isEmpty { continue }
      let title = row.recipe + (row.variant.isEmpty ? "" : " \(row.variant)")
      if let twin = blocks.firstIndex(where: { $0.body == body }) {
        blocks[twin].titles.append(title)
      } else {
        blocks.append(([title], body))
      }
    }
    if blocks.isEmpty { return [] }
    let texts = blocks.map { wrapped($0.titles.joined(separator: "; "), .accent, indent: 2) + $0.body }
    let body = isDetailed ? Array(texts.joined(separator: [""])) : Array(texts.joined())
    let more =
      isDetailed
      ? [] : [""] + wrapped("Name recipes to see reasons, such as: shieldsim matrix make-secure", .faint, indent: 2)
    return [[style.painted("WHAT DECIDES", .heading)] + body + more]
  }

  private func lines(of row: MatrixReport.Row) -> [String] {
    let groups = row.decisions.filter { decision in
      if !decision.contradictions.isEmpty || decision.clauses.count > 1 { return true }
      return isDetailed && decision.clauses.first?.verdict != MatrixVerdict.protected.key
    }
    if groups.isEmpty { return [] }
    return isDetailed ? groups.flatMap(detailed) + beside(row) : brief(groups)
  }

  /// A paragraph for all systems on which the same comes for the same conditions.
  private func brief(_ groups: [MatrixReport.Decision]) -> [String] {
    var merged: [MatrixReport.Decision] = []
    for group in groups {
      let twin = merged.firstIndex { $0.sentence == group.sentence && $0.contradictions == group.contradictions }
      if let twin { merged[twin].systems += group.systems } else { merged.append(group) }
    }
    return merged.flatMap { group in
      wrapped("\(SystemNames.text(group.systems)): \(group.sentence)", nil, indent: 4) + contradictions(group)
    }
  }

  private func detailed(_ group: MatrixReport.Decision) -> [String] {
    var lines = wrapped(SystemNames.text(group.systems), nil, indent: 4)
    lines += wrapped("\(group.sentence) (\((group.rules + [group.grade]).joined(separator: ", ")))", nil, indent: 6)
    lines += wrapped("because \(group.reason)", .faint, indent: 8)
    if let axes = group.axes { lines += wrapped(axes, .faint, indent: 8) }
    return lines + contradictions(group)
  }

  private func contradictions(_ group: MatrixReport.Decision) -> [String] {
    group.contradictions.flatMap { contradiction in
      // An address that is broken into lines could not be followed.
      wrapped("but: \(contradiction.says)", .warning, indent: 8)
        + [String(repeating: " ", count: 8) + QuotedText.bare(contradiction.source)]
    }
  }

  /// What else was found, with the systems where that is not on all of them.
  private func beside(_ row: MatrixReport.Row) -> [String] {
    row.alsoFound.flatMap { finding in
      let place = finding.systems.count == report.systems.count ? "" : " on \(SystemNames.text(finding.systems))"
      return wrapped("also found: \(finding.rule) \(finding.severity)\(place): \(finding.message)", .faint, indent: 4)
    }
  }

  private func wrapped(_ text: String, _ textStyle: TextStyle?, indent: Int) -> [String] {
    TextWrapping.lines(of: QuotedText.bare(text), width: width - indent).map { line in
      String(repeating: " ", count: indent) + (textStyle.map { style.painted(line, $0) } ?? line)
    }
  }

  // MARK: Summary

  /// How many of everything there is, and how the command ends.
  var summary: [String] {
    let recipes = Set(report.rows.map(\.recipe)).count
    let counts = [
      Self.count(recipes, "recipe"), Self.count(report.rows.count, "variant"),
      Self.count(report.systems.count, "system"), Self.count(report.runs, "run"),
    ]
    let status = ExitStatus(rawValue: report.status) ?? .internal
    let ending =
      report.failOn.isEmpty
      ? "Nothing was asked about with --fail-on, so this is a look and no test."
      : "Exit \(status.rawValue), \(status.summary)."
    return wrapped("\(counts.joined(separator: ", ")). \(ending)", nil, indent: 0)
  }

  private static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}
