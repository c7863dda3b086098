extension ShareLink {
  /// The link of a search as text.
  public static func encode(_ search: FlightSearch, brand: ShareBrand = .twelveBay) -> String {
    encode(ShareLink(search), brand: brand)
  }

  /// The one spelling of a link.
  ///
  /// Decoding it gives the link again. Complexity: linear in the length of the text.
  public static func encode(_ link: ShareLink, brand: ShareBrand = .twelveBay) -> String {
    var query = QueryBuilder(start: "https://" + brand.host + brand.path + "\(version)")
    let itinerary = link.search.itinerary
    switch itinerary.kind {
    case .oneWay, .roundTrip:
      query.add(.from, itinerary.first.origin.text)
      query.add(.to, itinerary.first.destination.text)
      query.add(.on, itinerary.first.date.spelling)
      if itinerary.kind == .roundTrip { query.add(.back, itinerary.last.date.spelling) }
    case .multiCity:
      query.add(.legs, itinerary.legs.map { $0.spelling }.joined(separator: "."))
    }
    let passengers = link.search.passengers
    query.add(.adults, "\(passengers.adults)")
    if passengers.children > 0 { query.add(.children, "\(passengers.children)") }
    if passengers.infants > 0 { query.add(.infants, "\(passengers.infants)") }
    let options = link.search.options
    let usual = SearchOptions()
    if options.cabin != usual.cabin { query.add(.cabin, options.cabin.word) }
    if options.isDirectOnly != usual.isDirectOnly { query.add(.direct, options.isDirectOnly ? "1" : "0") }
    if options.flexibility != usual.flexibility { query.add(.flex, "\(options.flexibility.days)") }
    if options.currency != usual.currency { query.add(.currency, options.currency.text) }
    if options.language != usual.language { query.add(.lang, options.language.code) }
    for extra in link.extras { query.add(extra) }
    return String(decoding: query.bytes, as: UTF8.self)
  }
}

extension FlightLeg {
  /// The leg as a link of several legs spells it, such as `SGN-DAD-2026-12-07`, always 18 bytes.
  fileprivate var spelling: String { origin.text + "-" + destination.text + "-" + date.spelling }
}

/// A link while it is written.
private struct QueryBuilder {
  private(set) var bytes: [UInt8]
  private var isFirst = true

  init(start: String) {
    bytes = Array(start.utf8)
  }

  mutating func add(_ parameter: LinkParameter, _ value: String) {
    add(LinkExtra(nameBytes: Array(parameter.name.utf8), valueBytes: Array(value.utf8)))
  }

  mutating func add(_ extra: LinkExtra) {
    bytes.append(isFirst ? 0x3F : 0x26)
    isFirst = false
    PercentEncoding.append(extra.nameBytes, isName: true, to: &bytes)
    bytes.append(0x3D)
    PercentEncoding.append(extra.valueBytes, isName: false, to: &bytes)
  }
}
