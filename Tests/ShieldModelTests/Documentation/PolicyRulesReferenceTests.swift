import ShieldModel
import Testing

@Suite struct PolicyRulesReferenceTests {
  @Test func `the page is made from the comments of the rules' files`() {
    let text = PolicyRulesReference.text()
    #expect(!text.contains("Its file has no comment."))
    let lines = ["/// One.", "///", "/// Two", "/// lines.", "enum CoverBackgroundRule {"]
    let changed = PolicyRulesReference.text(
      of: [(path: "Sources/ShieldModel/Policy/Rules/CoverBackgroundRule.swift", lines: lines)])
    #expect(changed.contains("### cover-background\n\nOne.\n\nTwo lines.\n\n- When: "))
    #expect(changed.contains("### cover-inactive\n\nIts file has no comment."))
  }

  @Test func `every file of a rule belongs to a built-in rule`() {
    let files = ProjectFiles.sources.filter {
      $0.path.hasPrefix("Sources/ShieldModel/Policy/Rules/") && $0.path.hasSuffix("Rule.swift")
    }
    #expect(files.count == BuiltInPolicyRule.allCases.count + 1, "one file each, and the list of them")
  }
}
