import Testing

@testable import ShieldModel

struct BookingScreenTests {
  /// A screen with a label for each part below a card.
  private static func hierarchy(_ texts: [BookingLabel: String]) throws -> (hierarchy: Hierarchy, card: ViewID) {
    var hierarchy = Hierarchy()
    let card = hierarchy.makeView(typeName: "UIView", name: "card")
    for label in BookingLabel.allCases {
      guard let text = texts[label] else { continue }
      let view = hierarchy.makeView(typeName: "UILabel", name: label.name, role: .label)
      hierarchy[hierarchy.layer(of: view)].text = TextContent(string: text)
      try hierarchy.insertSubview(view, into: card)
    }
    return (hierarchy, card)
  }

  private static let texts: [BookingLabel: String] = [
    .airline: "12Bay Airways", .price: "1.250.000 ₫", .route: "SGN → DAD", .times: "07:10", .passenger: "NGUYỄN VĂN A",
    .reference: "XK4P2Q",
  ]

  private static func read(_ hierarchy: Hierarchy) throws(BookingScreenError) -> BookingScreen {
    guard let date = try? CalendarDate("2026-12-07") else { throw .noRoute }
    return try BookingScreen(reading: hierarchy, on: date)
  }

  @Test func `a screen that was read shows the same texts again and marks the secret ones`() throws {
    let screen = try Self.read(Self.hierarchy(Self.texts).hierarchy)
    #expect(screen.search == (try SampleSearches.booking()))
    #expect(screen.price == "1.250.000 ₫" && screen.airline == "12Bay Airways" && screen.times == "07:10")
    var other = try Self.hierarchy(Self.texts.mapValues { _ in "?" }).hierarchy
    try screen.show(in: &other)
    for label in BookingLabel.allCases {
      #expect(ShareFlow.text(label, in: other) == Self.texts[label])
      let view = try #require(other.views.handles.first { other[$0].name == label.name })
      #expect(other[other.layer(of: view)].isSecret == label.isSecret)
    }
  }

  @Test func `no printing, no reflection and no dump shows a secret`() throws {
    let screen = try Self.read(Self.hierarchy(Self.texts).hierarchy)
    var dumped = ""
    dump(screen, to: &dumped)
    dump(screen.passenger, to: &dumped)
    for text in ["\(screen)", String(reflecting: screen), dumped, "\(screen.passenger)", "\([screen.reference])"] {
      #expect(!text.contains("NGUY") && !text.contains("XK4P2Q"), "\(text)")
    }
    #expect(dumped.contains("12Bay Airways"), "the dump does look into the screen")
  }

  @Test(arguments: BookingLabel.allCases)
  func `a label that is missing, without text or there twice is refused`(label: BookingLabel) throws {
    var texts = Self.texts
    texts[label] = nil
    var (hierarchy, card) = try Self.hierarchy(texts)
    #expect(throws: BookingScreenError.noLabel(label)) { try Self.read(hierarchy) }
    let view = hierarchy.makeView(typeName: "UILabel", name: label.name)
    try hierarchy.insertSubview(view, into: card)
    #expect(throws: BookingScreenError.noLabel(label)) { try Self.read(hierarchy) }
    hierarchy[hierarchy.layer(of: view)].text = TextContent(string: Self.texts[label] ?? "")
    _ = try Self.read(hierarchy)
    let twin = hierarchy.makeView(typeName: "UILabel", name: label.name)
    hierarchy[hierarchy.layer(of: twin)].text = TextContent(string: "SGN → DAD")
    let screen = try Self.read(Self.hierarchy(Self.texts).hierarchy)
    let before = hierarchy
    #expect(throws: BookingScreenError.noLabel(label)) { try Self.read(hierarchy) }
    #expect(throws: BookingScreenError.noLabel(label)) { try screen.show(in: &hierarchy) }
    #expect(hierarchy == before)
  }

  @Test(arguments: BookingLabel.allCases)
  func `what the tree marks as secret is never read into a public part`(label: BookingLabel) throws {
    var (hierarchy, _) = try Self.hierarchy(Self.texts)
    let view = try #require(hierarchy.views.handles.first { hierarchy[$0].name == label.name })
    hierarchy[hierarchy.layer(of: view)].isSecret = true
    if label.isSecret {
      _ = try Self.read(hierarchy)
    } else {
      #expect(throws: BookingScreenError.publicLabelIsSecret(label)) { try Self.read(hierarchy) }
    }
  }

  @Test func `a mark above a label counts in either tree`() throws {
    var (hierarchy, card) = try Self.hierarchy(Self.texts)
    hierarchy[hierarchy.layer(of: card)].isSecret = true
    #expect(throws: BookingScreenError.publicLabelIsSecret(.route)) { try Self.read(hierarchy) }
    let route = try #require(hierarchy.views.handles.first { hierarchy[$0].name == "route" })
    try hierarchy.removeFromSuperlayer(hierarchy.layer(of: route))
    #expect(throws: BookingScreenError.publicLabelIsSecret(.route), "the view tree still has it below the card") {
      try Self.read(hierarchy)
    }
    hierarchy[hierarchy.layer(of: card)].isSecret = false
    let vault = hierarchy.makeLayer(name: "vault")
    hierarchy[vault].isSecret = true
    try hierarchy.insertSublayer(hierarchy.layer(of: route), into: vault)
    #expect(throws: BookingScreenError.publicLabelIsSecret(.route), "the layer tree has it below a secret layer") {
      try Self.read(hierarchy)
    }
  }

  @Test(arguments: ["", "SGN", "SGN -> DAD", "SGN → DAD ", "sgn → DAD", "SGN → SGN", "SGN → DADX"])
  func `a route that names no two airports is refused`(route: String) throws {
    var texts = Self.texts
    texts[.route] = route
    let (hierarchy, _) = try Self.hierarchy(texts)
    #expect(throws: BookingScreenError.noRoute) { try Self.read(hierarchy) }
  }
}
