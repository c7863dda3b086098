/// Text as a node draws it.
public struct RenderText: Hashable, Sendable {
  /// The characters.
  public var string: String
  /// The colour of the inked pixels.
  public var color: Color
  /// The height of one line in points.
  public var size: Double
  /// Left, centre or right; never natural.
  public var alignment: TextAlignment
  /// Whether the whole extent of the text is painted instead of its glyphs, as one secret replacement asks.
  public var isBlock: Bool
}

extension RenderText {
  /// Text with its alignment resolved.
  init(_ content: TextContent, isRightToLeft: Bool) {
    let natural: TextAlignment = isRightToLeft ? .right : .left
    self.init(
      string: content.string, color: content.color, size: content.size,
      alignment: content.alignment == .natural ? natural : content.alignment, isBlock: false)
  }
}
