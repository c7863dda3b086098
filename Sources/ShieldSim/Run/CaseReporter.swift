import ShieldModel

/// Turns the result of a case into its report; what the report does not need is let go with the result.
struct CaseReporter {
  /// What the person asked for.
  let request: RunRequest
  /// The result.
  let result: CaseResult
  /// Where things stand.
  let places: PlaceFinder

  init(_ result: CaseResult, request: RunRequest) {
    self.request = request
    self.result = result
    places = PlaceFinder(scenario: result.scenario)
  }

  /// The report.
  var report: CaseReport {
    CaseReport(
      system: SystemReport(result.system), verdict: CaseVerdict(result.verdict(failOn: request.failOn.severity)),
      grade: grade.word, expectations: result.outcomes.map(outcome), findings: result.findings.map(finding),
      faults: result.faults.map(fault), exposures: result.exposures.filter(isWanted).map(exposure),
      notCovered: result.notCovered.map(\.key), facts: facts,
      reproduction: request.reproduction(of: result.scenario, on: result.system))
  }

  private var profile: OSProfile { result.system.profile }

  private var grade: Grade {
    let outcomes = result.outcomes.filter { $0.status != .skipped }
    return outcomes.reduce(result.grade) { Grade.weakest($0, $1.grade) }
  }

  /// Every fact that something in the report refers to, by name.
  private var facts: [FactReport] {
    let uses = Set(result.uses + result.findings.flatMap(\.finding.uses))
    return uses.map { profile.fact($0) }.sorted { $0.key < $1.key }.map { line in
      FactReport(key: line.key, rule: line.rule, value: line.value, grade: line.grade.word, source: line.source)
    }
  }

  private func isWanted(_ entry: ExposureEntry) -> Bool {
    request.channels.isEmpty || request.channels.contains(entry.kind)
  }

  private func outcome(_ outcome: ExpectationOutcome) -> OutcomeReport {
    OutcomeReport(
      expectation: outcome.expectation.words, status: OutcomeReport.Status(outcome.status),
      message: outcome.message, grade: outcome.grade.word, place: places.report(outcome.expectation.place))
  }

  private func finding(_ judged: JudgedFinding) -> FindingReport {
    let finding = judged.finding
    return FindingReport(
      rule: finding.rule, alsoRules: finding.alsoRules, severity: finding.severity.word,
      isUndecided: finding.isUndecided, isExpected: judged.isExpected,
      isCounted: finding.severity >= request.failOn.severity, node: finding.node.nonEmpty,
      capture: finding.capture.nonEmpty, kind: finding.kind?.key, turn: finding.turn,
      place: places.report(finding.place, turn: finding.turn), message: finding.message, hint: finding.hint.nonEmpty,
      grade: finding.grade.word, facts: finding.uses.map(\.key))
  }

  private func fault(_ judged: JudgedFault) -> FaultReport {
    let fault = judged.fault
    return FaultReport(
      kind: FaultReport.Kind(fault.verdict), message: fault.message, shield: fault.shield.nonEmpty,
      expected: fault.expected, actual: fault.actual.nonEmpty, seen: fault.seen, isLogged: fault.isLogged,
      isExpected: judged.isExpected, turn: fault.turn, place: places.report(fault.place, turn: fault.turn))
  }

  private func exposure(_ entry: ExposureEntry) -> ExposureReport {
    let exposure = entry.exposure
    return ExposureReport(
      node: entry.node, capture: entry.capture, kind: entry.kind.key, frame: entry.frame,
      verdict: exposure.verdict.word, reason: exposure.reason, grade: exposure.grade.word,
      facts: exposure.uses.map(\.key), changedPixels: exposure.changedPixels,
      isErasedByRounding: exposure.isErasedByRounding)
  }
}

extension SystemReport {
  /// The system of a case.
  init(_ system: ScenarioCase) { self.init(platform: system.platform.word, name: system.profile.name) }
}

extension CaseVerdict {
  fileprivate init(_ verdict: CaseResult.Verdict) {
    switch verdict {
    case .holds: self = .holds
    case .undecided: self = .undecided
    case .fails: self = .fails
    }
  }
}

extension OutcomeReport.Status {
  fileprivate init(_ status: ExpectationOutcome.Status) {
    switch status {
    case .met: self = .met
    case .unmet: self = .unmet
    case .undecided: self = .undecided
    case .skipped: self = .skipped
    }
  }
}

extension FaultReport.Kind {
  fileprivate init(_ verdict: Fault.Verdict) {
    switch verdict {
    case .nothing: self = .canvasMissing
    case .anotherView: self = .anotherView
    case .ambiguous: self = .ambiguous
    }
  }
}

extension String {
  /// The text, or nil when it is empty.
  var nonEmpty: String? { isEmpty ? nil : self }
}
