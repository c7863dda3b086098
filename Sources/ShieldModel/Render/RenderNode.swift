/// One layer as the render server sees it: resolved, placed on the pixel grid, with no way back to the app.
public struct RenderNode: Hashable, Sendable {
  /// The layer that the node was made from.
  public var layer: LayerID
  /// The view that owns the layer, if any.
  public var owner: ViewID?
  /// Index of the node above, or −1 at a root.
  public var parent: Int32
  /// Index one past the last node below; the node's subtree is `index ..< subtreeEnd`.
  public var subtreeEnd: Int32
  /// The layer's own capture mask.
  public var ownMask: CaptureMask
  /// The capture mask that takes effect: the layer's own bits and those of every layer above it up to the true root.
  ///
  /// Source: C3, measured.
  public var effectiveMask: CaptureMask
  /// The nearest layer, this one or one above it up to the true root, that has mask bits of its own.
  public var maskSource: LayerID?
  /// Whether the node is drawn, or why not.
  public var visibility: Visibility
  /// The map from the layer's local rectangle, whose top left corner is (0, 0), in points, to device pixels.
  public var map: AffineTransform
  /// Extent of the local rectangle in points.
  public var size: Size
  /// Opacity of the node and everything below it as one group, 0…255.
  public var opacity: UInt8
  /// Colour of the background.
  public var fill: Color
  /// Colour of the video picture, or nil for a layer without video.
  public var video: Color?
  /// Number of the video picture, which an image goes along with; 0 for a layer without video.
  public var videoFrame: Int32
  /// Text, with its alignment resolved to an edge of the screen.
  public var text: RenderText?
  /// Colour of the border.
  public var borderColor: Color
  /// Width of the border inside the local rectangle, in points.
  public var borderWidth: Double
  /// Radius of the four corners, in points.
  public var cornerRadius: Double
  /// Whether nodes below are cut off at the (rounded) local rectangle.
  public var clips: Bool
  /// Whether the node's own pixels must not leak.
  ///
  /// Source: C8, assumed.
  public var isSecret: Bool
  /// What few layers have besides, in points.
  public var looks: LayerLooks
  /// Whether a node directly below masks this one; such nodes stand after all others below.
  public var hasMask: Bool
  /// Content of another moment that the node shows; nil for most nodes.
  public var kept: KeptContent?
}

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
