/// One layer: its place in the layer tree, its geometry, its looks, and its capture mask.
public struct LayerNode: Hashable, Sendable {
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
  /// Moves the layer in front of siblings with a smaller value; siblings with equal values keep their order.
  public var zPosition: Double
  /// Whether the layer and everything below it is left out of every picture.
  public var isHidden: Bool
  /// How much of the layer and everything below it shows as one group, 0…1.
  public var opacity: Double
  /// The background colour.
  public var fill: Color
  /// The radius of the four corners, in points.
  public var cornerRadius: Double
  /// Whether sublayers are cut off at the layer's (rounded) bounds.
  public var clips: Bool
  /// The capture kinds and the panel that the layer asks to be left out of.
  ///
  /// Source: C1, measured.
  public var captureMask: CaptureMask
  /// Whether the pixels of this layer and everything below it must not leak.
  public var isSecret: Bool
  /// What few layers have besides.
  public var looks: LayerLooks
  /// What few layers have of the rest.
  private(set) var extras = LayerExtras()

  init(name: String = "", isRetained: Bool = false) {
    self.isRetained = isRetained
    superlayer = nil
    sublayers = []
    owner = nil
    isContextRoot = false
    frame = .zero
    boundsOrigin = .zero
    zPosition = 0
    isHidden = false
    opacity = 1
    fill = .clear
    cornerRadius = 0
    clips = false
    captureMask = []
    isSecret = false
    looks = .none
    if !name.isEmpty { extras.name = name }
  }

  /// The name that scenarios use for a layer without a view; empty otherwise.
  public var name: String {
    get { extras.name }
    set { extras.name = newValue }
  }

  /// A map about the middle of ``frame``.
  public var transform: AffineTransform {
    get { extras.transform }
    set { extras.transform = newValue }
  }

  /// The colour of the border, drawn above the sublayers.
  public var borderColor: Color {
    get { extras.borderColor }
    set { extras.borderColor = newValue }
  }

  /// The width of the border inside the bounds, in points.
  public var borderWidth: Double {
    get { extras.borderWidth }
    set { extras.borderWidth = newValue }
  }

  /// Text drawn above the background and below the sublayers.
  public var text: TextContent? {
    get { extras.text }
    set { extras.text = newValue }
  }

  /// The number of the picture that a video shows, or nil for a layer without video.
  public var videoFrame: Int32? {
    get { extras.videoFrame }
    set { extras.videoFrame = newValue }
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
