import ShieldModel

/// Facts as JSON.
///
/// Keys are sorted and `formatVersion` grows when a key changes its meaning or goes away; new keys may come without.
struct FactDocument: Encodable {
  let formatVersion = 1
  /// The version of the catalogue.
  let facts = OSCatalogue.version
  /// The systems in the order of the catalogue.
  let systems: [SystemEntry]
  /// The rules that the facts belong to, in the order of the rule book.
  let rules: [RuleEntry]

  /// A system.
  struct SystemEntry: Encodable {
    let platform: String
    let name: String
    let title: String
    let standing: String
    let firstRelease: String
    let lastRelease: String
    let sources: [String]
    let caveats: [String]
    let facts: [FactEntry]
  }

  /// A fact; the value is in words, as in tables.
  struct FactEntry: Encodable {
    let key: String
    let value: String
    let grade: String
    let rule: String
    let source: String
    let note: String?
  }

  /// A rule.
  struct RuleEntry: Encodable {
    let id: String
    let title: String
    let summary: String
    let grade: String?
    let isDefinition: Bool
  }

  /// Makes the document of what is wanted.
  init(_ query: FactQuery) {
    systems = query.profiles.map { profile in
      SystemEntry(
        platform: profile.platform.word, name: profile.name, title: profile.title,
        standing: profile.standing.word, firstRelease: profile.version.description,
        lastRelease: profile.lastVersion.description, sources: profile.sources, caveats: profile.caveats,
        facts: query.facts(of: profile).map { fact in
          FactEntry(
            key: fact.key, value: fact.value, grade: fact.grade.word, rule: fact.rule, source: fact.source,
            note: fact.note.isEmpty ? nil : fact.note)
        })
    }
    let used = Set(systems.flatMap { $0.facts.map(\.rule) } + [query.rule?.id].compactMap { $0 })
    rules = RuleBook.rules.filter { used.contains($0.id) }.map { rule in
      RuleEntry(
        id: rule.id, title: rule.title, summary: rule.summary, grade: rule.isDefinition ? nil : rule.grade.word,
        isDefinition: rule.isDefinition)
    }
  }
}

extension RowStanding {
  /// The word that reports use.
  var word: String {
    switch self {
    case .released: "released"
    case .unpublished: "unpublished"
    case .hypothetical: "hypothetical"
    case .scenario: "scenario"
    }
  }
}
