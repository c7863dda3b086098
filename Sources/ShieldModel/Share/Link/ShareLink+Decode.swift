extension ShareLink {
  /// Reads a link from its text.
  ///
  /// - Parameters:
  ///   - text: The whole link.
  ///   - brand: Whose links are read; links of other hosts are refused.
  ///   - unknown: What becomes of parameters that this version does not know.
  ///
  /// Parameters may stand in any order, escapes may be written where none are needed, and what is usual may be spelled
  /// out. Everything else that deviates is an error with its place. Encoding the result gives the one spelling, which
  /// is never longer. Complexity: linear in the length of the text, and n log n for n unknown parameters.
  public static func decode(
    _ text: String, brand: ShareBrand = .twelveBay, unknown: UnknownParameters = .refused
  ) throws(ShareLinkError) -> ShareLink {
    try decode(Array(text.utf8), brand: brand, unknown: unknown)
  }

  /// Reads a link from bytes, whatever they are.
  public static func decode(
    _ bytes: [UInt8], brand: ShareBrand = .twelveBay, unknown: UnknownParameters = .refused
  ) throws(ShareLinkError) -> ShareLink {
    let query = try LinkAddress.queryRange(of: bytes, brand: brand)
    let parameters = try LinkQuery(bytes, in: query, unknown: unknown)
    return ShareLink(try LinkSearch(parameters).search(), extras: parameters.extras)
  }
}
