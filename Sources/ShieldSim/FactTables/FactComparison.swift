import ShieldModel

/// Facts of several systems: for each fact the values, with the systems that share them.
struct FactComparison {
  /// What is wanted.
  let query: FactQuery

  /// Systems with the same value on the same grounds.
  private struct Group {
    let fact: FactLine
    var systems: [OSProfile]
  }

  /// Adds the comparison.
  func write(to text: inout ExplanationText) {
    if let rule = query.rule {
      let grade = rule.isDefinition ? "definition" : rule.grade.word
      text.heading("\(rule.id) \(rule.title) (\(grade))")
      text.paragraph(rule.summary)
    }
    if let grade = query.grade { text.paragraph(grade.meaning, indent: query.rule == nil ? 0 : 2) }
    for profile in blanks {
      text.paragraph(
        "Nothing is published about \(profile.platform.systemName) \(profile.name): every fact of it is contested, and none "
          + "is listed below.", indent: query.rule == nil ? 0 : 2)
    }
    var sources = SourceList()
    var count = 0
    for use in FactUse.all {
      let groups = groups(of: use)
      guard !groups.isEmpty else { continue }
      count += 1
      text.heading("\(use.key) (\(use.rule))")
      var table = TextTable(
        [.init(""), .init(""), .init("", overflow: .keep), .init("", overflow: .keep)], indent: 2)
      for group in groups {
        let value = group.fact.grade == .contested ? "? (runs as \(group.fact.value))" : group.fact.value
        table.add([
          .init(SystemNames.text(group.systems.map { SystemReport(ScenarioCase(profile: $0)) })),
          .init(value, group.fact.grade.style), .init(group.fact.grade.word, group.fact.grade.style),
          .init(sources.number(of: group.fact)),
        ])
      }
      text.table(table)
    }
    if count == 0 {
      return text.paragraph(
        query.rule == nil ? "No fact of these systems fits." : "No fact of these systems belongs to the rule.")
    }
    sources.add(to: &text)
  }

  /// Systems of which nothing is known, when it is asked for what nobody knows.
  private var blanks: [OSProfile] {
    query.grade == .contested ? query.profiles.filter { $0.standing == .unpublished } : []
  }

  private func groups(of use: FactUse) -> [Group] {
    var groups: [Group] = []
    for profile in query.profiles where !blanks.contains(profile) {
      guard let fact = query.facts(of: profile).first(where: { $0.key == use.key }) else { continue }
      if let index = groups.firstIndex(where: { $0.fact == fact }) {
        groups[index].systems.append(profile)
      } else {
        groups.append(Group(fact: fact, systems: [profile]))
      }
    }
    return groups
  }
}

extension Grade {
  /// What the grade means, in a sentence.
  var meaning: String {
    switch self {
    case .documented: "Documented: the platform's public documentation says so."
    case .measured: "Measured: somebody ran it and published what they saw."
    case .reported: "Reported: a library, an article or a review claims it."
    case .assumed: "Assumed: inferred; nobody is known to have said it."
    case .contested:
      "Contested: sources disagree or nobody knows. The model runs with a value, but a verdict that depends on it is "
        + "unknown."
    }
  }
}
