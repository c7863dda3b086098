import ShieldModel

extension PolicyDocument {
  /// How many inputs there are, and which are left out.
  struct Domain: Encodable {
    let inputs: Int
    let covered: Int
    let excluded: [Exclusion]

    /// What is left out.
    struct Exclusion: Encodable {
      let when: String
      let count: Int
      let reason: String
      let rule: String
      let grade: String
    }

    init(_ analysis: PolicyAnalysis) {
      inputs = PolicyDomain.count
      covered = analysis.covered
      excluded = analysis.excluded.map { part in
        Exclusion(
          when: part.exclusion.condition.text, count: part.count, reason: part.exclusion.reason,
          rule: part.exclusion.rule, grade: part.exclusion.grade.word)
      }
    }
  }

  /// Some inputs with the plainest of them, by dimension.
  struct Figure: Encodable {
    let count: Int
    let example: [String: String]

    init(_ figure: PolicyFigure) {
      count = figure.count
      example = Dictionary(
        uniqueKeysWithValues: PolicyDimension.allCases.map { dimension in
          (dimension.word, dimension.values[figure.example[dimension]].word)
        })
    }
  }

  /// Where something is stated.
  struct Position: Encodable {
    let file: String
    let line: Int
    let column: Int

    init(_ place: Place) {
      file = place.file
      line = place.position.line
      column = place.position.column
    }
  }

  /// A part of the decision about a counterexample, with the rules that decide it.
  struct Decided: Encodable {
    let part: String
    let level: String
    let rules: [DecidingRule]
    let reasons: [String]

    /// A rule that decides; a guarantee has no place.
    struct DecidingRule: Encodable {
      let id: String
      let place: Position?
    }

    init(_ decided: PolicyPartDecision, _ file: PolicyFile) {
      part = decided.level.part.word
      level = decided.level.word
      reasons = decided.reasons
      let ids = decided.guarantee.map { [$0.word] } ?? decided.deciding.map(\.rule)
      rules = ids.map { DecidingRule(id: $0, place: file.place(ofRule: $0).map { Position($0) }) }
    }
  }

  /// A promise with what came of it.
  struct Promise: Encodable {
    let id: String
    let statement: String
    let requires: String
    let place: Position?
    let inputs: Int
    let holds: Bool
    /// Whether it speaks about no input that occurs.
    let isVacuous: Bool
    let violations: Figure?
    let decided: [Decided]?

    init(_ proof: PolicyProof, _ examined: ExaminedPolicy) {
      place = examined.file.place(ofPromise: proof.invariant.id).map { Position($0) }
      decided = proof.violations.map { violations in
        let decision = examined.policy.decide(violations.example)
        return proof.invariant.requirement.parts.map { Decided(decision[$0], examined.file) }
      }
      id = proof.invariant.id
      statement = proof.invariant.statement
      requires = proof.invariant.requirement.text
      inputs = proof.covered
      holds = proof.holds
      isVacuous = proof.isVacuous
      violations = proof.violations.map { Figure($0) }
    }
  }

  /// The decisions about one part.
  struct Table: Encodable {
    let part: String
    let rows: [Row]
    let otherwise: String
    let otherwiseCount: Int

    /// A line: the values that it names, by dimension.
    struct Row: Encodable {
      let level: String
      let count: Int
      let when: [String: [String]]
    }

    init(_ table: PolicyTable) {
      part = table.part.word
      otherwise = table.otherwise.word
      otherwiseCount = table.otherwiseCount
      rows = table.rows.map { row in
        var when: [String: [String]] = [:]
        for dimension in PolicyDimension.allCases where !row.box.isFree(dimension) {
          when[dimension.word] = row.box.places(of: dimension).map { dimension.values[$0].word }
        }
        return Row(level: row.level.word, count: row.count, when: when)
      }
    }
  }

  /// What a rule does.
  struct Rule: Encodable {
    let id: String
    let reason: String
    let when: String
    let effects: [String]
    let applies: Int
    let decides: Int
    let changes: Figure?
    let place: Position?

    init(_ figure: PolicyRuleFigure, _ file: PolicyFile) {
      place = file.place(ofRule: figure.rule.id).map { Position($0) }
      id = figure.rule.id
      reason = figure.rule.reason
      when = figure.rule.condition.text
      effects = figure.rule.effects.map(\.text)
      applies = figure.fires
      decides = figure.decides
      changes = figure.changes.map { Figure($0) }
    }
  }

  /// Two rules that disagree.
  struct Conflict: Encodable {
    let kind: String
    let part: String
    let prevails: String
    let says: String
    let over: String
    let whichSays: String
    let inputs: Figure

    init(_ conflict: PolicyConflict) {
      kind = conflict.kind.word
      part = conflict.part.word
      prevails = conflict.winner
      says = conflict.winningEffect.text
      over = conflict.loser
      whichSays = conflict.losingEffect.text
      inputs = Figure(conflict.inputs)
    }
  }

  /// Where no rule decides.
  struct Gap: Encodable {
    let part: String
    let inputs: Figure
    let silent: Int

    init(_ gap: PolicyGap) {
      part = gap.part.word
      inputs = Figure(gap.inputs)
      silent = gap.silent
    }
  }

  /// Every mutant.
  struct Mutation: Encodable {
    let mutants: Int
    let effective: Int
    let caught: Int
    let list: [Mutant]

    /// A mutant.
    struct Mutant: Encodable {
      let rule: String
      let change: String
      let fate: String
      let by: [String]
      let changes: Figure?
    }

    init(_ mutation: PolicyMutation) {
      mutants = mutation.mutants.count
      effective = mutation.effective
      caught = mutation.caught
      list = mutation.mutants.map { mutant in
        let catchers: [String]
        switch mutant.fate {
        case .breaksPromises(let names), .breaksOrder(let names): catchers = names
        case .onlyDiffers, .isEquivalent: catchers = []
        }
        return Mutant(
          rule: mutant.rule, change: mutant.change.text, fate: mutant.fate.word, by: catchers,
          changes: mutant.changes.map { Figure($0) })
      }
    }
  }

  /// A decision that occurs.
  struct Decision: Encodable {
    let levels: [String: String]
    let inputs: Figure

    init(_ figure: PolicyAnalysis.DecisionFigure) {
      levels = Dictionary(
        uniqueKeysWithValues: PolicyPart.allCases.map { ($0.word, figure.outcome[$0].word) })
      inputs = Figure(figure.inputs)
    }
  }
}
