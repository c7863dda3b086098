import Testing

@testable import ShieldModel

/// One malformed link for each kind of mistake; a circumflex stands before the byte that is to blame.
struct ShareLinkErrorTests {
  private static let start = "https://12bay.example/search/1?"
  private static let good = start + "from=SGN&to=DAD&on=2026-12-07&adults=1"

  @Test(
    arguments: [
      ("^", .scheme), ("^https:/", .scheme), ("^http://12bay.example/search/1", .scheme), ("^://", .scheme),
      ("https://^", .host(expected: "12bay.example")),
      ("https://^12bay.example.evil/", .host(expected: "12bay.example")),
      ("https://^12bay.example./search/1", .host(expected: "12bay.example")),
      ("https://^evil:443/search/1", .host(expected: "12bay.example")),
      ("https://12bay.example^@evil/search/1", .userInformation), ("https://a:b^@12bay.example/", .userInformation),
      ("https://12bay.example^:443/search/1", .port), ("https://12bay.example^", .path(expected: "/search/")),
      ("https://12bay.example^?from=SGN", .path(expected: "/search/")),
      ("https://12bay.example/^Search/1", .path(expected: "/search/")),
      ("https://12bay.example/^%73earch/1", .path(expected: "/search/")),
      ("https://12bay.example/search^", .path(expected: "/search/")),
      ("https://12bay.example/search/^", .malformedVersion), ("https://12bay.example/search/^01", .malformedVersion),
      ("https://12bay.example/search/1^/", .malformedVersion),
      ("https://12bay.example/search/12345^6", .malformedVersion),
      ("https://12bay.example/search/^x", .malformedVersion), ("https://12bay.example/search/^2?x", .otherVersion(2)),
      ("https://12bay.example/search/^99999", .otherVersion(99_999)),
      ("https://12bay.example/search/1^#?from=SGN", .fragment), (good + "^#top", .fragment),
    ] as [(String, ShareLinkError.Problem)])
  func `an address of another kind says what is wrong and where`(text: String, problem: ShareLinkError.Problem) {
    expect(text, problem)
  }

  @Test(
    arguments: [
      ("&^", .emptyParameter), ("&^&x=1", .emptyParameter), ("&^=1", .emptyParameter), ("&^x", .noValue("x")),
      ("&^cabin", .noValue("cabin")), ("&^x=1", .unknown("x")), ("&^%0A=1", .unknown("%0A")),
      ("&^From=SGN", .unknown("From")), ("&^%66rom=SGN", .duplicate("from")), ("&^to=DAD", .duplicate("to")),
      ("&x=^%", .percentEncoding), ("&x=^%4", .percentEncoding), ("&^%zz=1", .percentEncoding),
      ("&x=^%4&5=1", .percentEncoding), ("&x=a^ b", .forbiddenByte(0x20)), ("&x=^é", .forbiddenByte(0xC3)),
      ("^\n", .forbiddenByte(10)), ("&x=^<", .forbiddenByte(0x3C)),
    ] as [(String, ShareLinkError.Problem)])
  func `a damaged list of parameters says what is wrong and where`(end: String, problem: ShareLinkError.Problem) {
    expect(Self.good + end, problem)
  }

  @Test(
    arguments: [
      ("^", .missing("from")), ("to=DAD&on=2026-12-07&adults=1^", .missing("from")),
      ("from=SGN&on=2026-12-07&adults=1^", .missing("to")), ("from=SGN&to=DAD&adults=1^", .missing("on")),
      ("from=SGN&to=DAD&on=2026-12-07^", .missing("adults")),
      ("from=SG^&to=DAD&on=2026-12-07&adults=1", .value(.from, .airport)),
      ("from=^%73GN&to=DAD&on=2026-12-07&adults=1", .value(.from, .airport)),
      ("from=%53GN&to=D^%61D&on=2026-12-07&adults=1", .value(.to, .airport)),
      ("from=SGN&to=DAD^XX&on=2026-12-07&adults=1", .value(.to, .airport)),
      ("from=SGN&to=DAD&on=2026-^13-07&adults=1", .date(.on, .month(13))),
      ("from=SGN&to=DAD&on=2026-02-^29&adults=1", .date(.on, .day(29, last: 28))),
      ("from=SGN&to=DAD&on=2026-%302-^29&adults=1", .date(.on, .day(29, last: 28))),
      ("from=SGN&to=DAD&on=^0000-02-28&adults=1", .date(.on, .year(0))),
      ("from=SGN&to=DAD&on=2026-02-2^&adults=1", .date(.on, .spelling(at: 9))),
      ("from=SGN&to=DAD&on=^&adults=1", .date(.on, .spelling(at: 0))),
      ("from=SGN&to=DAD&on=2026-12-07&back=2026^%2F12-09&adults=1", .date(.back, .spelling(at: 4))),
    ] as [(String, ShareLinkError.Problem)])
  func `a route that makes no sense says what is wrong and where`(query: String, problem: ShareLinkError.Problem) {
    expect(Self.start + query, problem)
  }

  @Test(
    arguments: [
      ("legs=SGN-DAD-2026-12-07^&adults=1", .itinerary(.legCount(1))),
      ("legs=SGN-DAD-2026-12-07.^&adults=1", .value(.legs, .legs)), ("legs=^&adults=1", .value(.legs, .legs)),
      ("legs=SGN^&adults=1", .value(.legs, .legs)), ("legs=SGN-DAD-2026-12-0^&adults=1", .value(.legs, .legs)),
      ("legs=SGN-DAD-2026-12-07^_DAD-HAN-2026-12-08&adults=1", .value(.legs, .legs)),
      ("legs=SGN-DAD^.2026-12-07&adults=1", .value(.legs, .legs)),
      ("legs=SGN-DAD-2026-12-07.DAD-HAN-2026-12-^32&adults=1", .date(.legs, .day(32, last: 31))),
      ("legs=SGN-DAD-2026-12-07.^dAD-HAN-2026-12-08&adults=1", .value(.legs, .airport)),
      ("legs=SGN-DAD-2026-12-07.DAD-HAN-^2026-12-06&adults=1", .itinerary(.leavesBeforePrevious(leg: 1))),
      ("legs=SGN-DAD-2026-12-07.D%41D-HAN-^2026-12-06&adults=1", .itinerary(.leavesBeforePrevious(leg: 1))),
      ("^from=SGN&legs=SGN-DAD-2026-12-07.DAD-HAN-2026-12-08&adults=1", .excluded("from", by: "legs")),
      ("legs=x&^back=2026-12-08&adults=1", .excluded("back", by: "legs")),
      ("legs=SGN-DAD-2026-12-07.DAD-HAN-2026-12-08^", .missing("adults")),
    ] as [(String, ShareLinkError.Problem)])
  func `several legs that make no sense say what is wrong and where`(query: String, problem: ShareLinkError.Problem) {
    expect(Self.start + query, problem)
  }

  @Test func `airports and dates that do not go together are named`() throws {
    let (sgn, dad) = (try AirportCode("SGN"), try AirportCode("DAD"))
    expect(Self.start + "from=SGN&to=^SGN&on=2026-12-07&adults=1", .itinerary(.sameAirport(sgn, leg: 0)))
    expect(
      Self.start + "legs=SGN-DAD-2026-12-07.DAD-^DAD-2026-12-08&adults=1", .itinerary(.sameAirport(dad, leg: 1)))
    let (day, early) = (try CalendarDate("2026-12-07"), try CalendarDate("2026-12-06"))
    expect(
      Self.start + "from=SGN&to=DAD&on=2026-12-07&back=^2026-12-06&adults=1",
      .itinerary(.returnsBeforeDeparture(day, back: early)))
  }

  @Test func `a leg too many is noticed where it begins`() {
    let legs = String(repeating: "SGN-DAD-2026-12-07.", count: 6) + "^SGN-DAD-2026-12-07"
    expect(Self.start + "legs=" + legs + "&adults=1", .itinerary(.legCount(7)))
  }

  @Test(
    arguments: [
      ("adults=^", .value(.adults, .number)), ("adults=0^1", .value(.adults, .number)),
      ("adults=10^0", .value(.adults, .number)), ("adults=^+1", .value(.adults, .number)),
      ("adults=^-1", .value(.adults, .number)), ("adults=^0", .passengers(.adults(0))),
      ("adults=^10", .passengers(.adults(10))), ("adults=^1&children=9", .passengers(.total(10))),
      ("adults=1&children=^10", .passengers(.children(10))), ("adults=1&infants=^10", .passengers(.infants(10))),
      ("adults=1&infants=^2", .passengers(.moreInfantsThanAdults(2, adults: 1))),
      ("infants=^2&adults=1", .passengers(.moreInfantsThanAdults(2, adults: 1))),
      ("adults=1&cabin=^Economy", .value(.cabin, .cabin)), ("adults=1&cabin=^", .value(.cabin, .cabin)),
      ("adults=1&direct=^yes", .value(.direct, .switch)), ("adults=1&flex=^4", .value(.flex, .flexibility)),
      ("adults=1&flex=^00", .value(.flex, .flexibility)), ("adults=1&currency=^vnd", .value(.currency, .currency)),
      ("adults=1&currency=VN^", .value(.currency, .currency)), ("adults=1&lang=^fr", .value(.lang, .language)),
    ] as [(String, ShareLinkError.Problem)])
  func `people and options out of range say what is wrong and where`(end: String, problem: ShareLinkError.Problem) {
    expect(Self.start + "from=SGN&to=DAD&on=2026-12-07&" + end, problem)
  }

  @Test func `a link is read up to its greatest length and no further`() throws {
    let padding = String(repeating: "a", count: Int(ShareLink.longest) - Self.good.utf8.count - 3)
    let longest = Self.good + "&x=" + padding
    #expect(try ShareLink.decode(longest, unknown: .kept).extras.count == 1)
    expect(longest + "^a", .tooLong, unknown: .kept)
  }

  @Test func `among kept parameters the first that comes again is to blame, and all must be text`() {
    expect(Self.good + "&b=1&a=1&^b=2&a=2", .duplicate("b"), unknown: .kept)
    expect(Self.good + "&b=1&a=1&^a=2&b=2&a=3", .duplicate("a"), unknown: .kept)
    expect(Self.good + "&^x=%FF", .notUTF8("x"), unknown: .kept)
    expect(Self.good + "&^%ED%A0%80=1", .notUTF8("%ED%A0%80"), unknown: .kept)
  }

  @Test func `a message names the byte, what is wrong and what was expected, without control characters`() throws {
    let error = try #require(throws: ShareLinkError.self) { try ShareLink.decode(Self.good + "&%0A%1B=1") }
    #expect(error.message == "byte 70: there is no parameter \"%0A%1B\"; expected one that version 1 has")
    let date = try #require(throws: ShareLinkError.self) {
      try ShareLink.decode(Self.start + "from=SGN&to=DAD&on=2026-02-29&adults=1")
    }
    #expect(date.message == "byte 58: this is no date in \"on\"; expected a day from 1 to 28")
    let long = try #require(throws: ShareLinkError.self) {
      try ShareLink.decode(Self.good + "&" + String(repeating: "x", count: 500) + "=1")
    }
    #expect(long.message.utf8.count < 140)
  }

  private func expect(_ marked: String, _ problem: ShareLinkError.Problem, unknown: UnknownParameters = .refused) {
    var bytes = Array(marked.utf8)
    guard let place = bytes.firstIndex(of: UInt8(ascii: "^")) else {
      Issue.record("no byte is marked in \(marked)")
      return
    }
    bytes.remove(at: place)
    let error = ShareLinkError(problem, at: place)
    #expect(throws: error, "\(marked)") { try ShareLink.decode(bytes, unknown: unknown) }
    #expect(error.message.contains("; expected ") && !error.message.hasSuffix("."))
  }
}
