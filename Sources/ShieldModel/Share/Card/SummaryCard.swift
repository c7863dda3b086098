/// The picture that goes along with a link: 320 × 180 points in the brand's colours.
///
/// It is built as a tree of layers and composed like every picture of the model, so its bytes are the same everywhere.
public struct SummaryCard: Hashable, Sendable {
  /// What the card shows.
  public let search: FlightSearch
  /// The language of its texts.
  public let language: ShareLanguage
  /// Whose card it is.
  public let brand: ShareBrand

  /// Width and height in points.
  public static let size = Size(width: 320, height: 180)

  /// Pixels per point.
  public enum Scale: UInt8, Hashable, Sendable, CaseIterable {
    /// 320 × 180 pixels.
    case one = 1
    /// 640 × 360 pixels.
    case two
    /// 960 × 540 pixels.
    case three
  }

  /// Makes a card of a search.
  public init(_ search: FlightSearch, language: ShareLanguage, brand: ShareBrand = .twelveBay) {
    self.search = search
    self.language = language
    self.brand = brand
  }

  /// The layers of the card and their root, which has the card's size.
  public var layers: (hierarchy: Hierarchy, root: LayerID) {
    let drawing = CardDrawing(search: search, words: ShareWords(language: language, brand: brand))
    return drawing.layers()
  }

  /// The card as the compositor gets it.
  public func tree(scale: Scale) -> RenderTree {
    let (hierarchy, root) = layers
    return RenderTree.commit(
      hierarchy, roots: [root], size: Self.size, scale: Double(scale.rawValue), isRightToLeft: false)
  }

  /// The picture of the card, opaque everywhere.
  public func frame(scale: Scale) -> CompositedFrame { Compositor.compose(tree(scale: scale), rule: .panel) }

  /// The picture as a PNG file.
  public func png(scale: Scale, mode: PNGEncoder.Mode = .small) throws(PNGEncodingError) -> [UInt8] {
    try frame(scale: scale).png(mode: mode)
  }
}
