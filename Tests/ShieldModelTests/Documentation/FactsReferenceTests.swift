import ShieldModel
import Testing

struct FactsReferenceTests {
  @Test func `every fact of every system is in the tables`() {
    let text = FactsReference.text()
    for use in FactUse.all {
      #expect(text.contains("### \(use.key)\n"), "\(use.key)")
    }
    let sources = Set(OSCatalogue.rows.flatMap { $0.facts.map(\.source) })
    #expect(sources.count > 30)
    for source in sources { #expect(text.contains(source)) }
  }

  @Test func `rows that stand together are drawn together`() {
    let phones = OSCatalogue.rows(of: .iPhone)
    #expect(FactsReference.names(of: phones) == "iOS 11 to 27, next (all four)")
    #expect(FactsReference.names(of: phones.filter { ["13", "14", "18"].contains($0.name) }) == "iOS 13, 14, 18")
    #expect(FactsReference.names(of: OSCatalogue.rows(of: .tvOS)) == "tvOS 18.2")
  }
}
