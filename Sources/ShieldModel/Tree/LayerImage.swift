/// A picture that a layer shows: a pattern of two colours, made by rule, or the pixels of a pixmap.
public struct LayerImage: Hashable, Sendable {
  /// How the two colours take turns.
  public enum Pattern: UInt8, Hashable, Sendable, CaseIterable {
    /// Squares like those of a chessboard.
    case checker
    /// Stripes that run down the picture.
    case stripes
    /// Squares of random mixtures.
    case noise
  }

  /// The most pixels of a side.
  public static let greatestSide: Int32 = 4096

  /// How the colours take turns; without a meaning where there is a pixmap, like everything else about colours.
  public var pattern: Pattern
  /// Width in pixels of the picture, each of which is a point where the picture keeps its own size.
  public var width: Int32
  /// Height in pixels of the picture.
  public var height: Int32
  /// The colour of the square at the top left.
  public var first: Color
  /// The other colour.
  public var second: Color
  /// The side of a square, or the width of a stripe, in pixels of the picture.
  public var cell: Int32
  /// What noise is drawn from.
  public var seed: UInt32
  /// How the picture is fitted into the layer.
  public var gravity: ImageGravity
  /// Pixels in the place of the pattern, as many as ``width`` and ``height`` say.
  public private(set) var pixmap: Pixmap?

  /// Makes a picture by a rule.
  public init(
    _ pattern: Pattern, width: Int32, height: Int32, first: Color = .black, second: Color = .white, cell: Int32 = 1,
    seed: UInt32 = 0, gravity: ImageGravity = .resize
  ) {
    self.pattern = pattern
    self.width = width
    self.height = height
    self.first = first
    self.second = second
    self.cell = cell
    self.seed = seed
    self.gravity = gravity
    pixmap = nil
  }

  /// Makes a picture of pixels.
  public init(_ pixmap: Pixmap, gravity: ImageGravity = .resize) {
    self.init(
      .checker, width: pixmap.width, height: pixmap.height, first: .clear, second: .clear, gravity: gravity)
    self.pixmap = pixmap
  }

  /// Whether a layer can show this picture: sides and squares of 1 to 4096 pixels, and no other than a
  /// pixmap's own.
  public var isSensible: Bool {
    if let pixmap { return width == pixmap.width && height == pixmap.height }
    for extent in [width, height, cell] where extent < 1 || extent > LayerImage.greatestSide { return false }
    return true
  }

  /// Whether any of the colours can be seen.
  var isVisible: Bool { pixmap?.isVisible ?? (first.alpha > 0 || second.alpha > 0) }

  /// The picture with other colours.
  func recolored(_ change: (Color) -> Color) -> LayerImage {
    var image = self
    image.first = change(first)
    image.second = change(second)
    image.pixmap = pixmap?.recolored(change)
    return image
  }
}

/// How a picture is fitted into a layer; the edges are meant as people see them.
public enum ImageGravity: UInt8, Hashable, Sendable, CaseIterable {
  /// Stretched over the whole layer.
  case resize
  /// As large as fits, proportions kept, in the middle.
  case resizeAspect
  /// As small as covers the layer, proportions kept, in the middle; it stands out beyond the layer.
  case resizeAspectFill
  /// In its own size, in the middle.
  case center
  /// In its own size, at the middle of the top edge.
  case top
  /// In its own size, at the middle of the bottom edge.
  case bottom
  /// In its own size, at the middle of the left edge.
  case left
  /// In its own size, at the middle of the right edge.
  case right
  /// In its own size, in the top left corner.
  case topLeft
  /// In its own size, in the top right corner.
  case topRight
  /// In its own size, in the bottom left corner.
  case bottomLeft
  /// In its own size, in the bottom right corner.
  case bottomRight

  /// Where a picture of a size lies in a layer of another size, in points.
  func place(_ picture: Size, in layer: Size) -> Rect {
    var size = picture
    switch self {
    case .resize: size = layer
    case .resizeAspect:
      let factor = min(layer.width / picture.width, layer.height / picture.height)
      size = Size(width: picture.width * factor, height: picture.height * factor)
    case .resizeAspectFill:
      let factor = max(layer.width / picture.width, layer.height / picture.height)
      size = Size(width: picture.width * factor, height: picture.height * factor)
    default: break
    }
    let share = shareOfFreeSpace
    return Rect(
      x: (layer.width - size.width) * share.x, y: (layer.height - size.height) * share.y, width: size.width,
      height: size.height)
  }

  /// How much of the free space lies to the left of the picture and above it.
  private var shareOfFreeSpace: Point {
    switch self {
    case .resize, .resizeAspect, .resizeAspectFill, .center: Point(x: 0.5, y: 0.5)
    case .top: Point(x: 0.5, y: 0)
    case .bottom: Point(x: 0.5, y: 1)
    case .left: Point(x: 0, y: 0.5)
    case .right: Point(x: 1, y: 0.5)
    case .topLeft: Point(x: 0, y: 0)
    case .topRight: Point(x: 1, y: 0)
    case .bottomLeft: Point(x: 0, y: 1)
    case .bottomRight: Point(x: 1, y: 1)
    }
  }
}
