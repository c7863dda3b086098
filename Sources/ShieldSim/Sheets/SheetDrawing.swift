import ShieldModel

/// A drawing of boxes and texts in pixels, made with the compositor and font of the model.
struct SheetDrawing {
  private var hierarchy = Hierarchy()
  private var layers: [LayerID] = []

  /// Adds a box on top of everything so far.
  mutating func addBox(
    _ rect: Rect, fill: Color, cornerRadius: Double = 0, border: Color = .clear, borderWidth: Double = 0
  ) {
    let layer = add(rect)
    hierarchy[layer].fill = fill
    hierarchy[layer].cornerRadius = cornerRadius
    hierarchy[layer].borderColor = border
    hierarchy[layer].borderWidth = borderWidth
  }

  /// Adds one line of text whose top left corner, or middle of the top edge, lies at a point.
  mutating func addText(_ text: String, x: Double, y: Double, size: Double, color: Color, isCentered: Bool = false) {
    let width = Self.width(of: text, size: size)
    let layer = add(Rect(x: isCentered ? x - (width / 2).rounded(.down) : x, y: y, width: width, height: size))
    hierarchy[layer].text = TextContent(string: text, color: color, size: size, alignment: .left)
  }

  /// The drawing over a background, with its top left corner at the origin.
  func bitmap(width: Int, height: Int, background: Color) -> Bitmap {
    let tree = RenderTree.commit(
      hierarchy, roots: layers, size: Size(width: Double(width), height: Double(height)), scale: 1,
      isRightToLeft: false)
    let rule = CompositionRule(omitted: [], effect: .omit, base: background.premultiplied)
    return Bitmap(Compositor.compose(tree, rule: rule))
  }

  /// The width of one line of text.
  static func width(of text: String, size: Double) -> Double {
    Double(BitmapFont.layout(text).columns) * size / Double(TextMetrics.rowsPerLine)
  }

  /// How many characters fit into a width.
  static func characters(in width: Double, size: Double) -> Int {
    let advance = Double(TextMetrics.columnsPerCharacter) * size / Double(TextMetrics.rowsPerLine)
    return max(1, Int(width / advance))
  }

  private mutating func add(_ frame: Rect) -> LayerID {
    let layer = hierarchy.makeLayer(name: "")
    hierarchy[layer].frame = frame
    layers.append(layer)
    return layer
  }
}
