extension ShareLinkError {
  /// What is wrong and what was expected, in one line, such as `byte 33: "from" is not an airport; …`.
  public var message: String { "byte \(offset): " + problem.words }
}

extension ShareLinkError.Problem {
  /// What is wrong and what was expected, without a full stop.
  var words: String {
    switch self {
    case .tooLong: "the link is too long; expected at most \(ShareLink.longest) bytes"
    case .forbiddenByte(let byte): "the byte \(byte) cannot stand in an address; expected it as an escape"
    case .scheme: "this is no secure web address; expected \"https://\""
    case .userInformation: "a user name stands before the host; expected the host alone"
    case .host(let expected): "another host; expected \"\(expected)\""
    case .port: "a port follows the host; expected none"
    case .path(let expected): "another path; expected \"\(expected)\""
    case .malformedVersion: "this is no version; expected a number from 1 to 99999"
    case .otherVersion(let number): "the link has version \(number); expected \(ShareLink.version)"
    case .fragment: "a fragment follows; expected the link to end here"
    case .percentEncoding: "an incomplete escape; expected \"%\" and two hexadecimal digits"
    case .notUTF8(let name): "the parameter \"\(name)\" is not text; expected UTF-8"
    case .emptyParameter: "a parameter without a name; expected name, \"=\" and value"
    case .noValue(let name): "the parameter \"\(name)\" has no value; expected \"=\" and a value"
    case .unknown(let name): "there is no parameter \"\(name)\"; expected one that version \(ShareLink.version) has"
    case .duplicate(let name): "the parameter \"\(name)\" comes a second time; expected it once"
    case .missing(let name): "the parameter \"\(name)\" is missing; expected it before the end"
    case .excluded(let name, let other): "\"\(name)\" beside \"\(other)\"; expected one of the two"
    case .value(let parameter, let form): "this is no value of \"\(parameter)\"; expected \(form.words)"
    case .date(let parameter, let error): "this is no date in \"\(parameter)\"; expected \(error.expectation)"
    case .itinerary(let error): error.words
    case .passengers(let error): error.words
    }
  }
}

extension ShareLinkError.Form {
  /// What was expected.
  fileprivate var words: String {
    switch self {
    case .airport: "an airport of three capital letters"
    case .currency: "a currency of three capital letters"
    case .legs: "legs such as \"SGN-DAD-2026-12-07\" with full stops between them"
    case .number: "a number without leading zeros"
    case .switch: "0 or 1"
    case .flexibility: "0, 1, 2 or 3"
    case .cabin: Cabin.allCases.map { $0.word }.joined(separator: ", ")
    case .language: ShareLanguage.allCases.map { $0.code }.joined(separator: ", ")
    }
  }
}

extension CalendarDateError {
  /// What was expected.
  fileprivate var expectation: String {
    switch self {
    case .year: "a year from \(CalendarDate.years.lowerBound) to \(CalendarDate.years.upperBound)"
    case .month: "a month from 1 to 12"
    case .day(_, let last): "a day from 1 to \(last)"
    case .spelling: "a date such as \"2026-12-07\""
    }
  }
}

extension ItineraryError {
  /// What is wrong and what was expected.
  fileprivate var words: String {
    switch self {
    case .sameAirport(let airport, let leg):
      "leg \(leg + 1) goes from \(airport.text) to \(airport.text); expected two airports"
    case .returnsBeforeDeparture(let date, let back):
      "the way back on \(back.spelling) is too early; expected \(date.spelling) or later"
    case .leavesBeforePrevious(let leg):
      "leg \(leg + 1) leaves before leg \(leg); expected dates in order"
    case .legCount(let count):
      "\(count) legs; expected \(Itinerary.legCounts.lowerBound) to \(Itinerary.legCounts.upperBound)"
    }
  }
}

extension PassengersError {
  /// What is wrong and what was expected.
  fileprivate var words: String {
    switch self {
    case .adults(let count): "\(count) adults; expected 1 to \(Passengers.greatestTotal)"
    case .children(let count): "\(count) children; expected 0 to \(Passengers.greatestTotal)"
    case .infants(let count): "\(count) infants; expected 0 to \(Passengers.greatestTotal)"
    case .total(let count): "\(count) people; expected at most \(Passengers.greatestTotal)"
    case .moreInfantsThanAdults(let count, let adults):
      "\(count) infants and \(adults) adults; expected a lap for each infant"
    }
  }
}
