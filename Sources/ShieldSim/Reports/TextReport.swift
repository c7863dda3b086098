import ShieldModel

/// The report for people: what fails comes first, the summary last.
struct TextReport {
  /// The report.
  let report: Report
  /// How it is shown.
  let style: ReportStyle

  init(_ report: Report, style: ReportStyle = ReportStyle()) {
    self.report = report
    self.style = style
  }

  /// The whole text.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// The lines: sections that are not empty, with an empty line between any two.
  var lines: [String] {
    let blocks =
      mistakes + scenarios(.fails) + scenarios(.undecided) + [
        section("HOLDS", .good, TextReportTables.holding(in: report)),
        expectedFaults, lesserFindings,
        section("WHAT SHOWS WHERE", .heading, TextReportTables.exposures(in: report)),
        section(
          "NOT COVERED HERE: THESE CAPTURES HONOUR NO MASK", .heading, TextReportTables.notCovered(in: report)),
        summary,
      ]
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  // MARK: Sections

  private func section(_ heading: String, _ headingStyle: TextStyle, _ table: TextTable) -> [String] {
    table.rows.isEmpty ? [] : [style.painted(heading, headingStyle)] + lines(of: table)
  }

  private func lines(of table: TextTable) -> [String] {
    table.lines(width: style.width, hasColor: style.hasColor)
  }

  // MARK: What could not run

  private var mistakes: [[String]] {
    report.mistakes.map { mistake in
      let systems = mistake.systems.isEmpty ? "" : " on \(SystemNames.text(mistake.systems))"
      var block = TextBlock()
      block.begin("NOT RUN", .bad)
      block.addWhole(mistake.file, .heading)
      block.add(mistake.category.words + systems, .faint)
      for message in mistake.messages.prefix(Self.shownMistakes) { block.add(message.text(in: mistake.file)) }
      let rest = mistake.count - min(mistake.messages.count, Self.shownMistakes)
      if rest > 0 { block.add("and \(rest) more", .faint) }
      return block.lines(style)
    }
  }

  /// How many mistakes of a file are shown; standard error has told more of them.
  private static let shownMistakes = 3

  // MARK: What fails or stays open

  private func scenarios(_ verdict: CaseVerdict) -> [[String]] {
    report.scenarios.filter { $0.verdict == verdict }.map(lines(of:))
  }

  private func lines(of scenario: ScenarioReport) -> [String] {
    let fails = scenario.verdict == .fails
    var block = TextBlock()
    block.begin(fails ? "FAILS" : "UNDECIDED", fails ? .bad : .warning)
    block.add(scenario.title, .heading)
    block.addWhole(scenario.file, .faint)
    var lines = block.lines(style)
    for verdict in [CaseVerdict.fails, .undecided] {
      for group in CaseGroup.groups(of: scenario, verdict: verdict) {
        lines += ["", "  " + style.painted(SystemNames.text(group.systems), .accent)]
        lines += Self.block(group.problems).lines(style)
        // A command that is broken into lines could not be pasted.
        lines.append("    " + style.painted("$", .faint) + " " + group.reproduction)
      }
    }
    let holding = scenario.cases.filter { $0.verdict == .holds }.map(\.system)
    if !holding.isEmpty { lines += ["", "  " + style.painted("holds on \(SystemNames.text(holding))", .faint)] }
    return lines
  }

  /// Problems, each with what was seen, what helps, and where to look.
  private static func block(_ problems: [CaseProblem]) -> TextBlock {
    var block = TextBlock(indent: 4)
    for (index, problem) in problems.enumerated() {
      block.begin(problem.label, problem.style)
      block.add(problem.sentence)
      if let explanation = problem.explanation { block.add("seen: " + explanation) }
      // Problems with one cause follow each other; what they have in common is said once, behind the last.
      let next = index + 1 < problems.count ? problems[index + 1] : nil
      if next?.background == problem.background { continue }
      for fact in problem.openFacts { block.add("open: " + fact, .warning) }
      if let hint = problem.hint { block.add("help: " + hint) }
      block.addWhole(problem.whereabouts, .faint)
    }
    return block
  }

  // MARK: What does not count

  /// Faults that scenarios expect, which are told all the same.
  private var expectedFaults: [String] {
    var block = TextBlock(indent: 2)
    for scenario in report.scenarios {
      let groups = FaultLines.groups(in: scenario) { fault in
        fault.isExpected ? [fault.kind.words, fault.place.text] : nil
      }
      for (words, systems) in groups {
        block.begin(words[0], .warning)
        block.add(SystemNames.text(systems))
        block.addWhole(words[1], .faint)
      }
    }
    return section("FAULTS, AS EXPECTED", block)
  }

  /// Findings that nobody expected and that do not count, those with the same words once for all scenarios.
  private var lesserFindings: [String] {
    var block = TextBlock(indent: 2)
    for finding in LesserFinding.all(in: report) {
      block.begin(finding.label, finding.isWarning ? .warning : .faint)
      block.add(finding.sentence)
      let count = finding.scenarioCount
      block.addWhole(
        (count > 1 ? "\(count) scenarios, first at " : "") + finding.firstPlace, .faint)
    }
    return section("ALSO FOUND, TOO SLIGHT TO COUNT", block)
  }

  private func section(_ heading: String, _ block: TextBlock) -> [String] {
    let lines = block.lines(style)
    return lines.isEmpty ? [] : [style.painted(heading, .heading)] + lines
  }

  // MARK: Summary

  /// How many of everything there is, and how the run ends.
  var summary: [String] {
    let summary = report.summary
    let verdict = ExitStatus(rawValue: report.status) ?? .internal
    var parts: [String] = []
    func count(_ number: Int, _ one: String, _ several: String, _ partStyle: TextStyle) {
      if number > 0 { parts.append(style.painted("\(number) \(number == 1 ? one : several)", partStyle)) }
    }
    count(summary.fails, "fails", "fail", .bad)
    count(summary.undecided, "undecided", "undecided", .warning)
    count(summary.holds, "holds", "hold", .good)
    let scenarios = summary.scenarios == 1 ? "1 scenario" : "\(summary.scenarios) scenarios"
    let cases = summary.cases == 1 ? "1 case" : "\(summary.cases) cases"
    let shard = report.shard.map { ", part \($0.number) of \($0.count)" } ?? ""
    let notRun = summary.mistakes > 0 ? "; " + style.painted("\(summary.mistakes) not run", .bad) : ""
    let counts = (["\(scenarios), \(cases)\(shard)"] + (parts.isEmpty ? [] : [parts.joined(separator: ", ")]))
    let ending = "Exit \(verdict.rawValue), \(verdict.summary)."
    return [counts.joined(separator: ": ") + notRun] + TextWrapping.lines(of: ending, width: style.width)
  }
}

extension CaseProblem {
  /// The style of its label.
  fileprivate var style: TextStyle {
    switch kind {
    case .unmet, .fault: .bad
    case .undecided: .warning
    case .finding(_, let severity, let isOpen):
      isOpen || severity == Severity.warning.word ? .warning : severity == Severity.error.word ? .bad : .faint
    }
  }

  /// Everything that is said behind the sentence.
  fileprivate var background: [String] { openFacts + [hint ?? "", whereabouts] }
}

extension MistakeReport.Message {
  /// The line as a person reads it below the name of a file.
  fileprivate func text(in file: String) -> String {
    let prefix = QuotedText.bare(file) + ":"
    return text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count).drop { $0 == " " }) : text
  }
}
