/// Everything that the render server knows about one committed frame, for every destination alike.
///
/// Nodes stand in pre-order, and siblings back to front, so drawing walks the list from first to last.
public struct RenderTree: Hashable, Sendable {
  /// All nodes, parents before children, back to front.
  public var nodes: [RenderNode]
  /// Width of the picture in pixels.
  public var width: Int32
  /// Height of the picture in pixels.
  public var height: Int32
  /// Pixels per point.
  public var scale: Double

  /// Whether the canvas is larger than a picture can be, so that its right or lower part is in no picture.
  public let isCut: Bool
  /// Whether replicas or snapshots are missing because there were too many of them.
  public internal(set) var lacksCopies = false
  /// The same frame with the other reading of what nobody knows about snapshots in it; nil where nothing is in doubt.
  public internal(set) var otherReading: OtherReading?

  /// Makes a tree from its parts; extents are held within what a frame can have.
  public init(nodes: [RenderNode], width: Int32, height: Int32, scale: Double) {
    self.nodes = nodes
    let extent = CompositedFrame.heldExtent(width: width, height: height)
    self.width = extent.width
    self.height = extent.height
    isCut = extent.width < width || extent.height < height
    self.scale = scale
  }

  /// Makes an empty tree for a canvas in points; a scale that is not above 0 counts as 1.
  init(canvas: Size, scale: Double) {
    let held = scale.isFinite && scale > 0 ? scale : 1
    self.init(
      nodes: [], width: Rounding.pixelEdge(canvas.width * held), height: Rounding.pixelEdge(canvas.height * held),
      scale: held)
  }
}
