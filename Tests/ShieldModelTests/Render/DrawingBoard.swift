@testable import ShieldModel

/// A small layer tree for drawing tests: one root that fills the canvas, and layers put into it one by one.
struct DrawingBoard {
  var hierarchy = Hierarchy()
  let root: LayerID
  let size: Size

  /// Makes a canvas in points with a root layer of that size.
  init(width: Double, height: Double, fill: Color = .clear) {
    root = hierarchy.makeLayer(name: "root")
    size = Size(width: width, height: height)
    hierarchy[root].frame = Rect(origin: .zero, size: size)
    hierarchy[root].fill = fill
  }

  /// Adds a layer in front of its siblings.
  @discardableResult
  mutating func add(
    _ frame: Rect, _ fill: Color = .clear, under superlayer: LayerID? = nil,
    _ edit: (inout LayerNode) -> Void = { _ in }
  ) throws -> LayerID {
    let layer = hierarchy.makeLayer(name: "")
    hierarchy[layer].frame = frame
    hierarchy[layer].fill = fill
    edit(&hierarchy[layer])
    try hierarchy.insertSublayer(layer, into: superlayer ?? root)
    return layer
  }

  /// Changes a layer.
  mutating func edit(_ layer: LayerID, _ edit: (inout LayerNode) -> Void) { edit(&hierarchy[layer]) }

  func tree(scale: Double = 1, isRightToLeft: Bool = false) -> RenderTree {
    RenderTree.commit(hierarchy, roots: [root], size: size, scale: scale, isRightToLeft: isRightToLeft)
  }

  func frame(_ rule: CompositionRule = .panel, scale: Double = 1, isRightToLeft: Bool = false) -> CompositedFrame {
    Compositor.compose(tree(scale: scale, isRightToLeft: isRightToLeft), rule: rule)
  }

  /// The index of a layer's node.
  func index(of layer: LayerID) -> Int {
    tree().nodes.firstIndex { $0.layer == layer } ?? -1
  }
}

extension CompositionRule {
  /// Leaves out what asks to be left out of stills, over opaque black.
  static let still = CompositionRule(omitted: .still, effect: .omit, base: .black)
  /// Paints black what asks to be left out of stills.
  static let blackedStill = CompositionRule(omitted: .still, effect: .blackout, base: .black)
  /// Leaves nothing out, over nothing.
  static let clear = CompositionRule(omitted: [], effect: .omit, base: .clear)
}

extension Rect {
  /// A rectangle without labels, for tables.
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension Color {
  static let pureRed = Color(red: 255, green: 0, blue: 0)
  static let pureGreen = Color(red: 0, green: 255, blue: 0)
  static let pureBlue = Color(red: 0, green: 0, blue: 255)

  /// The colour with another alpha.
  func with(alpha: UInt8) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }
}

extension CompositedFrame {
  /// The colours of a row as text: one letter a pixel for black, white, red, green, blue and clear, `?` for others.
  func letters(row: Int32) -> String {
    var text = ""
    for x in 0..<width {
      switch color(x: x, y: row) {
      case .black: text += "k"
      case Color.white.premultiplied: text += "w"
      case Color.pureRed.premultiplied: text += "r"
      case Color.pureGreen.premultiplied: text += "g"
      case Color.pureBlue.premultiplied: text += "b"
      case .clear: text += "."
      default: text += "?"
      }
    }
    return text
  }

  /// All rows as text.
  var letters: [String] { (0..<height).map { letters(row: $0) } }

  /// The taint of all rows as text: `#` where secret content may show.
  var taintMarks: [String] {
    (0..<height).map { y in (0..<width).map { isTainted(x: $0, y: y) ? "#" : "-" }.joined() }
  }
}
