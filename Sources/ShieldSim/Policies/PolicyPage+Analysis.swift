import ShieldModel

extension PolicyPage {
  /// Everything about a policy.
  static func analysis(_ examined: ExaminedPolicy, mutation: PolicyMutation) -> PolicyPage {
    let analysis = examined.analysis
    var page = PolicyPage("Analysis of the policy \(analysis.policy.name)")
    page.paragraph(analysis.policy.title)
    page.addFigures(analysis)
    page.addPromises(examined)
    page.addRules(examined)
    page.addConflicts(analysis)
    page.addGaps(analysis)
    page.addMutants(mutation)
    page.addDecisions(analysis)
    page.addOthers(analysis)
    return page
  }

  private mutating func addRules(_ examined: ExaminedPolicy) {
    let analysis = examined.analysis
    heading("Rules")
    paragraph(
      "Changes is the number of inputs that are decided in another way without the rule; an example is the plainest "
        + "of them.", .faint)
    var table = TextTable([
      .init("Rule", overflow: .keep), .init("Applies", alignment: .right, overflow: .keep),
      .init("Decides", alignment: .right, overflow: .keep), .init("Changes", alignment: .right, overflow: .keep),
      .init("Example"),
    ])
    for figure in analysis.rules {
      let example: TextTable.Cell
      if figure.neverFires {
        example = .init("never applies", .warning)
      } else if figure.neverDecides {
        example = .init("never decides", .warning)
      } else if let changes = figure.changes {
        example = .init(changes.example.text)
      } else {
        example = .init("redundant: others decide the same", .faint)
      }
      table.add([
        .init(figure.rule.id), .init(figure.fires.grouped), .init(figure.decides.grouped),
        .init((figure.changes?.count ?? 0).grouped), example,
      ])
    }
    self.table(table)
    let idle = analysis.rules.filter { $0.neverFires || $0.neverDecides }.map(\.rule.id)
    if !idle.isEmpty { paragraph("Rules that do nothing: \(examined.placed(idle)).", .warning) }
  }

  private mutating func addConflicts(_ analysis: PolicyAnalysis) {
    heading("Rules that disagree")
    if analysis.conflicts.isEmpty { return paragraph("None.") }
    paragraph("A demand beats a permission; of two permissions the weaker is enough.", .faint)
    for kind in PolicyConflict.Kind.allCases {
      var table = TextTable([
        .init("Part", overflow: .keep), .init(kind == .forbidBeatsPermit ? "Demand" : "Weaker permission"),
        .init(kind == .forbidBeatsPermit ? "beats" : "is enough beside"),
        .init("Inputs", alignment: .right, overflow: .keep),
      ])
      for conflict in analysis.conflicts where conflict.kind == kind {
        table.add([
          .init(conflict.part.word), .init("\(conflict.winner) (\(conflict.winningEffect.level.word))"),
          .init("\(conflict.loser) (\(conflict.losingEffect.level.word))"), .init(conflict.inputs.count.grouped),
        ])
      }
      self.table(table)
    }
  }

  private mutating func addGaps(_ analysis: PolicyAnalysis) {
    heading("Where no rule decides")
    if analysis.gaps.isEmpty { return paragraph("Nowhere.") }
    paragraph("The strictest level holds there because nobody permits less and nobody demands it.", .faint)
    var table = TextTable([
      .init("Part", overflow: .keep), .init("Level", overflow: .keep),
      .init("Inputs", alignment: .right, overflow: .keep), .init("No rule speaks", alignment: .right),
      .init("Example"),
    ])
    for gap in analysis.gaps {
      table.add([
        .init(gap.part.word), .init(gap.part.strictest.word), .init(gap.inputs.count.grouped),
        .init(gap.silent.grouped), .init(gap.inputs.example.text),
      ])
    }
    self.table(table)
  }

  private mutating func addMutants(_ mutation: PolicyMutation) {
    heading("Mutants")
    let equivalent = mutation.mutants.count - mutation.effective
    let promises = mutation.mutants.filter { if case .breaksPromises = $0.fate { true } else { false } }.count
    paragraph(
      "Each rule dropped, each effect turned round, each effect one level weaker: "
        + "\(mutation.mutants.count.counting("mutant")). \(equivalent) change no decision. Of the other "
        + "\(mutation.effective), \(mutation.caught) are caught: \(promises) by promises, "
        + "\(mutation.caught - promises) by the order among presets.",
      mutation.caught == mutation.effective ? .good : .warning)
    var table = TextTable([
      .init("Not caught", overflow: .keep), .init("Rule", overflow: .keep), .init("Change"), .init("Example"),
    ])
    for mutant in mutation.mutants where !mutant.isCaught {
      table.add([
        .init(mutant.fate.word, mutant.fate == .onlyDiffers ? .warning : .faint), .init(mutant.rule),
        .init(mutant.change.text), .init(mutant.changes?.example.text ?? ""),
      ])
    }
    self.table(table)
  }

  /// How many decisions a person sees; JSON has them all.
  private static let shownDecisions = 12

  private mutating func addDecisions(_ analysis: PolicyAnalysis) {
    heading("The most frequent decisions")
    var table = TextTable(
      [.init("Inputs", alignment: .right, overflow: .keep)]
        + PolicyPart.allCases.map { .init($0.word, overflow: .keep) })
    for decision in analysis.decisions.prefix(Self.shownDecisions) {
      table.add([.init(decision.inputs.count.grouped)] + PolicyPart.allCases.map { .init(decision.outcome[$0].word) })
    }
    self.table(table)
    let left = analysis.decisions.count - Self.shownDecisions
    if left > 0 { paragraph("\(left.counting("more decision")): see --report json.", .faint) }
  }

  private mutating func addOthers(_ analysis: PolicyAnalysis) {
    guard !analysis.others.isEmpty else { return }
    heading("What the policy does not promise")
    paragraph("Other built-in promises, for information.", .faint)
    var table = TextTable([
      .init("", overflow: .keep), .init("Promise", overflow: .keep), .init("Plainest input that breaks it"),
    ])
    for proof in analysis.others {
      table.add([
        .init(proof.holds ? "would hold" : "would break", proof.holds ? nil : .faint), .init(proof.invariant.id),
        .init(proof.violations?.example.text ?? ""),
      ])
    }
    self.table(table)
  }
}
