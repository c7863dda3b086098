import ShieldModel

/// Makes the report of a recipe matrix: folds cells, groups systems that agree, and names the smallest cases.
struct MatrixReporter {
  private let matrix: RecipeMatrix
  private let request: MatrixRequest
  private let names: [SystemReport]
  private var cases = MatrixCases()

  init(_ matrix: RecipeMatrix, request: MatrixRequest) {
    self.matrix = matrix
    self.request = request
    names = matrix.systems.map { SystemReport(ScenarioCase(profile: $0)) }
  }

  /// The report; `runs` says how many situations were judged on how many systems.
  mutating func report(runs: Int) -> MatrixReport {
    let rows = matrix.rows.map { row(of: $0) }
    return MatrixReport(
      by: MatrixUnfolding.allCases.filter { request.unfolded.contains($0) }.map(\.rawValue),
      failOn: request.failOn.map(\.key), status: status.rawValue, destinations: matrix.kinds.map(\.key),
      systems: names, runs: runs, rows: rows,
      cases: cases.all(recipes: request.recipes))
  }

  /// Failing when any situation comes to one of the verdicts that were asked about; undecided when only unknown ones do.
  private var status: ExitStatus {
    let found = matrix.rows.reduce(into: Set<MatrixVerdict>()) { found, row in
      for situation in row.situations.indices {
        for system in row.systems.indices {
          for kind in row.kinds.indices {
            found.formUnion(row.judgement(situation: situation, system: system, kind: kind).verdicts)
          }
        }
      }
    }
    let asked = found.intersection(request.failOn)
    // What is unknown may be what was asked about.
    if asked.isEmpty { return found.contains(.unknown) && !request.failOn.isEmpty ? .undecided : .holds }
    return asked == [.unknown] ? .undecided : .finding
  }

  // MARK: Rows

  private mutating func row(of row: MatrixRow) -> MatrixReport.Row {
    let recipe = row.variant.recipe
    return MatrixReport.Row(
      recipe: recipe.name, title: recipe.title, source: recipe.source, claims: recipe.claims,
      arguments: row.variant.arguments.map { MatrixReport.Argument(name: $0.name, value: $0.value) },
      variant: row.variant.words, lines: lines(of: row), decisions: decisions(of: row),
      alsoFound: row.sideFindings.map { finding in
        MatrixReport.Finding(
          rule: finding.rule, severity: finding.severity.word, message: finding.message,
          systems: finding.systems.map { names[$0] })
      })
  }

  private mutating func lines(of row: MatrixRow) -> [MatrixReport.Line] {
    let unfolded = request.unfolded
    var keys: [Situation] = []
    // A situation stands for all those that agree with it in the unfolded axes.
    func key(_ situation: Situation) -> Situation {
      Situation(
        state: unfolded.contains(.state) ? situation.state : .empty,
        shield: unfolded.contains(.moment) ? situation.shield : .beforeWindow,
        content: unfolded.contains(.moment) ? situation.content : .withShield)
    }
    for situation in row.situations where !keys.contains(key(situation)) { keys.append(key(situation)) }
    keys.sort { Self.rank($0).lexicographicallyPrecedes(Self.rank($1)) }
    let hasContentMoments = row.situations.contains { $0.content != .withShield }
    let kinds: [Int?] = unfolded.contains(.destination) ? row.kinds.indices.map { $0 } : [nil]
    return keys.flatMap { wanted in
      kinds.map { kind in
        MatrixReport.Line(
          state: unfolded.contains(.state) ? wanted.state.rawValue : nil,
          shield: unfolded.contains(.moment) ? wanted.shield.rawValue : nil,
          content: unfolded.contains(.moment) && hasContentMoments ? wanted.content.rawValue : nil,
          destination: kind.map { row.kinds[$0].key },
          cells: cells(of: row, kinds: kind.map { [$0] }) { key($0) == wanted })
      }
    }
  }

  private static func rank(_ situation: Situation) -> [Int] {
    [
      ShieldMoment.allCases.firstIndex(of: situation.shield) ?? 0,
      ContentMoment.allCases.firstIndex(of: situation.content) ?? 0,
      FieldState.allCases.firstIndex(of: situation.state) ?? 0,
    ]
  }

  private mutating func cells(
    of row: MatrixRow, kinds: [Int]?, where isIncluded: (Situation) -> Bool
  ) -> [MatrixReport.Cell] {
    let found = row.systems.indices.map { row.cell(system: $0, kinds: kinds, where: isIncluded) }
    return found.enumerated().compactMap { system, cell in
      cell.map { self.cell($0, of: row, system: system, sharers: found) }
    }
  }

  private mutating func cell(
    _ cell: MatrixRow.Cell, of row: MatrixRow, system: Int, sharers: [MatrixRow.Cell?]
  ) -> MatrixReport.Cell {
    let judgement = cell.judgement
    let situation = row.situations[cell.situation]
    return MatrixReport.Cell(
      verdict: judgement.verdict.key, verdicts: judgement.verdicts.map(\.key), count: cell.count,
      total: max(cell.total, cell.count), hasFault: cell.hasFaultBeside, hasOtherError: cell.hasOtherError,
      grade: judgement.grade.word,
      reason: judgement.reason, rules: judgement.rules,
      situation: MatrixReport.SituationReport(
        state: situation.state.rawValue, shield: situation.shield.rawValue, content: situation.content.rawValue,
        destination: row.kinds[cell.kind].key),
      file: file(of: cell, in: row, system: system, sharers: sharers),
      contradictions: contradictions(row, on: system))
  }

  /// The name of the file for a failing cell; systems of one platform that fail in the same situation share it.
  private mutating func file(
    of cell: MatrixRow.Cell, in row: MatrixRow, system: Int, sharers: [MatrixRow.Cell?]
  ) -> String? {
    guard cell.judgement.verdict.isFailure else { return nil }
    let platform = row.systems[system].platform
    let systems = row.systems.indices.filter { other in
      guard row.systems[other].platform == platform, let found = sharers[other] else { return false }
      return found.judgement.verdict == cell.judgement.verdict && found.situation == cell.situation
    }
    return cases.add(row.file(of: cell, on: systems.map { row.systems[$0] }))
  }

  /// The reason of a cell, and those that other situations have for the same verdict.
  private func reason(of cell: MatrixRow.Cell, in row: MatrixRow, system: Int) -> String {
    let others = row.otherReasons(of: cell, system: system)
    guard let first = others.first else { return cell.judgement.reason }
    let rest = others.count == 1 ? "" : ", or \(others.count - 1) more"
    return "\(cell.judgement.reason); in other situations: \(first)\(rest)"
  }

  private func contradictions(_ row: MatrixRow, on system: Int) -> [MatrixReport.Contradiction] {
    row.variant.contradictions(on: row.systems[system]).map {
      MatrixReport.Contradiction(says: $0.statement, source: $0.source)
    }
  }

  // MARK: What decides

  private mutating func decisions(of row: MatrixRow) -> [MatrixReport.Decision] {
    var decisions: [MatrixReport.Decision] = []
    let cells = row.systems.indices.map { row.cell(system: $0) }
    for (system, cell) in cells.enumerated() {
      guard let cell else { continue }
      let axes = DecidingAxes(row, system: system)
      var decision = MatrixReport.Decision(
        systems: [names[system]], deciding: axes.deciding.map(\.rawValue), idle: axes.idle.map(\.rawValue),
        clauses: axes.clauses.map { clause in
          MatrixReport.Clause(
            verdict: clause.verdict.key,
            ways: clause.ways.map { way in
              way.map { MatrixReport.Condition(axis: $0.axis.rawValue, values: $0.values) }
            }, count: clause.count, total: clause.total)
        },
        sentence: axes.sentence, axes: axes.axesSentence, reason: reason(of: cell, in: row, system: system),
        rules: cell.judgement.rules,
        grade: cell.judgement.grade.word, contradictions: contradictions(row, on: system),
        file: file(of: cell, in: row, system: system, sharers: cells))
      let twin = decisions.firstIndex { known in
        decision.systems = known.systems
        decision.file = known.file
        return decision == known
      }
      if let twin {
        decisions[twin].systems.append(names[system])
      } else {
        decision.systems = [names[system]]
        decision.file = file(of: cell, in: row, system: system, sharers: cells)
        decisions.append(decision)
      }
    }
    return decisions
  }
}
