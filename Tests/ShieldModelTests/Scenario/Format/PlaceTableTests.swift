import Testing

@testable import ShieldModel

@Suite struct PlaceTableTests {
  @Test func `a number outside of the table leads nowhere`() throws {
    let places = try FormatSample.scenario(FormatSample.text("\"steps\":[{\"turn\":1}]")).places
    #expect(places.count == 1)
    for number in [-1, 1, Int32.min, Int32.max] {
      #expect(places[number] == nil)
      #expect(places.excerpt(at: number) == nil)
    }
    #expect(places[0]?.description == "s:1:35")
  }

  @Test func `tables are equal when they lead to the same places`() throws {
    func table(_ text: String, name: String = "s") throws -> PlaceTable {
      try ScenarioReader.read(SourceFile(name: name, text: FormatSample.text("\"steps\":\(text)"))).places
    }
    let one = try table("[{\"turn\":1}]")
    #expect(try one == table("[{\"turn\":2}]"))
    #expect(try one != table("[ {\"turn\":1}]"))
    #expect(try one != table("[{\"turn\":1},{\"turn\":1}]"))
    #expect(try one != table("[{\"turn\":1}]", name: "t"))
  }

  @Test func `a file cannot be opened in an empty table by a value alone`() {
    var places = PlaceTable()
    #expect(places.append(.root) == -1)
  }
}
