import ShieldModel
import Testing

struct FactTests {
  private let fact = Fact(value: 1, grade: .measured, rule: "F1", source: "a dump", note: "seen once")

  @Test func `stating a fact keeps its rule and replaces the rest`() {
    var changed = fact
    changed.state(2, .assumed, OSProfile.scenarioSource)
    #expect(changed == Fact(value: 2, grade: .assumed, rule: "F1", source: "scenario"))
    #expect(changed.evidence == Evidence(grade: .assumed, rule: "F1", source: "scenario"))
  }

  @Test(arguments: Grade.allCases)
  func `weakening never strengthens and never changes the value`(limit: Grade) {
    var changed = fact
    changed.weaken(to: limit, source: "an inference", note: "taken over")
    #expect(changed.value == fact.value)
    #expect(changed.grade == Grade.weakest(fact.grade, limit))
    #expect(changed.source == (limit > fact.grade ? "an inference" : "a dump"))
    #expect(changed.isContested == (limit == .contested))
  }
}
