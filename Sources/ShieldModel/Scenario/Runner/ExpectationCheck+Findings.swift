extension ExpectationCheck {
  mutating func finding(
    _ rule: String, node: Selector?, severity: FindingSeverity?, _ expectation: Expectation, _ moment: Moment
  ) -> Answer {
    let indices = matching(rule, node: node, expectation, moment).filter { index in
      severity.map { $0.word == findings[index].severity.word } ?? true
    }
    // Naming a finding does not settle a question that nobody can answer; `unknown` says that it is one.
    let decided = indices.filter { !findings[$0].isUndecided }
    for index in decided { markFinding(at: index) }
    if decided.isEmpty, let index = indices.first { return .undecided(findings[index].message) }
    if let index = decided.first {
      return .met(findings[index].message, grade: findings[index].grade)
    }
    let others = Set(findings.map { $0.rule }).sorted()
    let seen = others.isEmpty ? "nothing was found" : "found are " + others.joined(separator: ", ")
    return .unmet("the finding \(rule) does not come; " + seen)
  }

  func noFinding(_ rule: String, node: Selector?, _ expectation: Expectation, _ moment: Moment) -> Answer {
    if let index = matching(rule, node: node, expectation, moment).first { return .unmet(findings[index].message) }
    return .met("there is no such finding")
  }

  private func matching(
    _ rule: String, node: Selector?, _ expectation: Expectation, _ moment: Moment
  ) -> [Int] {
    let layers = node.map { Set(self.layers(matching: $0, in: moment.device)) }
    return findings.indices.filter { index in
      let finding = findings[index]
      guard finding.isNamed(by: rule) else { return false }
      if expectation.scope != .everyCapture, !matches(expectation.scope, finding: finding) { return false }
      guard let layers else { return true }
      return finding.layer.map { layers.contains($0) } ?? false
    }
  }

  mutating func fault(
    _ word: Expectation.FaultWord, count: Int32?, shield: String?, _ moment: Moment
  ) -> Answer {
    let indices = moment.faults.indices.filter { index in
      let fault = moment.faults[index]
      if let shield, fault.shield != shield { return false }
      return word == .none || word.matches(fault.verdict)
    }
    let text = indices.first.map { moment.faults[$0].message }
    let grade = input.grade(of: input.log.uses.filter { $0.isAboutLookup })
    if word == .none {
      return text.map { .unmet("there is a fault: " + $0, grade: grade) } ?? .met("there is no fault", grade: grade)
    }
    for index in indices {
      markFault(at: index)
      // A silent fault is the same event seen from the app's side.
      for (position, finding) in findings.enumerated()
      where finding.rule == "L2" && finding.place == moment.faults[index].place
        && finding.turn == moment.faults[index].turn
      { markFinding(at: position) }
    }
    if let count, Int(count) != indices.count {
      return .unmet("there are \(indices.count) such faults instead of \(count)")
    }
    return text.map { .met($0, grade: grade) } ?? .unmet("there is no such fault", grade: grade)
  }

  mutating func refused(_ word: Expectation.RefusalWord, _ moment: Moment) -> Answer {
    let matching = moment.refusals.filter { refusal in
      switch word {
      case .none, .any: return true
      case .rule(let rule): return refusal.error.rule == rule
      case .error(let name): return refusal.error.word == name
      }
    }
    if case .none = word {
      return matching.first.map { .unmet("refused: " + $0.sentence) }
        ?? .met("nothing was refused")
    }
    for refusal in matching {
      for (index, finding) in findings.enumerated()
      where finding.place == refusal.place && finding.turn == refusal.turn && finding.rule == refusal.error.rule {
        markFinding(at: index)
      }
    }
    guard let first = matching.first else { return .unmet("nothing was refused") }
    let uses: [FactUse] = first.error.rule == "E6" ? [.field(.presentationRefusedInBackground)] : []
    return .met(first.sentence, grade: input.grade(of: uses))
  }

  mutating func crash(_ word: Expectation.CrashWord) -> Answer {
    guard let crash = input.log.crash else {
      return word == .none ? .met("there is no crash") : .unmet("there is no crash")
    }
    let sentence = crash.sentence
    if word == .none { return .unmet("the app crashes: " + sentence) }
    for (index, finding) in findings.enumerated()
    where finding.rule == "T4" && finding.place == crash.place && finding.turn == crash.turn {
      markFinding(at: index)
    }
    return .decide(word == .any || crash.error.isLayerCycle, sentence)
  }
}
