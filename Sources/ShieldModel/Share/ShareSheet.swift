/// What the share sheet gets, made of a search and nothing else.
///
/// Nothing here takes a screen, a booking or a tree, so nothing secret can find its way in.
public enum ShareSheet {
  /// What there is to share about a search.
  ///
  /// - Parameters:
  ///   - search: What is shared.
  ///   - language: The language of text, card and label.
  ///   - brand: Who shares.
  public static func contents(
    for search: FlightSearch, language: ShareLanguage, brand: ShareBrand = .twelveBay
  ) -> ShareContents {
    let words = ShareWords(language: language, brand: brand)
    return ShareContents(
      link: ShareLink.encode(search, brand: brand), message: words.message(search),
      card: SummaryCard(search, language: language, brand: brand), accessibilityLabel: words.spoken(search))
  }
}

/// The things that go to the share sheet together.
public struct ShareContents: Hashable, Sendable {
  /// The universal link.
  public let link: String
  /// A sentence or two for the chosen messenger, without the link, which goes as an item of its own.
  public let message: String
  /// The picture.
  public let card: SummaryCard
  /// What a screen reader says for the picture.
  public let accessibilityLabel: String
}
