import ShieldModel

/// The tables of the report for people.
enum TextReportTables {
  // MARK: What holds

  /// One line for each scenario that holds everywhere.
  static func holding(in report: Report) -> TextTable {
    var table = TextTable([TextTable.Column(), TextTable.Column(), TextTable.Column(overflow: .keep)], indent: 2)
    for scenario in report.scenarios where scenario.verdict == .holds {
      let grades = scenario.cases.compactMap { Grade(word: $0.grade) }
      table.add([
        TextTable.Cell(scenario.title), TextTable.Cell(SystemNames.short(scenario.cases.map(\.system))),
        TextTable.Cell(grades.reduce(.documented, Grade.weakest).word, .faint),
      ])
    }
    return table
  }

  // MARK: Pictures

  /// What shows of each secret in the pictures that were asked for by name; empty when none were.
  static func exposures(in report: Report) -> TextTable {
    var table = TextTable(
      [
        TextTable.Column("Secret"), TextTable.Column("Picture"), TextTable.Column("Verdict", overflow: .keep),
        TextTable.Column("Systems"),
      ], indent: 2)
    guard report.channels != nil else { return table }
    for scenario in report.scenarios {
      var order: [[String]] = []
      var systems: [[String]: [SystemReport]] = [:]
      for report in scenario.cases {
        for exposure in report.exposures {
          let picture = exposure.capture == exposure.kind ? exposure.kind : "\(exposure.capture) (\(exposure.kind))"
          let key = [exposure.node, picture, exposure.verdict]
          if systems[key] == nil { order.append(key) }
          systems[key, default: []].append(report.system)
        }
      }
      for key in order {
        table.add([
          TextTable.Cell(key[0]), TextTable.Cell(key[1]), TextTable.Cell(key[2], style(of: key[2])),
          TextTable.Cell(SystemNames.text(systems[key] ?? [])),
        ])
      }
    }
    return table
  }

  private static func style(of verdict: String) -> TextStyle {
    switch verdict {
    case Exposure.Verdict.exposed.word: .bad
    case Exposure.Verdict.protected.word: .good
    case Exposure.Verdict.unknown.word: .warning
    default: .faint
    }
  }

  /// The captures that no shield can cover, by system.
  static func notCovered(in report: Report) -> TextTable {
    var table = TextTable([TextTable.Column(), TextTable.Column()], indent: 2)
    var order: [[String]] = []
    var systems: [[String]: [SystemReport]] = [:]
    for report in report.scenarios.flatMap(\.cases) where !report.notCovered.isEmpty {
      if systems[report.notCovered] == nil { order.append(report.notCovered) }
      if systems[report.notCovered]?.contains(report.system) != true {
        systems[report.notCovered, default: []].append(report.system)
      }
    }
    for keys in order {
      let titles = keys.map { CaptureKind(key: $0)?.title ?? $0 }
      table.add([
        TextTable.Cell(SystemNames.text(SystemNames.inCatalogueOrder(systems[keys] ?? []))),
        TextTable.Cell(titles.joined(separator: ", ")),
      ])
    }
    return table
  }
}
