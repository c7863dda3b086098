import ShieldModel

/// The catalogue of systems as part of a page.
enum FactsReference {
  /// The whole part.
  static func text() -> String {
    let uses = FactUse.all
    let fields = uses.filter { if case .field = $0 { true } else { false } }
    let captures = uses.filter { if case .capture = $0 { true } else { false } }
    var blocks = ["Version of the facts: \(OSCatalogue.version).", "## The systems", systems()]
    blocks += ["## The text field and its surroundings"] + fields.map(section)
    blocks += ["## Captures"] + captures.map(section)
    blocks += ["## What nobody knows", "Verdicts that depend on these are *unknown*.", unknown(uses)]
    return blocks.joined(separator: "\n\n")
  }

  /// Every row with its caveats and its sources.
  private static func systems() -> String {
    let rows = OSCatalogue.rows.map { row in
      let sources = row.sources.map(linked).joined(separator: "; ")
      return "| \(row.title) | \(row.caveats.map(escaped).joined(separator: "; ")) | \(sources) |"
    }
    return (["| system | caveats | sources |", "|---|---|---|"] + rows).joined(separator: "\n")
  }

  /// One fact on every system.
  private static func section(_ use: FactUse) -> String {
    let symbol =
      switch use {
      case .field(let key): "``FactKey/\(key.key)``"
      case .capture(let kind): "``CaptureKind/\(kind.key)``"
      }
    var groups: [(line: FactLine, rows: [OSProfile])] = []
    for row in OSCatalogue.rows {
      let line = row.fact(use)
      if let index = groups.firstIndex(where: { $0.line == line }) {
        groups[index].rows.append(row)
      } else {
        groups.append((line, [row]))
      }
    }
    let rows = groups.map { line, rows in
      let value = "`\(escaped(line.value))` | \(line.grade.word) | \(linked(line.source))"
      return "| \(names(of: rows)) | \(value) | \(escaped(line.note)) |"
    }
    let table = ["| systems | value | grade | source | remark |", "|---|---|---|---|---|"] + rows
    return "### \(use.key)\n\n\(symbol), <doc:Rules#\(use.rule)>.\n\n" + table.joined(separator: "\n")
  }

  /// The systems on which each fact is contested.
  private static func unknown(_ uses: [FactUse]) -> String {
    let rows = uses.compactMap { use -> String? in
      let rows = OSCatalogue.rows.filter { $0.grade(of: use) == .contested }
      return rows.isEmpty ? nil : "| `\(use.key)` | \(names(of: rows)) |"
    }
    return (["| fact | systems |", "|---|---|"] + rows).joined(separator: "\n")
  }

  /// The names of rows by platform, neighbours in the catalogue drawn together.
  static func names(of rows: [OSProfile]) -> String {
    var parts: [String] = []
    for platform in Platform.allCases {
      let all = OSCatalogue.rows(of: platform)
      let indices = all.indices.filter { index in
        rows.contains { $0.platform == platform && $0.name == all[index].name }
      }
      guard !indices.isEmpty else { continue }
      if all.count == 1 {
        parts.append(escaped(all[0].title))
      } else {
        parts.append("\(platform.systemName) " + runs(indices).map { name(of: $0, in: all) }.joined(separator: ", "))
      }
    }
    return parts.joined(separator: "; ")
  }

  private static func runs(_ indices: [Int]) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    for index in indices {
      if let last = runs.last, last.upperBound == index - 1 {
        runs[runs.count - 1] = last.lowerBound...index
      } else {
        runs.append(index...index)
      }
    }
    return runs
  }

  private static func name(of run: ClosedRange<Int>, in all: [OSProfile]) -> String {
    let made = run.filter { all[$0].standing == .hypothetical }
    let released = run.filter { all[$0].standing != .hypothetical }.map { all[$0].name }
    var parts: [String] = []
    if released.count > 2, let first = released.first, let last = released.last {
      parts.append("\(first) to \(last)")
    } else {
      parts += released
    }
    parts += made.count == 4 ? ["next (all four)"] : made.map { all[$0].name }
    return parts.joined(separator: ", ")
  }

  private static func linked(_ source: String) -> String {
    source.hasPrefix("https://") ? "<\(source)>" : escaped(source)
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("<", with: "\\<")
  }
}
