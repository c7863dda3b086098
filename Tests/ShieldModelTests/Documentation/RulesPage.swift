import ShieldModel

/// The page that defines every rule, read as data.
struct RulesPage {
  /// One rule as the page defines it.
  struct Entry {
    /// The id, which is the heading.
    var id: String
    /// The title in bold.
    var title: String
    /// The word for the grade.
    var grade: String
    /// Whether the page calls the rule a definition.
    var isDefinition: Bool
    /// The names of the parts: `Model`, `Left out`, `Evidence`.
    var parts: [String]
    /// How many words the definition itself has.
    var wordCount: Int
  }

  /// The rules in the order of the page.
  var entries: [Entry] = []
  /// Headings of the third level that are followed by no title.
  var malformed: [String] = []
  /// The ids in the table of health checks.
  var healthRules: Set<String> = []

  /// The page as it stands in the catalogue.
  static func current() throws -> RulesPage { RulesPage(try ProjectFiles.text("\(ProjectFiles.catalogue)/Rules.md")) }

  /// Reads the text of a page.
  init(_ text: String) {
    var pending: String?
    var isHealth = false
    for line in ProjectFiles.lines(text) {
      if line.hasPrefix("## ") { isHealth = line == "## Health checks" }
      if line.hasPrefix("#") {
        if let pending { malformed.append(pending) }
        pending = line.hasPrefix("### ") ? String(line.dropFirst(4)) : nil
      } else if let id = pending, !line.isEmpty {
        pending = nil
        if let entry = Self.entry(id, line) { entries.append(entry) } else { malformed.append(id) }
      } else if isHealth {
        if line.hasPrefix("| ") { healthRules.formUnion(RuleCitation.ids(inWordsOf: line)) }
      } else if !entries.isEmpty {
        add(line, to: &entries[entries.count - 1])
      }
    }
    if let pending { malformed.append(pending) }
  }

  private static func entry(_ id: String, _ line: String) -> Entry? {
    guard line.hasPrefix("**"), line.hasSuffix("."), let end = line.range(of: ".** Grade: ") else { return nil }
    let title = line[line.index(line.startIndex, offsetBy: 2)..<end.lowerBound]
    let words = line[end.upperBound...].dropLast().split(separator: ",").map { $0.drop { $0 == " " } }
    guard let grade = words.first else { return nil }
    let isDefinition = words.dropFirst().first == "a definition"
    return Entry(
      id: id, title: String(title), grade: String(grade), isDefinition: isDefinition, parts: [], wordCount: 0)
  }

  private func add(_ line: String, to entry: inout Entry) {
    if line.hasPrefix("- "), let colon = line.firstIndex(of: ":") {
      entry.parts.append(String(line[line.index(line.startIndex, offsetBy: 2)..<colon]))
    } else if entry.parts.isEmpty {
      entry.wordCount += line.split(separator: " ").count
    }
  }

  /// Where the page and the rule book differ, one sentence each.
  var flaws: [String] {
    var flaws = malformed.map { "\($0): the line below the heading must be `**Title.** Grade: word.`" }
    let known = RuleBook.rules.map(\.id)
    flaws += known.filter { id in !entries.contains { $0.id == id } }.map { "\($0) is not defined" }
    var seen = Set<String>()
    for entry in entries {
      if !seen.insert(entry.id).inserted { flaws.append("\(entry.id) is defined twice") }
      guard let rule = RuleBook.rule(entry.id) else {
        flaws.append("\(entry.id) is not in the rule book")
        continue
      }
      if rule.title != entry.title { flaws.append("\(entry.id) is called \"\(rule.title)\" in the rule book") }
      if rule.grade.word != entry.grade { flaws.append("\(entry.id) is \(rule.grade.word) in the rule book") }
      if rule.isDefinition != entry.isDefinition { flaws.append("\(entry.id): only one side calls it a definition") }
      if entry.parts != ["Model", "Left out", "Evidence"] { flaws.append("\(entry.id) has the parts \(entry.parts)") }
      if entry.wordCount < 20 { flaws.append("\(entry.id) is defined in \(entry.wordCount) words only") }
    }
    return flaws
  }
}
