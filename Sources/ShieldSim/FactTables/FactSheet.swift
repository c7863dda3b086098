import ShieldModel

/// All facts of one system, each with value, grade, rule and source.
struct FactSheet {
  /// The system.
  let profile: OSProfile
  /// The facts that are wanted.
  let facts: [FactLine]

  /// Adds the sheet.
  func write(to text: inout ExplanationText) {
    let (first, last) = (profile.version.description, profile.lastVersion.description)
    let releases = first == last ? "" : ", releases \(first) to \(last)"
    let name = ScenarioCase(profile: profile).name
    text.heading((profile.title == name ? name : "\(name): \(profile.title)") + releases)
    if let remark = profile.standing.remark { text.paragraph(remark, style: .warning) }
    for caveat in profile.caveats { text.paragraph("– " + caveat, hanging: 2) }
    text.space()
    var sources = SourceList()
    var table = TextTable(
      [
        .init("Fact", overflow: .keep), .init("Value"), .init("Grade", overflow: .keep),
        .init("Rule", overflow: .keep), .init("Source", overflow: .keep),
      ], indent: 2)
    for fact in facts {
      table.add([
        .init(fact.key), .init(fact.grade == .contested ? "? (runs as \(fact.value))" : fact.value, fact.grade.style),
        .init(fact.grade.word, fact.grade.style), .init(fact.rule), .init(sources.number(of: fact)),
      ])
    }
    text.table(table)
    sources.add(to: &text)
  }
}

extension RowStanding {
  /// What a reader must know before trusting the row; nil for a released system.
  var remark: String? {
    switch self {
    case .released: nil
    case .unpublished: "Nothing is published about this system yet; its values are those of its predecessor."
    case .hypothetical: "This system does not exist. It is made up to try recipes against the future (L4)."
    case .scenario: "A scenario made this system up."
    }
  }
}
