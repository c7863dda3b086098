/// What happens when somebody taps a share link.
public enum LinkOpening: Hashable, Sendable {
  /// The app opens with the search as it was shared.
  case restored(RestoredSearch)
  /// The app is not there, so the browser opens this page, which is the link itself in its one spelling.
  case webPage(String)
  /// The link was made by another version of the app; the page, which is the link as it came, can read it.
  case otherVersion(Int32, page: String)
  /// The link is damaged; the page is that of the brand as a whole.
  case damaged(ShareLinkError, page: String)
  /// The text is no link of this brand, so nothing is opened in its name.
  case foreign(ShareLinkError)

  /// Decides what a link opens.
  ///
  /// - Parameters:
  ///   - text: The link as it came.
  ///   - isAppInstalled: Whether there is an app to open it.
  ///   - today: The date on which it is opened.
  ///   - brand: Whose links are opened.
  ///   - unknown: What becomes of parameters that this version does not know.
  public static func open(
    _ text: String, isAppInstalled: Bool, today: CalendarDate, brand: ShareBrand = .twelveBay,
    unknown: UnknownParameters = .refused
  ) -> LinkOpening {
    let link: ShareLink
    do {
      link = try ShareLink.decode(text, brand: brand, unknown: unknown)
    } catch {
      if error.isForeign { return .foreign(error) }
      // What stands before the version has been checked by then, so the address is the brand's own.
      if case .otherVersion(let number) = error.problem { return .otherVersion(number, page: text) }
      return .damaged(error, page: brand.home)
    }
    guard isAppInstalled else { return .webPage(ShareLink.encode(link, brand: brand)) }
    return .restored(RestoredSearch(link, today: today))
  }
}
