/// Text that a layer shows in the built-in bitmap font.
public struct TextContent: Hashable, Sendable {
  /// The characters; a newline starts a new line.
  public var string: String
  /// The colour of the inked pixels.
  public var color: Color
  /// The height of one line in points; a line is twelve font units high.
  public var size: Double
  /// Where the text stands between the left and the right edge.
  public var alignment: TextAlignment

  /// Makes text content; the default size gives lines of 12 points.
  public init(string: String, color: Color = .black, size: Double = 12, alignment: TextAlignment = .natural) {
    self.string = string
    self.color = color
    self.size = size
    self.alignment = alignment
  }
}

/// Where text stands between the left and the right edge of its layer.
public enum TextAlignment: UInt8, Hashable, Sendable, CaseIterable {
  /// At the leading edge of the layout direction.
  case natural
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
}
