import Testing

@testable import ShieldModel

/// What the page about the share flow shows must be true.
struct ShareFlowPageTests {
  private static func page() throws -> String { try ProjectFiles.text("\(ProjectFiles.catalogue)/ShareFlow.md") }

  @Test func `every link on the page is the one spelling of a search`() throws {
    let links = ProjectFiles.lines(try Self.page()).filter { $0.hasPrefix("https://") }
    #expect(links.count == 3)
    for link in links { #expect(ShareLink.encode(try ShareLink.decode(link)) == link) }
  }

  @Test func `the page lists the parameters in their order`() throws {
    let rows = ProjectFiles.lines(try Self.page()).drop { !$0.hasPrefix("| parameter") }.dropFirst(2)
      .prefix { $0.hasPrefix("|") }
    let names = rows.flatMap { row in
      let cell = row.split(separator: "|").first ?? ""
      return cell.split(separator: "`").filter { $0.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A } }.map(String.init)
    }
    #expect(names == LinkParameter.allCases.map(\.name))
  }

  @Test func `the page tells how many broken flows are caught`() throws {
    #expect(ShareFlow.mutants.count == 6)
    #expect(try Self.page().contains("six broken\nflows"))
  }
}
