/// One layer: its place in the layer tree, its geometry, its looks, and its capture mask.
public struct LayerNode: Hashable, Sendable {
  /// The name that scenarios use for a layer without a view; empty otherwise.
  public var name: String
  /// The layer above in the layer tree.
  public internal(set) var superlayer: LayerID?
  /// Children in the layer tree, back to front before z positions are looked at.
  public internal(set) var sublayers: [LayerID]
  /// The view that the layer belongs to; nil for a bare layer and for the root of a window's context.
  public internal(set) var owner: ViewID?
  /// Whether the layer is the root of a window's render context.
  public internal(set) var isContextRoot: Bool
  /// Whether somebody besides its view and its superlayer keeps the layer alive, as the maker of a bare layer does.
  public internal(set) var isRetained: Bool

  /// Place and extent in the superlayer's coordinates, in points, before ``transform``.
  public var frame: Rect
  /// The point of the layer's own coordinates that lies at its top left corner; scrolling moves it.
  public var boundsOrigin: Point
  /// A map about the middle of ``frame``.
  public var transform: AffineTransform
  /// Moves the layer in front of siblings with a smaller value; siblings with equal values keep their order.
  public var zPosition: Double
  /// Whether the layer and everything below it is left out of every picture.
  public var isHidden: Bool
  /// How much of the layer and everything below it shows as one group, 0…1.
  public var opacity: Double
  /// The background colour.
  public var fill: Color
  /// The colour of the border, drawn above the sublayers.
  public var borderColor: Color
  /// The width of the border inside the bounds, in points.
  public var borderWidth: Double
  /// The radius of the four corners, in points.
  public var cornerRadius: Double
  /// Whether sublayers are cut off at the layer's (rounded) bounds.
  public var clips: Bool
  /// Text drawn above the background and below the sublayers.
  public var text: TextContent?
  /// The number of the picture that a video shows, or nil for a layer without video.
  public var videoFrame: Int32?
  /// The capture kinds and the panel that the layer asks to be left out of.
  ///
  /// Source: C1, measured.
  public var captureMask: CaptureMask
  /// Whether the pixels of this layer and everything below it must not leak.
  public var isSecret: Bool
  /// What few layers have besides.
  public var looks: LayerLooks

  init(name: String = "", isRetained: Bool = false) {
    self.name = name
    self.isRetained = isRetained
    superlayer = nil
    sublayers = []
    owner = nil
    isContextRoot = false
    frame = .zero
    boundsOrigin = .zero
    transform = .identity
    zPosition = 0
    isHidden = false
    opacity = 1
    fill = .clear
    borderColor = .black
    borderWidth = 0
    cornerRadius = 0
    clips = false
    text = nil
    videoFrame = nil
    captureMask = []
    isSecret = false
    looks = .none
  }

  /// The layer's own coordinate rectangle, in points.
  public var bounds: Rect { Rect(origin: boundsOrigin, size: frame.size) }

  /// The map from the layer's own coordinates to its superlayer's.
  public var transformToSuperlayer: AffineTransform {
    let shift = AffineTransform.translation(x: frame.x - boundsOrigin.x, y: frame.y - boundsOrigin.y)
    if transform == .identity { return shift }
    let middle = frame.center
    return AffineTransform.translation(x: middle.x, y: middle.y)
      .applied(after: transform)
      .applied(after: .translation(x: -middle.x, y: -middle.y))
      .applied(after: shift)
  }
}
