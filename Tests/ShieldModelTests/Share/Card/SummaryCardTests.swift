import Testing

@testable import ShieldModel

struct SummaryCardTests {
  /// A line of text with the place that its characters take.
  private struct Line {
    var name: String
    var text: String
    var frame: Rect
    var ink: Rect
  }

  private static func lines(of card: SummaryCard) -> [Line] {
    let (hierarchy, root) = card.layers
    return hierarchy[root].sublayers.compactMap { layer in
      let node = hierarchy[layer]
      guard let text = node.text else { return nil }
      let extent = TextMetrics.extent(of: text)
      let x = text.alignment == .right ? node.frame.x + node.frame.width - extent.width : node.frame.x
      // The last column of the last character is blank.
      let ink = Rect(x: x, y: node.frame.y, width: extent.width - text.size / 12, height: extent.height)
      return Line(name: node.name, text: text.string, frame: node.frame, ink: ink)
    }
  }

  /// Searches with the longest texts for every part of the card.
  private static func searches() throws -> [FlightSearch] {
    let leg = "SGN-KUL-2026-12-30"
    var found: [FlightSearch] = []
    for options in try SampleSearches.options() where options.currency == .dong && options.language == .english {
      // Between no days and three, texts only get shorter.
      guard options.flexibility == .exact || options.flexibility == .threeDays else { continue }
      for party in [Passengers.one, try Passengers(adults: 9)] {
        found.append(try SampleSearches.search(leg, passengers: party, options: options))
        found.append(try SampleSearches.search(leg, back: "2026-12-30", passengers: party, options: options))
        for count in [2, 3, 4, 6] {
          let legs = Array(repeating: try SampleSearches.leg(leg), count: count)
          found.append(FlightSearch(try .multiCity(legs), passengers: party, options: options))
        }
      }
    }
    for airport in AirportName.all where airport.code != "SGN" {
      found.append(try SampleSearches.search("SGN-\(airport.code)-2026-12-30"))
      found.append(try SampleSearches.search("\(airport.code)-SGN-2026-12-30", back: "2027-01-01"))
    }
    return found
  }

  @Test(arguments: ShareLanguage.allCases)
  func `every text fits its place, and no two run into each other`(language: ShareLanguage) throws {
    for search in try Self.searches() {
      let lines = Self.lines(of: SummaryCard(search, language: language))
      for (index, line) in lines.enumerated() {
        #expect(line.ink.x >= line.frame.x && line.ink.width <= line.frame.width, "\(line)")
        #expect(line.ink.x >= 12 && line.ink.x + line.ink.width <= 308, "\(line)")
        for other in lines[..<index] {
          let isApart =
            line.ink.x >= other.ink.x + other.ink.width + 4 || other.ink.x >= line.ink.x + line.ink.width + 4
            || line.ink.y >= other.ink.y + other.ink.height || other.ink.y >= line.ink.y + line.ink.height
          if !isApart { Issue.record("\(line.text) runs into \(other.text)") }
        }
      }
    }
  }

  @Test func `every character of every text is in the font`() throws {
    let box = BitmapFont.glyph(for: "\u{10FFFF}")
    for search in try Self.searches() {
      for language in ShareLanguage.allCases {
        for line in Self.lines(of: SummaryCard(search, language: language)) {
          #expect(!line.text.unicodeScalars.contains { BitmapFont.glyph(for: $0) == box }, "\(line.text)")
        }
      }
    }
  }

  @Test(arguments: SummaryCard.Scale.allCases)
  func `the picture is opaque, of the right size, and the same every time`(scale: SummaryCard.Scale) throws {
    let card = SummaryCard(try SampleSearches.booking(), language: .vietnamese)
    let frame = card.frame(scale: scale)
    #expect(frame.width == 320 * Int32(scale.rawValue) && frame.height == 180 * Int32(scale.rawValue))
    #expect(frame.isOpaque)
    let png = try card.png(scale: scale)
    #expect(png.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(try card.png(scale: scale) == png)
  }

  @Test func `the picture is the one that was looked at`() throws {
    let search = try SampleSearches.search(
      "SGN-DAD-2026-12-07", back: "2026-12-16", passengers: Passengers(adults: 2, children: 1, infants: 1),
      options: SearchOptions(cabin: .premium, isDirectOnly: true, flexibility: .threeDays))
    #expect(SummaryCard(search, language: .vietnamese).frame(scale: .one).digest == 225_470_267_061_581_295)
    #expect(SummaryCard(search, language: .english).frame(scale: .two).digest == 10_330_506_750_986_750_905)
  }

  @Test func `the card shows one figure for each person`() throws {
    for party in SampleSearches.parties {
      let (hierarchy, root) = SummaryCard(
        try SampleSearches.search("SGN-DAD-2026-12-07", passengers: party), language: .english
      ).layers
      let heads = hierarchy[root].sublayers.map { hierarchy[$0] }.filter { $0.name == "head" }
      #expect(heads.count == Int(party.total))
      #expect(heads.allSatisfy { $0.frame.x >= 220 && $0.frame.x + $0.frame.width <= 292 })
      #expect(
        Set(heads.map { $0.frame.width }).count
          == [party.adults, party.children, party.infants].filter { $0 > 0 }.count)
    }
  }

  @Test func `text on the card stands out from what lies behind it`() {
    let brand = ShareBrand.twelveBay
    for (text, ground) in [
      (brand.ink, brand.paper), (brand.quiet, brand.paper), (brand.light, brand.ground), (Color.white, brand.ground),
    ] { #expect(Self.contrast(text, ground) >= 4.5) }
  }

  /// A lower bound of the contrast of two colours, with a square in the place of the usual exponent.
  private static func contrast(_ one: Color, _ other: Color) -> Double {
    func light(_ color: Color) -> Double {
      func channel(_ byte: UInt8) -> Double { Double(byte) * Double(byte) / 65_025 }
      return 0.2126 * channel(color.red) + 0.7152 * channel(color.green) + 0.0722 * channel(color.blue)
    }
    let lights = [light(one), light(other)].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }
}
