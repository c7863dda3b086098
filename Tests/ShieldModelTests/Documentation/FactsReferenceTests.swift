import ShieldModel
import Testing

struct FactsReferenceTests {
  @Test func `every fact of every system is in the tables`() {
    let text = FactsReference.text()
    for use in FactUse.all {
      #expect(text.contains("### \(use.key)\n"), "\(use.key)")
    }
    for row in OSCatalogue.rows {
      for source in Set(row.facts.map(\.source)) { #expect(text.contains(source), "\(row.title)") }
    }
  }

  @Test func `rows that stand together are drawn together`() {
    let phones = OSCatalogue.rows(of: .iPhone)
    #expect(FactsReference.names(of: phones) == "iOS 11 to 27, next (all four)")
    #expect(FactsReference.names(of: phones.filter { ["13", "14", "18"].contains($0.name) }) == "iOS 13, 14, 18")
    #expect(FactsReference.names(of: OSCatalogue.rows(of: .tvOS)) == "tvOS 18.2")
  }
}
