/// What is wrong with a link, and where.
public struct ShareLinkError: Error, Hashable, Sendable {
  /// What is wrong.
  public let problem: Problem
  /// The byte of the link that is to blame, from 0; the link's length when something is missing at its end.
  public let offset: Int32

  init(_ problem: Problem, at offset: Int) {
    self.problem = problem
    self.offset = Int32(clamping: offset)
  }

  /// What can be wrong with a link; names of parameters from outside come with escapes and cut to 40 bytes.
  public enum Problem: Hashable, Sendable {
    /// The link is longer than ``ShareLink/longest``.
    case tooLong
    /// A byte that no address contains.
    case forbiddenByte(UInt8)
    /// The link does not begin with `https://`.
    case scheme
    /// A user name or password stands before the host, which makes an address look like another.
    case userInformation
    /// The host is not the brand's.
    case host(expected: String)
    /// A port follows the host.
    case port
    /// The path is not that of a search.
    case path(expected: String)
    /// What stands in the place of the version is not a number from 1 to 99999.
    case malformedVersion
    /// The link was made for another version of the format.
    case otherVersion(Int32)
    /// A fragment follows, which would never reach the web page.
    case fragment
    /// A per cent sign without two hexadecimal digits.
    case percentEncoding
    /// A parameter that would be kept is not UTF-8.
    case notUTF8(String)
    /// Nothing stands between two separators, or before an equals sign.
    case emptyParameter
    /// A parameter has no equals sign.
    case noValue(String)
    /// A parameter that this version does not know.
    case unknown(String)
    /// A parameter comes a second time.
    case duplicate(String)
    /// A parameter that must be there is not.
    case missing(String)
    /// A parameter that cannot stand beside another.
    case excluded(String, by: String)
    /// A value is not spelled as it must be.
    case value(parameter: String, Form)
    /// A value is not a date.
    case date(parameter: String, CalendarDateError)
    /// The dates or airports do not make a route.
    case itinerary(ItineraryError)
    /// The numbers of people do not make a party.
    case passengers(PassengersError)

    /// A value of a known parameter is not spelled as it must be.
    static func value(_ parameter: LinkParameter, _ form: Form) -> Problem {
      .value(parameter: parameter.name, form)
    }

    /// A value of a known parameter is not a date.
    static func date(_ parameter: LinkParameter, _ error: CalendarDateError) -> Problem {
      .date(parameter: parameter.name, error)
    }
  }

  /// How a value must be spelled.
  public enum Form: UInt8, Hashable, Sendable, CaseIterable {
    /// Three capital letters of an airport.
    case airport
    /// Three capital letters of a currency.
    case currency
    /// Several legs.
    case legs
    /// A number without leading zeros.
    case number
    /// 0 or 1.
    case `switch`
    /// 0, 1, 2 or 3.
    case flexibility
    /// The word of a cabin.
    case cabin
    /// The code of a language.
    case language
  }

  /// Whether the link is no link of the brand at all, so that nothing may be opened in its name.
  public var isForeign: Bool {
    switch problem {
    case .scheme, .userInformation, .host, .port: true
    default: false
    }
  }
}
