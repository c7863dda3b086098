import ShieldModel

/// Reports about policies as JSON.
///
/// Keys are sorted and `formatVersion` grows when a key changes its meaning or goes away; new keys may come without.
enum PolicyDocument {
  /// The version of the form.
  static let version = 1

  /// What `policy check` writes.
  struct Check: Encodable {
    let formatVersion = PolicyDocument.version
    let policies: [CheckedPolicy]

    init(_ policies: [ExaminedPolicy]) { self.policies = policies.map { CheckedPolicy($0) } }
  }

  /// A policy with what came of its promises.
  struct CheckedPolicy: Encodable {
    let policy: String
    let title: String
    let file: String
    let isBuiltIn: Bool
    let domain: Domain
    let rules: Int
    let rulesThatApply: Int
    let holds: Bool
    let promises: [Promise]

    init(_ examined: ExaminedPolicy) {
      let analysis = examined.analysis
      policy = analysis.policy.name
      title = analysis.policy.title
      file = examined.file.file
      isBuiltIn = examined.file.isBuiltIn
      domain = Domain(analysis)
      rules = analysis.rules.count
      rulesThatApply = analysis.rules.filter { !$0.neverFires }.count
      holds = analysis.keepsPromises
      promises = analysis.promises.map { Promise($0, examined) }
    }
  }

  /// What `policy table` writes.
  struct Tables: Encodable {
    let formatVersion = PolicyDocument.version
    let policy: String
    let title: String
    let domain: Domain
    let tables: [Table]

    init(_ analysis: PolicyAnalysis, part: PolicyPart?) {
      policy = analysis.policy.name
      title = analysis.policy.title
      domain = Domain(analysis)
      tables = analysis.tables.filter { part == nil || part == $0.part }.map { Table($0) }
    }
  }

  /// What `policy analyze` writes.
  struct Analysis: Encodable {
    let formatVersion = PolicyDocument.version
    let summary: CheckedPolicy
    let rules: [Rule]
    let conflicts: [Conflict]
    let gaps: [Gap]
    let mutation: Mutation
    let decisions: [Decision]
    let tables: [Table]
    let notPromised: [Promise]

    init(_ examined: ExaminedPolicy, mutation: PolicyMutation) {
      let analysis = examined.analysis
      summary = CheckedPolicy(examined)
      rules = analysis.rules.map { Rule($0, examined.file) }
      conflicts = analysis.conflicts.map { Conflict($0) }
      gaps = analysis.gaps.map { Gap($0) }
      self.mutation = Mutation(mutation)
      decisions = analysis.decisions.map { Decision($0) }
      tables = analysis.tables.map { Table($0) }
      notPromised = analysis.others.map { Promise($0, examined) }
    }
  }

  /// What `policy diff` writes.
  struct Comparison: Encodable {
    let formatVersion = PolicyDocument.version
    let first: String
    let second: String
    let covered: Int
    let different: Int
    let isNeverWeaker: Bool
    let weaker: Figure?
    let stricter: Figure?
    let parts: [Part]

    /// A part.
    struct Part: Encodable {
      let part: String
      let weaker: Figure?
      let stricter: Figure?
    }

    init(_ comparison: PolicyComparison) {
      first = comparison.first.name
      second = comparison.second.name
      covered = comparison.covered
      different = comparison.different
      isNeverWeaker = comparison.isNeverWeaker
      weaker = comparison.weaker.map { Figure($0) }
      stricter = comparison.stricter.map { Figure($0) }
      parts = comparison.parts.map { part in
        Part(
          part: part.part.word, weaker: part.weaker.map { Figure($0) }, stricter: part.stricter.map { Figure($0) })
      }
    }
  }
}
