import Testing

@testable import ShieldModel

struct LinkOpeningTests {
  private static let link = "https://12bay.example/search/1?from=SGN&to=DAD&on=2026-12-07&back=2026-12-16&adults=2"
  private static let home = "https://12bay.example/"

  private func open(
    _ text: String, isAppInstalled: Bool = true, today: String = "2026-12-01", unknown: UnknownParameters = .refused
  ) throws -> LinkOpening {
    LinkOpening.open(text, isAppInstalled: isAppInstalled, today: try CalendarDate(today), unknown: unknown)
  }

  private func restored(_ opening: LinkOpening) throws -> RestoredSearch {
    guard case .restored(let search) = opening else {
      Issue.record("\(opening)")
      throw CancellationError()
    }
    return search
  }

  @Test func `the app gets the search back, and is told to fetch fares`() throws {
    let search = try SampleSearches.search(
      "SGN-DAD-2026-12-07", back: "2026-12-16", passengers: Passengers(adults: 2))
    let found = try restored(open(Self.link))
    #expect(found.search == search)
    #expect(found.notes == [.faresAreFetchedAnew])
  }

  @Test func `without the app the browser gets the one spelling of the link`() throws {
    #expect(try open(Self.link, isAppInstalled: false) == .webPage(Self.link))
    let other = Self.link + "&cabin=economy"
    #expect(try open(other, isAppInstalled: false) == .webPage(Self.link))
  }

  @Test(
    arguments: [
      ("2026-12-07", []), ("2026-12-08", [0]), ("2026-12-16", [0]), ("2026-12-17", [0, 1]),
    ] as [(String, [Int32])])
  func `a search whose dates are over is restored as it was, with a note for each`(
    today: String, legs: [Int32]
  ) throws {
    let found = try restored(open(Self.link, today: today))
    #expect(found.search == (try ShareLink.decode(Self.link).search))
    let notes = found.notes.compactMap { note -> Int32? in
      guard case .dateIsOver(let date, let leg) = note else { return nil }
      #expect(date == found.search.itinerary.legs[Int(leg)].date)
      return leg
    }
    #expect(notes == legs)
  }

  @Test func `a price in a link changes nothing about what is restored`() throws {
    let text = Self.link + "&price=1"
    guard case .damaged(let error, let page) = try open(text) else {
      Issue.record("the parameter was not refused")
      return
    }
    #expect(error.problem == .unknown("price") && page == Self.home)
    let kept = try restored(open(text, unknown: .kept))
    #expect(kept.search == (try restored(open(Self.link)).search))
    #expect(kept.notes == [.faresAreFetchedAnew, .hasUnknownParameters(1)])
    #expect(kept.extras.map(\.name) == ["price"])
  }

  @Test(arguments: [false, true])
  func `a link of another version goes to its own page, with or without the app`(isAppInstalled: Bool) throws {
    let text = "https://12bay.example/search/2?something=new"
    #expect(try open(text, isAppInstalled: isAppInstalled) == .otherVersion(2, page: text))
  }

  @Test(arguments: [
    "https://12bay.example.evil/search/1", "https://12bay.example@evil/search/2", "http://12bay.example/search/1",
    "javascript:alert(1)", "https://12bay.example:81/search/2", "https://evil/search/2", "",
  ])
  func `nothing is opened for a text that is no link of the brand`(text: String) throws {
    for isAppInstalled in [false, true] {
      guard case .foreign = try open(text, isAppInstalled: isAppInstalled) else {
        Issue.record("something is opened")
        return
      }
    }
  }

  @Test(arguments: [
    "https://12bay.example/search/1", "https://12bay.example/search/1?from=SGN#x", "https://12bay.example/offers",
    "https://12bay.example/search/1?from=\u{202E}SGN",
  ])
  func `a damaged link leads to the page of the brand, never to itself`(text: String) throws {
    for isAppInstalled in [false, true] {
      guard case .damaged(_, let page) = try open(text, isAppInstalled: isAppInstalled) else {
        Issue.record("the link is not taken for damaged")
        return
      }
      #expect(page == Self.home)
    }
  }
}
