import ShieldModel

extension PolicyPage {
  /// Whether policies keep their promises.
  static func check(_ policies: [ExaminedPolicy]) -> PolicyPage {
    if policies.count == 1 { return check(policies[0]) }
    var page = PolicyPage("Promises of \(policies.count) policies")
    for policy in policies { page.add(check(policy)) }
    return page
  }

  private static func check(_ examined: ExaminedPolicy) -> PolicyPage {
    var page = PolicyPage("Policy \(examined.policy.name)")
    page.paragraph(examined.policy.title)
    page.addFigures(examined.analysis)
    page.addPromises(examined)
    return page
  }

  /// Adds how many inputs and rules there are.
  mutating func addFigures(_ analysis: PolicyAnalysis) {
    let excluded = analysis.excluded.map(\.count).reduce(0, +)
    let silent = analysis.rules.filter(\.neverFires)
    paragraph(
      "\(analysis.covered.grouped) of \(PolicyDomain.count.grouped) inputs covered, \(excluded.grouped) excluded; "
        + "\(analysis.rules.count - silent.count) of \(analysis.rules.count.counting("rule")) fired; "
        + "\(analysis.decisions.count.counting("decision")).")
    var table = TextTable([
      .init("Excluded", alignment: .right, overflow: .keep), .init("Inputs that do not occur"), .init("Because"),
      .init("Rule", overflow: .keep), .init("Grade", overflow: .keep),
    ])
    for part in analysis.excluded {
      table.add([
        .init(part.count.grouped), .init(part.exclusion.condition.text), .init(part.exclusion.reason),
        .init(part.exclusion.rule), .init(part.exclusion.grade.word, part.exclusion.grade.style),
      ])
    }
    self.table(table)
  }

  /// Adds every promise with what came of it, and what breaks the broken ones.
  mutating func addPromises(_ examined: ExaminedPolicy) {
    let analysis = examined.analysis
    heading("Promises of \(analysis.policy.name)")
    guard !analysis.promises.isEmpty else { return paragraph("The policy promises nothing.", .warning) }
    addProofs(analysis.promises)
    let broken = analysis.promises.filter { !$0.holds }
    let vacuous = analysis.vacuousPromises.count
    if vacuous > 0 {
      paragraph("\(vacuous.counting("promise")) about inputs that do not occur: such a promise says nothing.", .warning)
    }
    if broken.isEmpty {
      return paragraph("\(analysis.promises.count.counting("promise")): kept for every input that occurs.", .good)
    }
    paragraph("\(broken.count) of \(analysis.promises.count.counting("promise")) broken.", .bad)
    for proof in broken { addCounterexample(of: proof, examined) }
  }

  /// Adds a table of proofs.
  mutating func addProofs(_ proofs: [PolicyProof]) {
    var table = TextTable([
      .init("", overflow: .keep), .init("Inputs", alignment: .right, overflow: .keep),
      .init("Promise", overflow: .keep),
      .init("What must hold"),
    ])
    for proof in proofs {
      table.add([
        .init(proof.word, proof.style), .init(proof.covered.grouped),
        .init(proof.invariant.id), .init(proof.invariant.statement),
      ])
    }
    self.table(table)
  }

  /// Adds the plainest input that breaks a promise, and why it is decided as it is.
  private mutating func addCounterexample(of proof: PolicyProof, _ examined: ExaminedPolicy) {
    guard let violations = proof.violations else { return }
    heading("Counterexample to \(proof.invariant.id)")
    paragraph("Broken for \(violations.count.counting("input")). The plainest: \(violations.example.text).")
    if let place = examined.file.place(ofPromise: proof.invariant.id) { paragraph("Promised at \(place).") }
    let decision = examined.policy.decide(violations.example)
    var table = TextTable([.init("Part", overflow: .keep), .init("Level", overflow: .keep), .init("Decided by")])
    for part in proof.invariant.requirement.parts {
      let decided = decision[part]
      let rules = decided.guarantee.map { [$0.word] } ?? decided.deciding.map(\.rule)
      let reason = decided.reasons.joined(separator: " ")
      table.add([
        .init(part.word), .init(decided.level.word, .bad),
        .init(rules.isEmpty ? reason : "\(examined.placed(rules)): \(reason)"),
      ])
    }
    self.table(table)
  }
}

extension PolicyProof {
  /// What came of it, in a word.
  fileprivate var word: String { isVacuous ? "vacuous" : holds ? "holds" : "broken" }

  /// How the word is painted.
  fileprivate var style: TextStyle { isVacuous ? .warning : holds ? .good : .bad }
}

extension PolicyInvariant.Requirement {
  /// The parts that the requirement is about.
  var parts: [PolicyPart] {
    switch self {
    case .anyOf(let bounds), .allOf(let bounds): bounds.map(\.level.part)
    case .sameWhatever: PolicyPart.allCases
    }
  }
}
