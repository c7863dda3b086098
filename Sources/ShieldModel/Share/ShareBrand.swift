/// Who shares: the name, the place of the links, and the colours of the summary card.
///
/// All of it is fixed by the app; nothing of it depends on what is shared.
public struct ShareBrand: Hashable, Sendable {
  /// The name as people read it.
  public let name: String
  /// The host of the links, in small letters.
  let host: String
  /// The path of the links before the number of their version, from slash to slash.
  let path: String
  /// The colour behind everything.
  let ground: Color
  /// The colour that the brand is known by.
  let accent: Color
  /// The colour of the ticket.
  let paper: Color
  /// The colour of text on the ticket.
  let ink: Color
  /// The colour of captions on the ticket.
  let quiet: Color
  /// The colour of lines on the ticket.
  let line: Color
  /// The colour of text beside the ticket.
  let light: Color

  /// The brand of the 12Bay system; its host is one of those that are kept free for examples.
  public static let twelveBay = ShareBrand(
    name: "12Bay", host: "12bay.example", path: "/search/",
    ground: Color(red: 0x0A, green: 0x2A, blue: 0x5E), accent: Color(red: 0xFF, green: 0x8A, blue: 0x1F),
    paper: .white, ink: Color(red: 0x0B, green: 0x1F, blue: 0x3A), quiet: Color(red: 0x5E, green: 0x6B, blue: 0x80),
    line: Color(red: 0xC5, green: 0xCE, blue: 0xDC), light: Color(red: 0xC9, green: 0xD8, blue: 0xF2))

  /// The web page that stands for the app as a whole.
  public var home: String { "https://" + host + "/" }
}
