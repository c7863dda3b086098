/// Makes a search of a link's parameters.
struct LinkSearch {
  private let query: LinkQuery

  init(_ query: LinkQuery) {
    self.query = query
  }

  /// The search, or the first mistake: route, people, options.
  func search() throws(ShareLinkError) -> FlightSearch {
    FlightSearch(try itinerary(), passengers: try passengers(), options: try options())
  }

  // MARK: Route

  private func itinerary() throws(ShareLinkError) -> Itinerary {
    if let legs = query[.legs] {
      for other in [LinkParameter.from, .to, .on, .back] {
        if let value = query[other] {
          throw ShareLinkError(.excluded(other.name, by: LinkParameter.legs.name), at: Int(value.start))
        }
      }
      return try multiCity(legs.text)
    }
    let (from, to, on) = (try required(.from), try required(.to), try required(.on))
    let origin = try airport(.from, from)
    let destination = try airport(.to, to)
    let date = try date(.on, on)
    let leg: FlightLeg
    do { leg = try FlightLeg(from: origin, to: destination, on: date) } catch {
      throw ShareLinkError(.itinerary(error), at: Int(to.position(of: 0)))
    }
    guard let back = query[.back]?.text else { return .oneWay(leg) }
    let last = try self.date(.back, back)
    do { return try .roundTrip(leg, back: last) } catch {
      throw ShareLinkError(.itinerary(error), at: Int(back.position(of: 0)))
    }
  }

  /// Reads legs such as `SGN-DAD-2026-12-07.DAD-HAN-2026-12-10`: 18 bytes each, with full stops between them.
  private func multiCity(_ text: DecodedText) throws(ShareLinkError) -> Itinerary {
    var legs: [FlightLeg] = []
    var start = 0
    repeat {
      // A single leg too many is enough to refuse the link.
      if legs.count == Int(Itinerary.legCounts.upperBound) {
        throw ShareLinkError(.itinerary(.legCount(Int32(legs.count + 1))), at: Int(text.position(of: start)))
      }
      legs.append(try leg(text, at: start, number: Int32(legs.count)))
      start += 19
    } while start <= text.bytes.count
    do { return try .multiCity(legs) } catch {
      var place = text.bytes.count
      if case .leavesBeforePrevious(let leg) = error { place = Int(leg) * 19 + 8 }
      throw ShareLinkError(.itinerary(error), at: Int(text.position(of: place)))
    }
  }

  private func leg(
    _ text: DecodedText, at start: Int, number: Int32
  ) throws(ShareLinkError) -> FlightLeg {
    let isLong = text.bytes.count >= start + 18
    for (offset, mark) in [(3, 0x2D), (7, 0x2D), (18, 0x2E)] as [(Int, UInt8)] where start + offset < text.bytes.count {
      if text.bytes[start + offset] != mark {
        throw ShareLinkError(.value(.legs, .legs), at: Int(text.position(of: start + offset)))
      }
    }
    guard isLong else { throw ShareLinkError(.value(.legs, .legs), at: Int(text.end)) }
    let origin = try airport(.legs, DecodedText(text, in: start..<(start + 3)))
    let arrival = DecodedText(text, in: (start + 4)..<(start + 7))
    let destination = try airport(.legs, arrival)
    let date = try date(.legs, DecodedText(text, in: (start + 8)..<(start + 18)))
    do { return try FlightLeg(from: origin, to: destination, on: date) } catch {
      throw ShareLinkError(.itinerary(.sameAirport(origin, leg: number)), at: Int(arrival.position(of: 0)))
    }
  }

  // MARK: People

  private func passengers() throws(ShareLinkError) -> Passengers {
    let adults = try required(.adults)
    let counts = (
      try number(.adults, adults), try optional(.children, number) ?? 0, try optional(.infants, number) ?? 0
    )
    do { return try Passengers(adults: counts.0, children: counts.1, infants: counts.2) } catch {
      let culprit: LinkParameter
      switch error {
      case .adults, .total: culprit = .adults
      case .children: culprit = .children
      case .infants, .moreInfantsThanAdults: culprit = .infants
      }
      let place = (query[culprit]?.text ?? adults).position(of: 0)
      throw ShareLinkError(.passengers(error), at: Int(place))
    }
  }

  // MARK: Options

  private func options() throws(ShareLinkError) -> SearchOptions {
    var options = SearchOptions()
    if let cabin = try word(.cabin, .cabin, Cabin.allCases, spelled: { $0.word }) { options.cabin = cabin }
    if let isDirectOnly = try word(.direct, .switch, [false, true], spelled: { $0 ? "1" : "0" }) {
      options.isDirectOnly = isDirectOnly
    }
    if let days = try word(.flex, .flexibility, Flexibility.allCases, spelled: { "\($0.days)" }) {
      options.flexibility = days
    }
    if let currency = query[.currency]?.text {
      do { options.currency = try CurrencyCode(bytes: currency.bytes) } catch {
        throw ShareLinkError(.value(.currency, .currency), at: Int(currency.position(of: Int(error.position))))
      }
    }
    if let language = try word(.lang, .language, ShareLanguage.allCases, spelled: { $0.code }) {
      options.language = language
    }
    return options
  }

  // MARK: Values

  private func required(_ parameter: LinkParameter) throws(ShareLinkError) -> DecodedText {
    guard let value = query[parameter] else { throw ShareLinkError(.missing(parameter.name), at: Int(query.end)) }
    return value.text
  }

  private func optional<Value>(
    _ parameter: LinkParameter, _ read: (LinkParameter, DecodedText) throws(ShareLinkError) -> Value
  ) throws(ShareLinkError) -> Value? {
    guard let value = query[parameter] else { return nil }
    return try read(parameter, value.text)
  }

  private func airport(_ parameter: LinkParameter, _ text: DecodedText) throws(ShareLinkError) -> AirportCode {
    do { return try AirportCode(bytes: text.bytes) } catch {
      throw ShareLinkError(.value(parameter, .airport), at: Int(text.position(of: Int(error.position))))
    }
  }

  private func date(_ parameter: LinkParameter, _ text: DecodedText) throws(ShareLinkError) -> CalendarDate {
    do { return try CalendarDate(bytes: text.bytes) } catch {
      let place: Int
      switch error {
      case .spelling(let position): place = Int(position)
      case .year: place = 0
      case .month: place = 5
      case .day: place = 8
      }
      throw ShareLinkError(.date(parameter, error), at: Int(text.position(of: place)))
    }
  }

  /// Reads a number of one or two digits without leading zeros, which is more than any party needs.
  private func number(_ parameter: LinkParameter, _ text: DecodedText) throws(ShareLinkError) -> Int32 {
    var number: Int32 = 0
    for (index, byte) in text.bytes.enumerated() {
      guard index < 2, byte >= 0x30, byte <= 0x39, index == 0 || number > 0 else {
        throw ShareLinkError(.value(parameter, .number), at: Int(text.position(of: index)))
      }
      number = number * 10 + Int32(byte - 0x30)
    }
    if text.bytes.isEmpty { throw ShareLinkError(.value(parameter, .number), at: Int(text.end)) }
    return number
  }

  private func word<Value>(
    _ parameter: LinkParameter, _ form: ShareLinkError.Form, _ values: [Value], spelled spelling: (Value) -> String
  ) throws(ShareLinkError) -> Value? {
    guard let text = query[parameter]?.text else { return nil }
    for value in values where text.bytes.elementsEqual(spelling(value).utf8) { return value }
    throw ShareLinkError(.value(parameter, form), at: Int(text.position(of: 0)))
  }
}
