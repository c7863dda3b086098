/// A tree of layers while a card is drawn: shapes and lines of text in points, each in front of the last.
struct CardSheet {
  private(set) var hierarchy = Hierarchy()
  /// The layer of the whole card.
  let root: LayerID

  init(color: Color) {
    root = hierarchy.makeLayer(name: "card")
    hierarchy[root].frame = Rect(origin: .zero, size: SummaryCard.size)
    hierarchy[root].fill = color
    hierarchy[root].clips = true
  }

  /// Adds a rectangle.
  mutating func add(
    _ name: String, _ frame: Rect, _ color: Color, radius: Double = 0, transform: AffineTransform = .identity
  ) {
    let layer = append(name, frame)
    hierarchy[layer].fill = color
    hierarchy[layer].cornerRadius = radius
    hierarchy[layer].transform = transform
  }

  /// Adds a disc about a point.
  mutating func addDisc(_ name: String, _ center: Point, radius: Double, _ color: Color) {
    let frame = Rect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
    add(name, frame, color, radius: radius)
  }

  /// Adds a line of text, whose height is that of the frame.
  mutating func add(_ name: String, text: String, _ frame: Rect, _ color: Color, _ alignment: TextAlignment = .left) {
    let layer = append(name, frame)
    hierarchy[layer].text = TextContent(string: text, color: color, size: frame.height, alignment: alignment)
  }

  private mutating func append(_ name: String, _ frame: Rect) -> LayerID {
    let layer = hierarchy.makeLayer(name: name)
    hierarchy.attach(layer, to: root, at: hierarchy[root].sublayers.count)
    hierarchy[layer].frame = frame
    return layer
  }
}
