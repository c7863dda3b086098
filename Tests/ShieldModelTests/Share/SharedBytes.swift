@testable import ShieldModel

/// Everything that leaves the app when something is shared, byte by byte and pixel by pixel, in both languages.
struct SharedBytes: Hashable {
  var links: [[UInt8]] = []
  var messages: [[UInt8]] = []
  var labels: [[UInt8]] = []
  var pictures: [CompositedFrame] = []

  /// Gathers what the share sheet gets, changed by a way that may be wrong.
  init(_ contents: (ShareLanguage) throws -> (ShareContents, CompositedFrame)) throws {
    for language in ShareLanguage.allCases {
      let (contents, picture) = try contents(language)
      links.append(Array(contents.link.utf8))
      messages.append(Array(contents.message.utf8))
      labels.append(Array(contents.accessibilityLabel.utf8))
      pictures.append(picture)
    }
  }
}

/// A way from the booking screen to the share sheet, right or deliberately wrong.
struct ShareFlow: Sendable, CustomStringConvertible {
  /// What is special about it, as a sentence.
  let description: String
  /// What leaves the app when a screen is shared.
  let share: @Sendable (Hierarchy) throws -> SharedBytes

  /// The flow of the library: screen, search, sheet.
  static let product = ShareFlow(description: "only the search is shared") { hierarchy in
    let search = try screen(hierarchy).search
    return try SharedBytes { language in plain(search, language) }
  }

  /// Reads the booking screen of a tree.
  static func screen(_ hierarchy: Hierarchy) throws -> BookingScreen {
    try BookingScreen(reading: hierarchy, on: CalendarDate("2026-12-07"))
  }

  /// What the share sheet gets for a search.
  static func plain(_ search: FlightSearch, _ language: ShareLanguage) -> (ShareContents, CompositedFrame) {
    let contents = ShareSheet.contents(for: search, language: language)
    return (contents, contents.card.frame(scale: .one))
  }

  /// The text of a label, taken past all types as careless code would.
  static func text(_ label: BookingLabel, in hierarchy: Hierarchy) -> String {
    let view = hierarchy.views.handles.first { hierarchy[$0].name == label.name }
    return view.flatMap { hierarchy[hierarchy.layer(of: $0)].text?.string } ?? ""
  }
}
