import Testing

struct SourceStatementTests {
  @Test func `every statement about a system names rules and then a grade`() {
    var count = 0
    for (path, lines) in ProjectFiles.sources {
      for statement in SourceStatement.all(in: lines) {
        count += 1
        if let flaw = statement.flaw { Issue.record("\(path):\(statement.line): \(flaw): \(statement.text)") }
      }
    }
    #expect(count > 100)
  }

  @Test(arguments: [
    ("Source: F1, measured.", nil), ("Source: L1 and L2, measured and reported.", nil),
    ("Source: F1, F3 and F4, measured (the trigger: assumed).", nil), ("Source: F9, documented; H3, assumed.", nil),
    ("Source: C8, assumed (this project's definition).", nil),
    ("Source: F1.", "the grade is missing"), ("Source: F1, measured", "the full stop is missing"),
    ("Source: the documentation.", "no rule stands first"), ("Source: F99, measured.", "there is no rule F99"),
    ("Source: F1, known.", "a grade must follow the rules, not \"known.\""),
    ("Source:F1, measured.", "a space is missing after the colon"),
  ])
  func `a statement of another form is noticed`(text: String, flaw: String?) {
    #expect(SourceStatement(text: text, line: 1).flaw == flaw)
  }

  @Test func `a statement may go over several lines`() {
    let lines = ["  /// One.", "  ///", "  /// Source: F1 and", "  /// F2, measured.", "  var one = 1"]
    #expect(SourceStatement.all(in: lines).map(\.text) == ["Source: F1 and F2, measured."])
  }
}
