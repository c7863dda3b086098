import Testing

@testable import ShieldModel

struct ShareLinkTests {
  private static let start = "https://12bay.example/search/1?"

  @Test func `a search has one spelling, and what is usual is left out`() throws {
    #expect(
      ShareLink.encode(try SampleSearches.booking())
        == "https://12bay.example/search/1?from=SGN&to=DAD&on=2026-12-07&adults=1")
    var options = SearchOptions(cabin: .business, isDirectOnly: true, flexibility: .twoDays, language: .english)
    options.currency = try CurrencyCode("USD")
    let trip = try SampleSearches.search(
      "SGN-DAD-2026-12-07", back: "2026-12-16", passengers: Passengers(adults: 2, children: 1, infants: 1),
      options: options)
    #expect(
      ShareLink.encode(trip)
        == Self.start + "from=SGN&to=DAD&on=2026-12-07&back=2026-12-16&adults=2&children=1&infants=1"
        + "&cabin=business&direct=1&flex=2&currency=USD&lang=en")
    let several = try SampleSearches.search("SGN-DAD-2026-12-07", "HUI-HAN-2026-12-10")
    #expect(
      ShareLink.encode(several) == Self.start + "legs=SGN-DAD-2026-12-07.HUI-HAN-2026-12-10&adults=1")
  }

  @Test func `every party comes back from its link`() throws {
    for party in SampleSearches.parties {
      try expectReturn(SampleSearches.search("SGN-DAD-2026-12-07", passengers: party))
    }
  }

  @Test func `every choice of options comes back from its link`() throws {
    for options in try SampleSearches.options() {
      try expectReturn(SampleSearches.search("SGN-DAD-2026-12-07", options: options))
    }
  }

  @Test func `different searches have different links`() throws {
    var links: Set<String> = []
    var searches: Set<FlightSearch> = []
    for options in try SampleSearches.options() {
      for party in SampleSearches.parties.prefix(6) {
        searches.insert(try SampleSearches.search("SGN-DAD-2026-12-07", passengers: party, options: options))
      }
    }
    for search in searches { links.insert(ShareLink.encode(search)) }
    #expect(links.count == searches.count && links.count == 768)
  }

  @Test(arguments: UInt64(0)..<8)
  func `random searches come back from their links`(seed: UInt64) throws {
    var generator = LawGenerator(seed: seed)
    for _ in 0..<60 { try expectReturn(SampleSearches.random(&generator)) }
  }

  @Test func `the longest link of a search is far below the limit`() throws {
    let leg = "SGN-DAD-2026-12-07"
    let options = SearchOptions(
      cabin: .business, isDirectOnly: true, flexibility: .twoDays, currency: try CurrencyCode("USD"), language: .english
    )
    let search = try SampleSearches.search(
      leg, leg, leg, leg, leg, leg, passengers: Passengers(adults: 3, children: 3, infants: 3), options: options)
    #expect(ShareLink.encode(search).utf8.count < 256)
  }

  @Test(arguments: [
    "adults=1&on=2026-12-07&to=DAD&from=SGN", "from=%53GN&to=D%41D&on=2026%2d12%2D07&adults=%31",
    "from=SGN&to=DAD&on=2026-12-07&adults=1&children=0&infants=0&cabin=economy&direct=0&flex=0&currency=VND&lang=vi",
    "%66rom=SGN&to=DAD&on=2026-12-07&adults=1",
  ])
  func `other spellings of the same search are read and written in the one spelling`(query: String) throws {
    let link = try ShareLink.decode(Self.start + query)
    #expect(link.search == (try SampleSearches.booking()))
    #expect(ShareLink.encode(link) == Self.start + "from=SGN&to=DAD&on=2026-12-07&adults=1")
  }

  @Test func `scheme and host may be written in capitals`() throws {
    let link = try ShareLink.decode("HTTPS://12BAY.Example/search/1?from=SGN&to=DAD&on=2026-12-07&adults=1")
    #expect(ShareLink.encode(link).utf8.starts(with: Self.start.utf8))
  }

  @Test func `unknown parameters are kept in one order or refused`() throws {
    let text = Self.start + "z=1&from=SGN&to=DAD&price=990000&on=2026-12-07&adults=1&a%3Db=%C3%A9%26&e="
    #expect(throws: ShareLinkError(.unknown("z"), at: 31)) { try ShareLink.decode(text) }
    let link = try ShareLink.decode(text, unknown: .kept)
    #expect(link.extras.map(\.name) == ["a=b", "e", "price", "z"])
    #expect(link.extras.map(\.value) == ["é&", "", "990000", "1"])
    #expect(link.search == (try SampleSearches.booking()), "a price is no part of a search")
    let canonical = ShareLink.encode(link)
    #expect(
      canonical.utf8.elementsEqual(
        (Self.start
          + "from=SGN&to=DAD&on=2026-12-07&adults=1&a%3Db=%C3%A9%26&e=&price=990000&z=1").utf8))
    #expect(try ShareLink.decode(canonical, unknown: .kept) == link)
  }

  @Test func `names that look alike are two parameters`() throws {
    let text = Self.start + "from=SGN&to=DAD&on=2026-12-07&adults=1&%C3%A9=1&e%CC%81=1"
    let link = try ShareLink.decode(text, unknown: .kept)
    #expect(link.extras.count == 2)
    #expect(link.extras[0] != link.extras[1])
  }

  private func expectReturn(_ search: FlightSearch) throws {
    let text = ShareLink.encode(search)
    for unknown in UnknownParameters.allCases {
      let link = try ShareLink.decode(text, unknown: unknown)
      #expect(link == ShareLink(search))
      #expect(ShareLink.encode(link).utf8.elementsEqual(text.utf8))
    }
  }
}
