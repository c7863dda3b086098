extension CardDrawing {
  /// Draws how many people fly: the number, and a figure for each.
  func drawPeople(into sheet: inout CardSheet) {
    let passengers = search.passengers
    sheet.add(
      "people", text: words.travellers(passengers), Rect(x: Self.right - 83, y: 118, width: 84, height: 12),
      brand.quiet, .right)
    let heights =
      Array(repeating: 13.0, count: Int(passengers.adults)) + Array(repeating: 10.0, count: Int(passengers.children))
      + Array(repeating: 7.0, count: Int(passengers.infants))
    // From the right edge, so that the figures stand under the end of the number's line.
    var x = Self.right - Double(heights.count) * 8
    for height in heights {
      drawFigure(at: Point(x: x + 4.5, y: 147), height: height, into: &sheet)
      x += 8
    }
  }

  /// Draws a person who stands on a point: a head, and shoulders that are round above and straight below.
  private func drawFigure(at foot: Point, height: Double, into sheet: inout CardSheet) {
    let head = height * 0.2
    let half = height * 0.26
    let shoulders = foot.y - height + head * 2 + 0.5
    sheet.addDisc("head", Point(x: foot.x, y: foot.y - height + head), radius: head, brand.accent)
    let body = Rect(x: foot.x - half, y: shoulders, width: half * 2, height: foot.y - shoulders)
    sheet.add("body", body, brand.accent, radius: half)
    let legs = Rect(x: body.x, y: body.y + half, width: body.width, height: body.height - half)
    sheet.add("legs", legs, brand.accent, radius: 0.5)
  }
}
