/// Draws the card of a search: brand above, a ticket with route, dates and people, a footer below.
struct CardDrawing {
  let search: FlightSearch
  let words: ShareWords

  var brand: ShareBrand { words.brand }

  /// The left and right edge of what stands on the ticket.
  static let left = 28.0
  static let right = 292.0
  /// Height of the line that tears the ticket.
  static let tear = 108.0

  func layers() -> (hierarchy: Hierarchy, root: LayerID) {
    var sheet = CardSheet(color: brand.ground)
    drawHeader(into: &sheet)
    drawTicket(into: &sheet)
    switch search.itinerary.kind {
    case .oneWay, .roundTrip: drawRoute(into: &sheet)
    case .multiCity: drawLegs(into: &sheet)
    }
    drawDates(into: &sheet)
    drawPeople(into: &sheet)
    drawFooter(into: &sheet)
    return (sheet.hierarchy, sheet.root)
  }

  // Every cell of the font ends with a blank column, one point wide at the usual size, so texts at the right edge reach
  // a point beyond it.

  private func drawHeader(into sheet: inout CardSheet) {
    sheet.add("sign", Rect(x: 12, y: 9, width: 28, height: 28), brand.accent, radius: 8)
    CardPlane(center: Point(x: 26, y: 23), scale: 0.62, heading: -35).draw(into: &sheet, .white)
    sheet.add("brand", text: brand.name, Rect(x: 48, y: 10, width: 96, height: 24), .white)
    let options = search.options
    var kind = words.kind(search.itinerary.kind)
    if options.isDirectOnly { kind += " · " + words.choose("direct only", "bay thẳng") }
    sheet.add("kind", text: kind, Rect(x: 141, y: 9, width: 168, height: 12), .white, .right)
    sheet.add(
      "cabin", text: words.cabin(options.cabin), Rect(x: 141, y: 25, width: 168, height: 12), brand.light, .right)
  }

  private func drawTicket(into sheet: inout CardSheet) {
    // The ticket covers all of the coloured sheet but its upper edge.
    sheet.add("edge", Rect(x: 12, y: 43, width: 296, height: 60), brand.accent, radius: 12)
    sheet.add("ticket", Rect(x: 12, y: 47, width: 296, height: 109), brand.paper, radius: 12)
    for x in [12.0, 308.0] {
      sheet.addDisc("notch", Point(x: x, y: Self.tear), radius: 7, brand.ground)
    }
    var x = Self.left
    while x < Self.right {
      sheet.add("tear", Rect(x: x, y: Self.tear - 0.5, width: 4, height: 1), brand.line)
      x += 8.125
    }
  }

  private func drawDates(into sheet: inout CardSheet) {
    let itinerary = search.itinerary
    let flexibility = words.flexibility(search.options.flexibility)
    let suffix = flexibility.isEmpty ? "" : " " + flexibility
    drawDate("first", itinerary.first.date, words.choose("Depart", "Ngày đi") + suffix, x: Self.left, into: &sheet)
    switch itinerary.kind {
    case .oneWay: break
    case .roundTrip:
      drawDate("last", itinerary.last.date, words.choose("Return", "Ngày về") + suffix, x: 124, into: &sheet)
    case .multiCity:
      drawDate("last", itinerary.last.date, words.choose("Until", "Đến") + suffix, x: 124, into: &sheet)
    }
  }

  private func drawDate(
    _ name: String, _ date: CalendarDate, _ caption: String, x: Double, into sheet: inout CardSheet
  ) {
    sheet.add(name + "Caption", text: caption, Rect(x: x, y: 118, width: 96, height: 12), brand.quiet)
    sheet.add(name + "Date", text: words.shortDate(date), Rect(x: x, y: 135, width: 96, height: 12), brand.ink)
  }

  private func drawFooter(into sheet: inout CardSheet) {
    sheet.add("host", text: brand.host, Rect(x: 12, y: 162, width: 120, height: 12), brand.light)
    sheet.add("fares", text: words.fareNote, Rect(x: 133, y: 162, width: 176, height: 12), brand.light, .right)
  }
}
