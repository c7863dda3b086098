import ShieldModel
import Testing

struct RulesPageTests {
  @Test func `the page defines exactly the rules of the book, with the same titles and grades`() throws {
    #expect(try RulesPage.current().flaws == [])
  }

  @Test func `every rule that the sources cite is defined`() throws {
    let defined = Set(try RulesPage.current().entries.map(\.id))
    #expect(defined.count > 40)
    for (path, lines) in ProjectFiles.sources {
      let cited = Self.citations(in: lines)
      #expect(cited.subtracting(defined) == [], "\(path)")
    }
  }

  @Test func `every rule that scenarios and recipes cite is defined`() throws {
    let defined = Set(try RulesPage.current().entries.map(\.id))
    let paths = ProjectFiles.paths(below: "Scenarios", endingIn: [".jsonc"])
    #expect(!paths.isEmpty)
    for path in paths {
      let cited = Set(RuleCitation.ids(inQuotesOf: try ProjectFiles.text(path)))
      #expect(cited.subtracting(defined) == [], "\(path)")
    }
  }

  @Test func `every rule that a health check reports stands in the table of checks`() throws {
    let listed = try RulesPage.current().healthRules
    let reported = ProjectFiles.sources.filter { $0.path.contains("/Shield/Health/") }
      .reduce(into: Set<String>()) { $0.formUnion($1.lines.flatMap { RuleCitation.ids(inQuotesOf: $0) }) }
    #expect(!reported.isEmpty)
    #expect(reported.subtracting(listed) == [])
  }

  @Test func `a citation of a rule that does not exist is noticed`() {
    let lines = ["/// Source: T77, measured.", "let rule = \"C99\"", "let other = \"C9x\""]
    #expect(Self.citations(in: lines) == ["T77", "C99"])
    #expect(RuleCitation.ids(inQuotesOf: "\"because\": [\"F44\", \"of 11.2\"]") == ["F44"])
  }

  @Test func `a page that lacks a rule or has another grade is noticed`() throws {
    let text = try ProjectFiles.text("\(ProjectFiles.catalogue)/Rules.md")
    let cases = [
      ("### T1\n", "### T10\n", ["T1 is not defined", "T10 is not in the rule book"]),
      ("### T2\n", "### T1\n", ["T2 is not defined", "T1 is defined twice"]),
      ("has a mask.** Grade: measured.", "has a mask.** Grade: reported.", ["C1 is measured in the rule book"]),
      ("**Ways to look.** Grade", "**Ways.** Grade", ["L1 is called \"Ways to look\" in the rule book"]),
      (
        "leak is.** Grade: assumed, a definition.", "leak is.** Grade: assumed.",
        ["C8: only one side calls it a definition"]
      ),
      (
        "### F9\n\n**", "### F9\n\n",
        ["F9: the line below the heading must be `**Title.** Grade: word.`", "F9 is not defined"]
      ),
      ("- Left out: replacing the class of a view's layer.\n", "", ["T1 has the parts [\"Model\", \"Evidence\"]"]),
    ]
    for (old, new, flaws) in cases {
      let changed = text.replacing(old, with: new, maxReplacements: 1)
      #expect(changed != text, "\(old)")
      #expect(Set(flaws).isSubset(of: RulesPage(changed).flaws), "\(RulesPage(changed).flaws)")
    }
  }

  /// The rules that the comments and the code of a file cite.
  private static func citations(in lines: [String]) -> Set<String> {
    var ids = Set(SourceStatement.all(in: lines).flatMap { RuleCitation.ids(inWordsOf: $0.text) })
    for line in lines where line.utf8.contains(UInt8(ascii: "\"")) { ids.formUnion(RuleCitation.ids(inQuotesOf: line)) }
    return ids
  }
}
