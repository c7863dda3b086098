@testable import ShieldModel

/// Every forest of up to four nodes below an unpainted root, in pictures in which overlap matters.
enum SmallLayerTrees {
  /// How the nodes of a small tree look; the canvas has 12 × 12 points.
  enum Look: CaseIterable, Sendable {
    /// Solid colours.
    case opaque
    /// Translucent colours; the first and the last node are dimmed as a group.
    case translucent
    /// The first two nodes clip, the first one comes in front by its z position, and the third is a shape with a border
    /// that covers the others.
    case clipped
  }

  /// The node above each node, for all forests of so many nodes in pre-order: 1, 2, 5, 14 forests for 1…4 nodes.
  static func forests(of count: Int) -> [[Int?]] {
    if count <= 0 { return [[]] }
    return forests(of: count - 1).flatMap { shorter -> [[Int?]] in
      var places: [Int?] = []
      var next: Int? = shorter.isEmpty ? nil : shorter.count - 1
      while let place = next {
        places.append(place)
        next = shorter[place]
      }
      places.append(nil)
      return places.map { shorter + [$0] }
    }
  }

  /// All 22 forests of one to four nodes.
  static let allForests = (1...4).flatMap { forests(of: $0) }

  /// None, still, live and both.
  static let allMasks: [CaptureMask] = [[], .still, .live, .captures]

  /// Every way to give each of so many nodes one of the masks: `choices.count` to the power of `count`.
  static func masks(of count: Int, from choices: [CaptureMask]) -> [[CaptureMask]] {
    (0..<count).reduce([[]]) { lists, _ in lists.flatMap { list in choices.map { list + [$0] } } }
  }

  /// Every way to mark some of so many nodes: 2 to the power of `count`.
  static func marks(of count: Int) -> [[Bool]] {
    (0..<count).reduce([[]]) { lists, _ in lists.flatMap { list in [false, true].map { list + [$0] } } }
  }

  /// The scene of a forest; node 0 of the description is the unpainted root.
  static func tree(_ forest: [Int?], look: Look) -> TreeDescription {
    var root = NodeDescription()
    root.frame = Rect(x: 0, y: 0, width: 12, height: 12)
    var nodes = [root]
    for (index, parent) in forest.enumerated() {
      var node = NodeDescription()
      node.parent = parent.map { $0 + 1 } ?? 0
      let place = places(look)[index]
      let above = parent.map { places(look)[$0] } ?? .zero
      node.frame = Rect(x: place.x - above.x, y: place.y - above.y, width: place.width, height: place.height)
      node.fill = colors[index]
      switch (look, index) {
      case (.translucent, 0), (.translucent, 3): node.opacity = 0.5
      case (.translucent, _): node.fill.alpha = 128
      case (.clipped, 0):
        node.clips = true
        node.zPosition = 1
      case (.clipped, 1): node.clips = true
      case (.clipped, 2): node.borderWidth = 1
      default: break
      }
      nodes.append(node)
    }
    return TreeDescription(nodes: nodes, size: Size(width: 12, height: 12))
  }

  /// Colours that no mixture of others on black makes.
  static let colors = [
    Color(red: 250, green: 10, blue: 20), Color(red: 30, green: 240, blue: 40), Color(red: 50, green: 60, blue: 230),
    Color(red: 220, green: 210, blue: 70),
  ]

  private static func places(_ look: Look) -> [Rect] {
    let third = look == .clipped ? Rect(x: 0, y: 1, width: 12, height: 10) : Rect(x: 2, y: 4, width: 6, height: 7)
    return [
      Rect(x: 1, y: 1, width: 7, height: 7), Rect(x: 3, y: 2, width: 7, height: 6), third,
      Rect(x: 5, y: 3, width: 6, height: 6),
    ]
  }
}
