import ShieldModel

/// The last parts of an explanation: which facts and rules it rests on.
enum FactsUsed {
  /// Adds the facts of a system, each with value, grade, rule and source.
  static func add(_ uses: [FactUse], of profile: OSProfile, to text: inout ExplanationText) {
    text.heading("Facts used (\(profile.title))")
    if uses.isEmpty { return text.paragraph("none; the answer follows from the trees alone") }
    for fact in ordered(uses).map(profile.fact) {
      text.paragraph("\(fact.key): \(fact.value) (\(fact.grade.word), \(fact.rule))", hanging: 4)
      text.paragraph(fact.source, indent: 4, hanging: 2, style: .faint)
      if !fact.note.isEmpty { text.paragraph(fact.note, indent: 4, hanging: 2, style: .faint) }
    }
  }

  /// Adds what rules say, each once, in the order of the rule book.
  static func add(rules ids: some Sequence<String>, to text: inout ExplanationText) {
    let wanted = Set(ids)
    let rules = RuleBook.rules.filter { wanted.contains($0.id) }
    guard !rules.isEmpty else { return }
    text.heading("Rules")
    for rule in rules {
      let grade = rule.isDefinition ? "definition" : rule.grade.word
      text.paragraph("\(rule.id) \(rule.title) (\(grade)): \(rule.summary)", hanging: 2)
    }
  }

  /// The facts in the order of the catalogue, each once.
  private static func ordered(_ uses: [FactUse]) -> [FactUse] {
    let wanted = Set(uses)
    return FactUse.all.filter(wanted.contains)
  }
}
