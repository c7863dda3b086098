/// A search as a universal link, and the only spelling of it.
///
/// A link looks like `https://12bay.example/search/1?from=SGN&to=DAD&on=2026-12-07&adults=1`. The number in the path is
/// the version of the format, the parameters stand in a fixed order, and what is as usual is left out. There is no
/// parameter for a price: whoever opens the link gets the fares of that moment.
public struct ShareLink: Hashable, Sendable {
  /// What is searched for.
  public let search: FlightSearch
  /// Parameters that this version does not know, ordered by their names; empty in links made from a search.
  public let extras: [LinkExtra]

  /// The version of the format that is written and read.
  public static let version: Int32 = 1
  /// Longer links are not looked at, in bytes.
  public static let longest: Int32 = 2048

  /// Makes the link of a search.
  public init(_ search: FlightSearch) {
    self.init(search, extras: [])
  }

  /// Makes a link with parameters that came with another one.
  init(_ search: FlightSearch, extras: [LinkExtra]) {
    self.search = search
    self.extras = extras
  }
}
