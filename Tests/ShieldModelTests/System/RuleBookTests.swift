import ShieldModel
import Testing

struct RuleBookTests {
  @Test func `the book holds every rule in order and once`() {
    let families: [(String, ClosedRange<Int>)] = [
      ("T", 1...9), ("F", 1...12), ("H", 1...4), ("C", 1...10), ("E", 0...6), ("L", 1...4), ("S", 1...4),
    ]
    let ids = families.flatMap { family in family.1.map { family.0 + String($0) } }
    #expect(RuleBook.rules.map(\.id) == ids)
  }

  @Test func `every rule has a title of its own and one or two sentences`() {
    #expect(Set(RuleBook.rules.map(\.title)).count == RuleBook.rules.count)
    for rule in RuleBook.rules {
      #expect(rule.summary.hasSuffix(".") && !rule.title.hasSuffix("."))
      #expect(RuleBook.rule(rule.id) == rule)
    }
    #expect(RuleBook.rule("Z1") == nil)
  }

  @Test func `facts rest on claims about systems, not on choices of the model`() {
    for use in FactUse.all {
      #expect(RuleBook.rule(use.rule)?.isDefinition == false, "\(use.key)")
    }
  }
}
