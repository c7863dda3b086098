/// A screen of plain layers, written down as a list: what renderers are compared with.
///
/// It has no views, texts or capture masks, and imports nothing, so that every place that composes pictures can make
/// the same ones. Coordinates are device pixels at scale 1.
public struct PlainScene: Hashable, Sendable {
  /// One layer.
  public struct Node: Hashable, Sendable {
    /// The index of the layer above, smaller than the layer's own; −1 for a layer at the top.
    public var parent: Int32
    /// Place and extent in the coordinates of the layer above, in pixels.
    public var frame: Rect
    /// The colour of the background.
    public var color: Color
    /// The radius of the four corners, in pixels.
    public var cornerRadius: Double
    /// How much of the layer and everything below it shows as one group, 0…1.
    public var opacity: Double
    /// Whether layers below are cut off at the rounded bounds.
    public var clips: Bool
    /// The index of the pixmap that is stretched over the layer; −1 for none.
    public var pixmap: Int32

    /// Makes a layer.
    public init(
      parent: Int32, frame: Rect, color: Color = .clear, cornerRadius: Double = 0, opacity: Double = 1,
      clips: Bool = false, pixmap: Int32 = -1
    ) {
      self.parent = parent
      self.frame = frame
      self.color = color
      self.cornerRadius = cornerRadius
      self.opacity = opacity
      self.clips = clips
      self.pixmap = pixmap
    }
  }

  /// What reports call it.
  public var name: String
  /// Width in pixels.
  public var width: Int32
  /// Height in pixels.
  public var height: Int32
  /// What layers show.
  public var pixmaps: [Pixmap] = []
  /// The layers, each after the one above it; those with the same one above stand back to front.
  public var nodes: [Node] = []

  /// Makes a scene without layers.
  public init(name: String, width: Int32, height: Int32) {
    self.name = name
    self.width = width
    self.height = height
  }
}
