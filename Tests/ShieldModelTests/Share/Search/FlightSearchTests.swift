import Testing

@testable import ShieldModel

struct FlightSearchTests {
  @Test(arguments: [("", 0), ("SG", 2), ("SGNX", 3), ("sgn", 0), ("S N", 1), ("SGŃ", 2), ("5GN", 0)])
  func `a code has three capital letters`(text: String, position: Int32) throws {
    let error = try #require(throws: LetterCodeError.self) { try AirportCode(text) }
    #expect(error.position == position)
    #expect(throws: LetterCodeError.self) { try CurrencyCode(text) }
    #expect(try AirportCode("SGN").text == "SGN" && CurrencyCode("VND") == .dong)
  }

  @Test func `a leg joins two airports`() throws {
    let airport = try AirportCode("SGN")
    #expect(throws: ItineraryError.sameAirport(airport, leg: 0)) {
      try FlightLeg(from: airport, to: airport, on: CalendarDate("2026-12-07"))
    }
  }

  @Test func `a round trip comes back on the same day at the earliest`() throws {
    let leg = try SampleSearches.leg("SGN-DAD-2026-12-07")
    let trip = try Itinerary.roundTrip(leg, back: leg.date)
    #expect(trip.legs == [leg, try SampleSearches.leg("DAD-SGN-2026-12-07")])
    let early = try CalendarDate("2026-12-06")
    #expect(throws: ItineraryError.returnsBeforeDeparture(leg.date, back: early)) {
      try Itinerary.roundTrip(leg, back: early)
    }
  }

  @Test func `a route of several legs has two to six in the order of their dates`() throws {
    let first = try SampleSearches.leg("SGN-DAD-2026-12-07")
    let second = try SampleSearches.leg("DAD-HAN-2026-12-08")
    for count in [0, 1, 7, 100] {
      #expect(throws: ItineraryError.legCount(Int32(count))) {
        try Itinerary.multiCity(Array(repeating: first, count: count))
      }
    }
    for count in 2...6 { #expect(try Itinerary.multiCity(Array(repeating: first, count: count)).legs.count == count) }
    #expect(throws: ItineraryError.leavesBeforePrevious(leg: 2)) { try Itinerary.multiCity([first, second, first]) }
    let back = try SampleSearches.leg("DAD-SGN-2026-12-08")
    #expect(try Itinerary.multiCity([first, back]) != Itinerary.roundTrip(first, back: back.date))
  }

  @Test func `of all numbers of people exactly the sensible ones make a party`() {
    var count = 0
    for adults in Int32(-2)...11 {
      for children in Int32(-2)...11 {
        for infants in Int32(-2)...11 {
          let isSensible =
            adults >= 1 && children >= 0 && infants >= 0 && infants <= adults && adults + children + infants <= 9
          let party = try? Passengers(adults: adults, children: children, infants: infants)
          #expect((party != nil) == isSensible, "\(adults) \(children) \(infants)")
          if isSensible { count += 1 }
        }
      }
    }
    #expect(count == SampleSearches.parties.count && count == 115)
  }

  @Test(arguments: [
    (0, 0, 0, PassengersError.adults(0)), (10, 0, 0, .adults(10)), (1, -1, 0, .children(-1)), (1, 0, -1, .infants(-1)),
    (9, 1, 0, .total(10)), (1, 0, 2, .moreInfantsThanAdults(2, adults: 1)), (.max, .max, .max, .adults(.max)),
    (1, .max, 0, .children(.max)), (1, 1, .max, .infants(.max)),
  ])
  func `an impossible party says which rule it breaks`(
    adults: Int32, children: Int32, infants: Int32, error: PassengersError
  ) {
    #expect(throws: error) { try Passengers(adults: adults, children: children, infants: infants) }
  }
}
