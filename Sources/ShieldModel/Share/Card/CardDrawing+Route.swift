extension CardDrawing {
  /// Draws two airports with the flight between them, and below it the flight back.
  func drawRoute(into sheet: inout CardSheet) {
    let leg = search.itinerary.first
    drawAirport("origin", leg.origin, .left, into: &sheet)
    drawAirport("destination", leg.destination, .right, into: &sheet)
    switch search.itinerary.kind {
    case .roundTrip:
      drawPath(at: 62, heading: 0, scale: 0.5, into: &sheet)
      drawPath(at: 81, heading: 180, scale: 0.5, into: &sheet)
    case .oneWay, .multiCity:
      drawPath(at: 71.5, heading: 0, scale: 0.85, into: &sheet)
    }
  }

  private func drawAirport(
    _ name: String, _ airport: AirportCode, _ alignment: TextAlignment, into sheet: inout CardSheet
  ) {
    // The blank column is three points wide at this size.
    let shift = alignment == .right ? 3.0 : 0.0
    let x = alignment == .right ? Self.right - 54 + shift : Self.left
    sheet.add(name, text: airport.text, Rect(x: x, y: 52, width: 54, height: 36), brand.ink, alignment)
    guard let city = words.city(airport) else { return }
    let cityX = alignment == .right ? Self.right - 130 + shift / 3 : Self.left
    sheet.add(
      name + "City", text: city, Rect(x: cityX, y: 89, width: 130, height: 12), brand.quiet, alignment)
  }

  /// Draws the line of a flight with a plane in its middle and a stop at each end.
  private func drawPath(at y: Double, heading: Double, scale: Double, into sheet: inout CardSheet) {
    let (start, end, middle) = (100.0, 220.0, 160.0)
    let gap = 24 * scale
    sheet.add("path", Rect(x: start, y: y - 0.5, width: middle - gap - start, height: 1), brand.line)
    sheet.add("path", Rect(x: middle + gap, y: y - 0.5, width: end - middle - gap, height: 1), brand.line)
    for x in [start, end] {
      sheet.addDisc("stop", Point(x: x, y: y), radius: 3, brand.accent)
      sheet.addDisc("stop", Point(x: x, y: y), radius: 1.5, brand.paper)
    }
    CardPlane(center: Point(x: middle, y: y), scale: scale, heading: heading).draw(into: &sheet, brand.accent)
  }

  /// Draws the legs of a route of several, in one column or two.
  func drawLegs(into sheet: inout CardSheet) {
    let legs = search.itinerary.legs
    let isOneColumn = legs.count <= 3
    for (index, leg) in legs.enumerated() {
      let column = index / 3
      let y = 53.0 + Double(index % 3) * 17
      let x = Self.left + Double(column) * 138
      sheet.addDisc("stop", Point(x: x + 3, y: y + 6.5), radius: 3, brand.accent)
      sheet.addDisc("stop", Point(x: x + 3, y: y + 6.5), radius: 1.5, brand.paper)
      sheet.add("leg", text: words.legRoute(leg), Rect(x: x + 12, y: y, width: 60, height: 12), brand.ink)
      if isOneColumn {
        sheet.add(
          "legDate", text: words.shortDate(leg.date), Rect(x: 192, y: y, width: 101, height: 12), brand.quiet, .right)
      } else {
        sheet.add(
          "legDate", text: words.dayAndMonth(leg.date), Rect(x: x + 76, y: y, width: 51, height: 12), brand.quiet,
          .right)
      }
    }
  }
}
